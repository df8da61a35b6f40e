// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One GPU: its context, a stream, memory and events, with owners that free
// them.

#ifndef SINTER_LIB_RUNTIME_DEVICE_H
#define SINTER_LIB_RUNTIME_DEVICE_H

#include "CudaApi.h"

#include <string>
#include <utility>
#include <vector>

namespace sinter::runtime {

class Device {
public:
  static Result<std::unique_ptr<Device>> open(int ordinal);
  ~Device();
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;

  const DriverApi &api() const { return *driver; }
  CUstream stream() const { return workStream; }

  /// Makes the context current in the calling thread.
  Status enter() const;
  /// Waits for the stream.
  Status wait() const;
  /// Free device memory in bytes.
  Result<uint64_t> freeMemory() const;

  std::string name;
  int major = 0;
  int minor = 0;
  int multiprocessors = 0;
  int driverVersion = 0; ///< 13000 for 13.0
  int cacheBytes = 0;    ///< of the L2 cache

private:
  Device() = default;

  std::shared_ptr<const DriverApi> driver;
  CUdevice device = 0;
  CUcontext context = nullptr;
  CUstream workStream = nullptr;
};

/// Device memory; empty by default.
class DeviceMemory {
public:
  DeviceMemory() = default;
  /// `what` names the memory in the message when there is not enough.
  static Result<DeviceMemory> allocate(const Device &device, uint64_t bytes,
                                       const char *what);
  DeviceMemory(DeviceMemory &&other) noexcept
      : device(std::exchange(other.device, nullptr)),
        pointer(std::exchange(other.pointer, 0)), size(other.size) {}
  DeviceMemory &operator=(DeviceMemory &&other) noexcept {
    std::swap(device, other.device);
    std::swap(pointer, other.pointer);
    std::swap(size, other.size);
    return *this;
  }
  ~DeviceMemory();

  CUdeviceptr address() const { return pointer; }
  uint64_t bytes() const { return size; }

private:
  const Device *device = nullptr;
  CUdeviceptr pointer = 0;
  uint64_t size = 0;
};

/// Events on the device's stream, for timing.
class EventList {
public:
  static Result<EventList> create(const Device &device, size_t count);
  EventList(EventList &&other) noexcept
      : device(other.device), events(std::move(other.events)) {
    other.events.clear();
  }
  EventList &operator=(EventList &&) = delete;
  ~EventList();

  Status record(size_t index);
  /// Microseconds between two events that have happened.
  Result<double> microseconds(size_t begin, size_t end) const;

private:
  explicit EventList(const Device &device) : device(&device) {}
  const Device *device;
  std::vector<CUevent> events;
};

/// The middle of the sorted values; the mean of the two middle ones where their
/// number is even. Not for an empty list.
double median(std::vector<double> values);

} // namespace sinter::runtime

#endif // SINTER_LIB_RUNTIME_DEVICE_H
