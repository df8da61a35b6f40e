"builtin.module"() <{sym_name = "dot_inexact_f64"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<33x65xf64>, tensor<65x17xf64>, tensor<17x1xf64>) -> (tensor<33x17xf64>, tensor<33x1xf64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<33x65xf64>, %arg1: tensor<65x17xf64>, %arg2: tensor<17x1xf64>):
    %3 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<33x65xf64>, tensor<65x17xf64>) -> tensor<33x17xf64>
    %4 = "stablehlo.dot_general"(%3, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<33x17xf64>, tensor<17x1xf64>) -> tensor<33x1xf64>
    "func.return"(%3, %4) : (tensor<33x17xf64>, tensor<33x1xf64>) -> ()
  }) : () -> ()
}) : () -> ()
