// RUN: sinter-opt --sinter-decompose-named-ops="max-recurrence-steps=10" --verify-diagnostics %s
// RUN: sinter-opt --sinter-decompose-named-ops %s | FileCheck %s
// A planner that meets a named op says which.
// RUN: not sinter-opt --sinter-plan=target=h200 %s 2>&1 | FileCheck %s --check-prefix=PLAN

// CHECK: sinter.concat
// PLAN: error: {{.*}}sinter.linear_recurrence
func.func @main(%a: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %h = sinter.linear_recurrence %a, %a axis 0
    : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  // expected-error @+1 {{brings the steps of linear recurrences that are written out to 16; at most 10 are: shorten the sequence, or raise max-recurrence-steps of sinter-decompose-named-ops}}
  %g = sinter.linear_recurrence %a, %h axis 0
    : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  return %g : tensor<8x64xf32>
}
