// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of temporaries, and a thread that waits for signals: a handler may
// neither lock nor walk a folder, so all that it does is to wake that thread.

#include "sinter/Support/Temporaries.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace sinter;

namespace {

struct List {
  std::recursive_mutex mutex;
  unsigned depth = 0; // how often the thread that has the lock has taken it
  std::vector<std::string> paths;
};

// Never destroyed: the thread may need it while the process ends.
List &list() {
  static List *only = new List;
  return *only;
}

// What a handler may touch: lock-free atomics and a descriptor.
std::atomic<int> wakeDescriptor{-1};
std::atomic<bool> interrupted{false};
static_assert(std::atomic<int>::is_always_lock_free &&
              std::atomic<bool>::is_always_lock_free);

constexpr int signals[] = {SIGINT, SIGTERM, SIGHUP};

int exitStatus(int signal) { return 128 + signal; }

void onSignal(int signal) {
  int savedErrno = errno;
  auto number = static_cast<unsigned char>(signal);
  if (interrupted.exchange(true) ||
      ::write(wakeDescriptor.load(), &number, 1) != 1)
    ::_exit(exitStatus(signal));
  errno = savedErrno;
}

void waitForSignal(int descriptor) {
  unsigned char number = 0;
  ssize_t got = 0;
  do
    got = ::read(descriptor, &number, 1);
  while (got < 0 && errno == EINTR);
  if (got != 1)
    return;
  // Kept: nothing new may appear under a temporary name.
  list().mutex.lock();
  std::error_code ignored;
  for (const std::string &path : list().paths)
    std::filesystem::remove_all(path, ignored);
  ::_exit(exitStatus(number));
}

} // namespace

Temporaries::Temporaries() : lock(list().mutex) {
  if (list().depth == 0 && interrupted) {
    // The process is about to end: what is complete by now stays unnamed.
    lock.unlock();
    for (;;)
      ::pause();
  }
  ++list().depth;
}

Temporaries::~Temporaries() { --list().depth; }

void Temporaries::add(const std::string &path) { list().paths.push_back(path); }

void Temporaries::forget(const std::string &path) {
  std::erase(list().paths, path);
}

void sinter::removeTemporariesOnSignals() {
  int ends[2];
  if (wakeDescriptor.load() >= 0 || ::pipe2(ends, O_CLOEXEC) != 0)
    return;
  wakeDescriptor = ends[1];
  std::thread(waitForSignal, ends[0]).detach();
  for (int signal : signals) {
    struct sigaction action = {}, before = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    if (::sigaction(signal, nullptr, &before) == 0 &&
        before.sa_handler != SIG_IGN)
      ::sigaction(signal, &action, nullptr);
  }
}
