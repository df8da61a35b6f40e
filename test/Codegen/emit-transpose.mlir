// RUN: sinter-opt %s --sinter-emit-kernels --sinter-serialize-kernels | FileCheck %s

// Two rows of a tile are read at once by each thread and put into shared memory
// as they are; two columns are read from there, eight rows of each, and written:
// 16 bytes on both ways.
// CHECK: .entry turn
// CHECK-COUNT-2: ld.global.v4.b32
// CHECK-COUNT-2: st.shared.v4.b32
// CHECK: bar.sync
// CHECK-COUNT-8: ld.shared
// CHECK-COUNT-2: st.global.v4.b32
// CHECK-NOT: st.global
sinter.kernel private @turn(%x: tensor<1024x512xbf16>) -> tensor<512x1024xbf16>
    attributes {decisions = {version = 1 : i64, schedule = "transpose", threads = 256 : i64,
      lanes = 8 : i64, vector = 8 : i64, chunks = 2 : i64, blocks = 16 : i64,
      splits = 8 : i64, min_blocks_per_sm = 8 : i64}} {
  %y = sinter.transpose %x [1, 0] : tensor<1024x512xbf16> -> tensor<512x1024xbf16>
  sinter.yield %y : tensor<512x1024xbf16>
}
