// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files and folders under temporary names, and their removal when a signal
// ends the process.

#ifndef SINTER_SUPPORT_TEMPORARIES_H
#define SINTER_SUPPORT_TEMPORARIES_H

#include <mutex>
#include <string>

namespace sinter {

/// The temporaries of this process. Hold the lock from before one is made until
/// it is added, and from before it is renamed or removed until it is forgotten:
/// whoever ends the process takes it too, and keeps it. After a signal nobody
/// else gets it any more.
class Temporaries {
public:
  Temporaries();
  Temporaries(const Temporaries &) = delete;
  Temporaries &operator=(const Temporaries &) = delete;
  ~Temporaries();

  void add(const std::string &path);
  void forget(const std::string &path);

private:
  std::unique_lock<std::recursive_mutex> lock;
};

/// From here on SIGINT, SIGTERM and SIGHUP remove what is listed as temporary
/// and end the process with the exit status of a shell, 128 plus the signal's
/// number; the second signal ends it at once. A signal that is ignored stays
/// ignored. For the main function of a tool: a library leaves signals alone.
void removeTemporariesOnSignals();

} // namespace sinter

#endif // SINTER_SUPPORT_TEMPORARIES_H
