// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Opening a GPU, and owners of what is allocated on it.

#include "Device.h"

#include <algorithm>

using namespace sinter;
using namespace sinter::runtime;

Result<std::unique_ptr<Device>> Device::open(int ordinal) {
  Result<std::shared_ptr<const DriverApi>> driver = DriverApi::load();
  if (!driver)
    return driver.failure();
  std::unique_ptr<Device> device(new Device);
  device->driver = *driver;
  const DriverApi &cuda = **driver;

  CUresult init = cuda.Init(0);
  int count = 0;
  if (init == CUDA_SUCCESS)
    if (Status s = cuda.check(cuda.DeviceGetCount(&count), "cuDeviceGetCount");
        !s)
      return s.failure();
  if (init == CUDA_ERROR_NO_DEVICE || (init == CUDA_SUCCESS && count == 0))
    return fail("no GPU: the driver sees no device");
  if (Status s = cuda.check(init, "cuInit"); !s)
    return fail("no GPU: ", s.message());
  if (ordinal < 0 || ordinal >= count)
    return fail("there is no device ", ordinal, "; the driver sees ", count);

  cuda.DriverGetVersion(&device->driverVersion);
  CUdevice handle = 0;
  if (Status s = cuda.check(cuda.DeviceGet(&handle, ordinal), "cuDeviceGet");
      !s)
    return s.failure();
  char name[256] = {};
  cuda.DeviceGetName(name, sizeof(name) - 1, handle);
  device->name = name;
  cuda.DeviceGetAttribute(&device->major,
                          CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, handle);
  cuda.DeviceGetAttribute(&device->minor,
                          CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, handle);
  cuda.DeviceGetAttribute(&device->multiprocessors,
                          CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, handle);
  cuda.DeviceGetAttribute(&device->cacheBytes,
                          CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, handle);
  device->device = handle;
  if (Status s =
          cuda.check(cuda.DevicePrimaryCtxRetain(&device->context, handle),
                     "cuDevicePrimaryCtxRetain");
      !s)
    return s.failure();
  if (Status s = device->enter(); !s)
    return s.failure();
  if (Status s = cuda.check(
          cuda.StreamCreate(&device->workStream, CU_STREAM_NON_BLOCKING),
          "cuStreamCreate");
      !s)
    return s.failure();
  return device;
}

Device::~Device() {
  if (!context)
    return;
  driver->CtxSetCurrent(context);
  if (workStream)
    driver->StreamDestroy(workStream);
  driver->CtxSetCurrent(nullptr);
  driver->DevicePrimaryCtxRelease(device);
}

Status Device::enter() const {
  return driver->check(driver->CtxSetCurrent(context), "cuCtxSetCurrent");
}

Status Device::wait() const {
  return driver->check(driver->StreamSynchronize(workStream),
                       "cuStreamSynchronize");
}

Result<uint64_t> Device::freeMemory() const {
  size_t available = 0, total = 0;
  if (Status s =
          driver->check(driver->MemGetInfo(&available, &total), "cuMemGetInfo");
      !s)
    return s.failure();
  return uint64_t(available);
}

Result<DeviceMemory> DeviceMemory::allocate(const Device &device,
                                            uint64_t bytes, const char *what) {
  DeviceMemory memory;
  CUresult result = device.api().MemAlloc(&memory.pointer, bytes);
  if (result == CUDA_ERROR_OUT_OF_MEMORY) {
    Result<uint64_t> available = device.freeMemory();
    return fail("not enough device memory for ", what, ": it needs ", bytes,
                " bytes and ", available ? *available : 0, " are free on ",
                device.name);
  }
  if (Status s = device.api().check(result, "cuMemAlloc"); !s)
    return fail(what, ": ", s.message());
  memory.device = &device;
  memory.size = bytes;
  return memory;
}

DeviceMemory::~DeviceMemory() {
  if (device && pointer)
    device->api().MemFree(pointer);
}

Result<EventList> EventList::create(const Device &device, size_t count) {
  EventList list(device);
  for (size_t i = 0; i < count; ++i) {
    CUevent event = nullptr;
    if (Status s = device.api().check(device.api().EventCreate(&event, 0),
                                      "cuEventCreate");
        !s)
      return s.failure();
    list.events.push_back(event);
  }
  return list;
}

EventList::~EventList() {
  for (CUevent event : events)
    device->api().EventDestroy(event);
}

Status EventList::record(size_t index) {
  return device->api().check(
      device->api().EventRecord(events[index], device->stream()),
      "cuEventRecord");
}

Result<double> EventList::microseconds(size_t begin, size_t end) const {
  float milliseconds = 0;
  if (Status s =
          device->api().check(device->api().EventElapsedTime(
                                  &milliseconds, events[begin], events[end]),
                              "cuEventElapsedTime");
      !s)
    return s.failure();
  return double(milliseconds) * 1e3;
}

double sinter::runtime::median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  size_t middle = values.size() / 2;
  return values.size() % 2 ? values[middle]
                           : (values[middle - 1] + values[middle]) / 2;
}
