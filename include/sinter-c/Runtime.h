/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Running a Sinter bundle on a GPU, from C. Every function that can fail gives
 * 0 for success and 1 for an error; sinterProgramError() then says what, where
 * and how to repair it. A program is used by one thread at a time.
 */

#ifndef SINTER_C_RUNTIME_H
#define SINTER_C_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct SinterProgram SinterProgram;

/* One input or output. The strings and the shape live as long as the program.
 * dtype is a name of safetensors: "F32", "BF16", "F8_E4M3", "BOOL", ... */
typedef struct {
  const char *name;
  const char *dtype;
  const int64_t *shape;
  size_t rank;
  uint64_t bytes;
  /* Inputs: 1 where the step may write the buffer. Outputs: 0. */
  int donated;
  /* Outputs: the donated input that takes the result in the next step, or -1.
   * Inputs: -1. */
  int64_t aliasInput;
} SinterTensorInfo;

typedef enum {
  SinterRunGraph = 0,       /* one CUDA graph of the whole step */
  SinterRunEager = 1,       /* launch by launch */
  SinterRunEagerChecked = 2 /* launch by launch, waiting after each */
} SinterRunMode;

/* Loads the bundle in `directory` onto a device. Always gives a program, which
 * sinterProgramDestroy() frees; where loading failed it holds the error only.
 */
int sinterProgramLoad(const char *directory, int device,
                      SinterProgram **program);
void sinterProgramDestroy(SinterProgram *program);

/* The last error of a function on this program; "" where there was none. */
const char *sinterProgramError(const SinterProgram *program);

size_t sinterProgramNumInputs(const SinterProgram *program);
size_t sinterProgramNumOutputs(const SinterProgram *program);
int sinterProgramInputInfo(SinterProgram *program, size_t index,
                           SinterTensorInfo *info);
int sinterProgramOutputInfo(SinterProgram *program, size_t index,
                            SinterTensorInfo *info);

/* Copies a dense, row-major tensor to or from the device. */
int sinterProgramSetInput(SinterProgram *program, size_t index,
                          const void *data, uint64_t bytes);
int sinterProgramReadOutput(SinterProgram *program, size_t index, void *data,
                            uint64_t bytes);

/* Runs the step once and waits for it. */
int sinterProgramRun(SinterProgram *program, SinterRunMode mode);

/* Copies every result that aliases a donated input into it. */
int sinterProgramFeedBack(SinterProgram *program);

#ifdef __cplusplus
}
#endif

#endif /* SINTER_C_RUNTIME_H */
