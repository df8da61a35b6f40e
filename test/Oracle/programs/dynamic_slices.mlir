// check: bits
"builtin.module"() <{sym_name = "dynamic_slices"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i16>, tensor<i32>, tensor<i64>, tensor<ui8>, tensor<ui16>, tensor<ui32>, tensor<ui64>, tensor<i32>) -> (tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<5x0xf32>, tensor<5x6xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x6xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<i8>, %arg7: tensor<i16>, %arg12: tensor<i32>, %arg17: tensor<i64>, %arg22: tensor<ui8>, %arg27: tensor<ui16>, %arg32: tensor<ui32>, %arg37: tensor<ui64>, %arg42: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %4 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %5 = "stablehlo.dynamic_slice"(%arg0, %arg2, %3) <{slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<i8>, tensor<i8>) -> tensor<2x3xf32>
    %6 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %4, %arg2) : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i8>, tensor<i8>) -> tensor<5x6xf32>
    %8 = "stablehlo.constant"() <{value = dense<32767> : tensor<i16>}> : () -> tensor<i16>
    %9 = "stablehlo.constant"() <{value = dense<-32768> : tensor<i16>}> : () -> tensor<i16>
    %10 = "stablehlo.dynamic_slice"(%arg0, %arg7, %8) <{slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<i16>, tensor<i16>) -> tensor<2x3xf32>
    %11 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %9, %arg7) : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i16>, tensor<i16>) -> tensor<5x6xf32>
    %13 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.dynamic_slice"(%arg0, %arg12, %13) <{slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %16 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %14, %arg12) : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    %18 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %19 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %20 = "stablehlo.dynamic_slice"(%arg0, %arg17, %18) <{slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
    %21 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %19, %arg17) : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x6xf32>
    %23 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %25 = "stablehlo.dynamic_slice"(%arg0, %arg22, %23) <{slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<ui8>, tensor<ui8>) -> tensor<2x3xf32>
    %26 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %24, %arg22) : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui8>, tensor<ui8>) -> tensor<5x6xf32>
    %28 = "stablehlo.constant"() <{value = dense<65535> : tensor<ui16>}> : () -> tensor<ui16>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<ui16>}> : () -> tensor<ui16>
    %30 = "stablehlo.dynamic_slice"(%arg0, %arg27, %28) <{slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<ui16>, tensor<ui16>) -> tensor<2x3xf32>
    %31 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %29, %arg27) : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui16>, tensor<ui16>) -> tensor<5x6xf32>
    %33 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %35 = "stablehlo.dynamic_slice"(%arg0, %arg32, %33) <{slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<ui32>, tensor<ui32>) -> tensor<2x3xf32>
    %36 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %34, %arg32) : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<5x6xf32>
    %38 = "stablehlo.constant"() <{value = dense<18446744073709551615> : tensor<ui64>}> : () -> tensor<ui64>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %40 = "stablehlo.dynamic_slice"(%arg0, %arg37, %38) <{slice_sizes = array<i64: 2, 3>}> : (tensor<5x6xf32>, tensor<ui64>, tensor<ui64>) -> tensor<2x3xf32>
    %41 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %39, %arg37) : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<ui64>, tensor<ui64>) -> tensor<5x6xf32>
    %43 = "stablehlo.dynamic_slice"(%arg0, %arg42, %arg42) <{slice_sizes = array<i64: 5, 0>}> : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x0xf32>
    %44 = "stablehlo.dynamic_slice"(%arg0, %arg42, %arg42) <{slice_sizes = array<i64: 5, 6>}> : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
    "func.return"(%5, %6, %10, %11, %15, %16, %20, %21, %25, %26, %30, %31, %35, %36, %40, %41, %43, %44) : (tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<2x3xf32>, tensor<5x6xf32>, tensor<5x0xf32>, tensor<5x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
