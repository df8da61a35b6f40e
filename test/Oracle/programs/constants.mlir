// check: bits
"builtin.module"() <{sym_name = "constants"}> ({
  "func.func"() <{arg_attrs = [], function_type = () -> (tensor<2x3xi1>, tensor<2x2xi1>, tensor<2x3xi8>, tensor<2x2xi8>, tensor<2x3xi16>, tensor<2x2xi16>, tensor<2x3xi32>, tensor<2x2xi32>, tensor<2x3xi64>, tensor<2x2xi64>, tensor<2x3xui8>, tensor<2x2xui8>, tensor<2x3xui16>, tensor<2x2xui16>, tensor<2x3xui32>, tensor<2x2xui32>, tensor<2x3xui64>, tensor<2x2xui64>, tensor<2x3xf16>, tensor<2x2xf16>, tensor<2x3xbf16>, tensor<2x2xbf16>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x3xf64>, tensor<2x2xf64>, tensor<2x3xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x2xf8E5M2>, tensor<2x0xf32>), sym_name = "main", sym_visibility = "public"}> ({
    %0 = "stablehlo.constant"() <{value = dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
    %1 = "stablehlo.constant"() <{value = dense<true> : tensor<2x2xi1>}> : () -> tensor<2x2xi1>
    %2 = "stablehlo.constant"() <{value = dense<[[-128, 127, 3], [1, 2, 42]]> : tensor<2x3xi8>}> : () -> tensor<2x3xi8>
    %3 = "stablehlo.constant"() <{value = dense<42> : tensor<2x2xi8>}> : () -> tensor<2x2xi8>
    %4 = "stablehlo.constant"() <{value = dense<[[-32768, 32767, 3], [1, 2, 10922]]> : tensor<2x3xi16>}> : () -> tensor<2x3xi16>
    %5 = "stablehlo.constant"() <{value = dense<10922> : tensor<2x2xi16>}> : () -> tensor<2x2xi16>
    %6 = "stablehlo.constant"() <{value = dense<[[-2147483648, 2147483647, 3], [1, 2, 715827882]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
    %7 = "stablehlo.constant"() <{value = dense<715827882> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
    %8 = "stablehlo.constant"() <{value = dense<[[-9223372036854775808, 9223372036854775807, 3], [1, 2, 3074457345618258602]]> : tensor<2x3xi64>}> : () -> tensor<2x3xi64>
    %9 = "stablehlo.constant"() <{value = dense<3074457345618258602> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
    %10 = "stablehlo.constant"() <{value = dense<[[0, 255, 3], [1, 2, 85]]> : tensor<2x3xui8>}> : () -> tensor<2x3xui8>
    %11 = "stablehlo.constant"() <{value = dense<85> : tensor<2x2xui8>}> : () -> tensor<2x2xui8>
    %12 = "stablehlo.constant"() <{value = dense<[[0, 65535, 3], [1, 2, 21845]]> : tensor<2x3xui16>}> : () -> tensor<2x3xui16>
    %13 = "stablehlo.constant"() <{value = dense<21845> : tensor<2x2xui16>}> : () -> tensor<2x2xui16>
    %14 = "stablehlo.constant"() <{value = dense<[[0, 4294967295, 3], [1, 2, 1431655765]]> : tensor<2x3xui32>}> : () -> tensor<2x3xui32>
    %15 = "stablehlo.constant"() <{value = dense<1431655765> : tensor<2x2xui32>}> : () -> tensor<2x2xui32>
    %16 = "stablehlo.constant"() <{value = dense<[[0, 18446744073709551615, 3], [1, 2, 6148914691236517205]]> : tensor<2x3xui64>}> : () -> tensor<2x3xui64>
    %17 = "stablehlo.constant"() <{value = dense<6148914691236517205> : tensor<2x2xui64>}> : () -> tensor<2x2xui64>
    %18 = "stablehlo.constant"() <{value = dense<[[0x7E00, -0.0, 1.5], [0x7C00, 0.0999755859375, -3.0]]> : tensor<2x3xf16>}> : () -> tensor<2x3xf16>
    %19 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x2xf16>}> : () -> tensor<2x2xf16>
    %20 = "stablehlo.constant"() <{value = dense<[[0x7FC0, -0.0, 1.5], [0x7F80, 0.10009765625, -3.0]]> : tensor<2x3xbf16>}> : () -> tensor<2x3xbf16>
    %21 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x2xbf16>}> : () -> tensor<2x2xbf16>
    %22 = "stablehlo.constant"() <{value = dense<[[0x7FC00000, -0.0, 1.5], [0x7F800000, 0.10000000149011612, -3.0]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
    %23 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
    %24 = "stablehlo.constant"() <{value = dense<[[0x7FF8000000000000, -0.0, 1.5], [0x7FF0000000000000, 0.1, -3.0]]> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %25 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x2xf64>}> : () -> tensor<2x2xf64>
    %26 = "stablehlo.constant"() <{value = dense<[[0x7F, -0.0, 1.5], [448.0, 0.1015625, -3.0]]> : tensor<2x3xf8E4M3FN>}> : () -> tensor<2x3xf8E4M3FN>
    %27 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x2xf8E4M3FN>}> : () -> tensor<2x2xf8E4M3FN>
    %28 = "stablehlo.constant"() <{value = dense<[[0x7E, -0.0, 1.5], [0x7C, 0.09375, -3.0]]> : tensor<2x3xf8E5M2>}> : () -> tensor<2x3xf8E5M2>
    %29 = "stablehlo.constant"() <{value = dense<-3.0> : tensor<2x2xf8E5M2>}> : () -> tensor<2x2xf8E5M2>
    %30 = "stablehlo.constant"() <{value = dense<> : tensor<2x0xf32>}> : () -> tensor<2x0xf32>
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30) : (tensor<2x3xi1>, tensor<2x2xi1>, tensor<2x3xi8>, tensor<2x2xi8>, tensor<2x3xi16>, tensor<2x2xi16>, tensor<2x3xi32>, tensor<2x2xi32>, tensor<2x3xi64>, tensor<2x2xi64>, tensor<2x3xui8>, tensor<2x2xui8>, tensor<2x3xui16>, tensor<2x2xui16>, tensor<2x3xui32>, tensor<2x2xui32>, tensor<2x3xui64>, tensor<2x2xui64>, tensor<2x3xf16>, tensor<2x2xf16>, tensor<2x3xbf16>, tensor<2x2xbf16>, tensor<2x3xf32>, tensor<2x2xf32>, tensor<2x3xf64>, tensor<2x2xf64>, tensor<2x3xf8E4M3FN>, tensor<2x2xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x2xf8E5M2>, tensor<2x0xf32>) -> ()
  }) : () -> ()
}) : () -> ()
