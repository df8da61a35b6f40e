"builtin.module"() <{sym_name = "dot_inexact_bf16"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<33x65xbf16>, tensor<65x17xbf16>, tensor<17x1xbf16>) -> (tensor<33x17xbf16>, tensor<33x1xbf16>, tensor<33x17xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<33x65xbf16>, %arg1: tensor<65x17xbf16>, %arg2: tensor<17x1xbf16>):
    %3 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<33x65xbf16>, tensor<65x17xbf16>) -> tensor<33x17xbf16>
    %4 = "stablehlo.dot_general"(%3, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<33x17xbf16>, tensor<17x1xbf16>) -> tensor<33x1xbf16>
    %5 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<33x65xbf16>, tensor<65x17xbf16>) -> tensor<33x17xf32>
    "func.return"(%3, %4, %5) : (tensor<33x17xbf16>, tensor<33x1xbf16>, tensor<33x17xf32>) -> ()
  }) : () -> ()
}) : () -> ()
