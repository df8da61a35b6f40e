// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loop that all elementwise ops share.

#ifndef SINTER_LIB_EVALUATOR_OPRUNIMPL_H
#define SINTER_LIB_EVALUATOR_OPRUNIMPL_H

namespace sinter::eval {

/// A view of a tensor of rank 0 as one of `shape`; other tensors as they are.
Tensor repeated(const Tensor &tensor, llvm::ArrayRef<int64_t> shape);

template <typename In, typename Result, unsigned N, typename Fn>
llvm::LogicalResult mapElements(OpRun &run, Fn fn) {
  llvm::FailureOr<Tensor> out = run.out();
  if (failed(out))
    return llvm::failure();
  llvm::SmallVector<Reader, N> readers;
  for (unsigned i = 0; i < N; ++i)
    readers.emplace_back(repeated(run.in(i), out->shape));
  run.machine.parallelFor(
      out->size(), elementsPerTask, [&](int64_t begin, int64_t end) {
        alignas(64) In scratch[N][chunkElements];
        alignas(64) Result result[chunkElements];
        for (int64_t i = begin; i < end; i += chunkElements) {
          int64_t count = std::min(end - i, chunkElements);
          const In *from[N];
          for (unsigned k = 0; k < N; ++k)
            from[k] = readers[k].load(i, count, scratch[k]);
          Writer<Result> writer(*out, i, count, result);
          Result *to = writer.data();
          if constexpr (N == 1)
            for (int64_t j = 0; j < count; ++j)
              to[j] = fn(from[0][j]);
          else if constexpr (N == 2)
            for (int64_t j = 0; j < count; ++j)
              to[j] = fn(from[0][j], from[1][j]);
          else
            for (int64_t j = 0; j < count; ++j)
              to[j] = fn(from[0][j], from[1][j], from[2][j]);
          writer.commit();
        }
      });
  return llvm::success();
}

} // namespace sinter::eval

#endif // SINTER_LIB_EVALUATOR_OPRUNIMPL_H
