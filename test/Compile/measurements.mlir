// Measured times are attached to kernels, and come back in the report.
// RUN: rm -rf %t && mkdir -p %t
// RUN: echo '{"version": 1, "kernels": {"pointwise_0": {"seconds": 2.5e-6}, "gone": {"seconds": 1}}}' > %t/good.json
// RUN: sinter-compile %s -o %t/D --emit=ptx --quiet --measurements=%t/good.json 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=PLAN --input-file=%t/D/plan.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t/D/report.txt
// CHECK: warning: {{.*}}good.json: the plan has no kernel @gone
// PLAN: measurements = {seconds = 2.500000e-06 : f64, version = 1 : i64}
// REPORT: @pointwise_0 {{.*}} measured 2.5 us each

// RUN: echo '{"version": 1, "kernels": {"pointwise_0": 3}}' > %t/bad.json
// RUN: not sinter-compile %s -o %t/E --emit=ptx --measurements=%t/bad.json 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: {{.*}}bad.json: kernel 'pointwise_0' is no object; it should be
// RUN: echo '{"version": 1, "kernels": {"@pointwise_0": {"seconds": 3e-6}}}' > %t/at.json
// RUN: sinter-compile %s -o %t/D --emit=ptx --quiet --measurements=%t/at.json 2>&1 | FileCheck %s --check-prefix=AT --allow-empty
// RUN: FileCheck %s --check-prefix=AT-REPORT --input-file=%t/D/report.txt
// AT-NOT: warning
// AT-REPORT: @pointwise_0 {{.*}} measured 3.0 us each
// RUN: echo '{"version": 1, "kernels": {"pointwise_0": {"seconds": 1e999}}}' > %t/bad.json
// RUN: not sinter-compile %s -o %t/E --emit=ptx --measurements=%t/bad.json 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: echo '{"version": 1, "kernels": {"pointwise_0": {"seconds": -1}}}' > %t/bad.json
// RUN: not sinter-compile %s -o %t/E --emit=ptx --measurements=%t/bad.json 2>&1 | FileCheck %s --check-prefix=NUMBER
// NUMBER: error: {{.*}}bad.json: kernel 'pointwise_0'{{.*}}finite number
// RUN: echo '{' > %t/bad.json
// RUN: not sinter-compile %s -o %t/E --emit=ptx --measurements=%t/bad.json 2>&1 | FileCheck %s --check-prefix=SYNTAX
// SYNTAX: error: {{.*}}bad.json: not valid JSON:
// RUN: echo '{"version": 1, "kernels": {"pointwise_0": {"second": 1}}}' > %t/bad.json
// RUN: not sinter-compile %s -o %t/E --emit=ptx --measurements=%t/bad.json 2>&1 | FileCheck %s --check-prefix=KEY
// KEY: error: {{.*}}bad.json: kernel 'pointwise_0' has an unknown entry 'second'
// RUN: echo '{"version": 1, "kernels": {"pointwise_0": {}}}' > %t/bad.json
// RUN: not sinter-compile %s -o %t/E --emit=ptx --measurements=%t/bad.json 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: {{.*}}bad.json: kernel 'pointwise_0' has neither seconds nor metrics
// RUN: echo '{"version": 1, "target": "rtx5090", "kernels": {"pointwise_0": {"seconds": 1e-6}}}' > %t/bad.json
// RUN: not sinter-compile %s -o %t/E --emit=ptx --target=h200 --measurements=%t/bad.json 2>&1 | FileCheck %s --check-prefix=CHIP
// CHIP: error: {{.*}}bad.json: it was measured on rtx5090, and the program is compiled for h200
// RUN: not sinter-compile %s -o %t/E --emit=ptx --measurements=%t/none.json 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: {{.*}}none.json
// RUN: not ls %t/E
func.func @main(%x: tensor<64xf32>) -> tensor<64xf32> {
  %y = arith.addf %x, %x : tensor<64xf32>
  return %y : tensor<64xf32>
}
