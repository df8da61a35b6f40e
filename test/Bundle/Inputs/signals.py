# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ends a tool by a signal while it has a temporary on disk, and sees that it
leaves nothing and says so by its exit status.

usage: signals.py FOLDER OUTPUT COMMAND...
FOLDER holds OUTPUT, which COMMAND writes; it is looked at until something
appears in it or below it whose name has "tmp-".
"""

import os
import shutil
import signal
import subprocess
import sys
import time

PATIENCE = 60  # seconds


def temporaries(folder):
    found = []
    for root, folders, files in os.walk(folder):
        found += [os.path.join(root, n) for n in folders + files if "tmp-" in n]
    return found


def interrupt(folder, command, number):
    """True where the signal came before the process had ended by itself."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests may ignore it, as a shell does in the background.
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    )
    end = time.monotonic() + PATIENCE
    while not temporaries(folder) and process.poll() is None:
        if time.monotonic() > end:
            process.kill()
            sys.exit("nothing temporary appeared")
    process.send_signal(number)
    error = process.communicate(timeout=PATIENCE)[1]
    left = temporaries(folder)
    if left:
        sys.exit(f"{number!r} left {left}")
    if process.returncode == 0:
        return False
    if process.returncode != 128 + number:
        sys.exit(f"{number!r}: exit {process.returncode}: {error}")
    return True


def main():
    folder, output, *command = sys.argv[1:]
    before = sorted(os.listdir(folder))
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        # Where the command is quick it may be over before.
        for _ in range(20):
            if interrupt(folder, command, number):
                break
            path = os.path.join(folder, output)
            if os.path.isdir(path):
                shutil.rmtree(path)
            elif output not in before:
                os.remove(path)
        else:
            sys.exit(f"{number!r} never came in time")
        if sorted(os.listdir(folder)) != before:
            sys.exit(f"{number!r} left {os.listdir(folder)}")
    # A signal that is ignored (nohup) stays ignored.
    ignoring = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
    )
    while not temporaries(folder) and ignoring.poll() is None:
        pass
    ignoring.send_signal(signal.SIGHUP)
    if ignoring.wait(timeout=PATIENCE):
        sys.exit("the command fails when it ignores a signal")
    if output not in os.listdir(folder) or temporaries(folder):
        sys.exit(f"the command left {os.listdir(folder)}")


if __name__ == "__main__":
    main()
