// check: exact
"builtin.module"() <{sym_name = "counted_while"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>):
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19, %20, %21 = "stablehlo.while"(%2, %arg1, %arg0) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<6xf32>, %arg5: tensor<4x6xf32>):
      %9 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%arg3, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<6xf32>, %arg8: tensor<4x6xf32>):
      %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%arg0, %arg6, %11) <{slice_sizes = array<i64: 1, 6>}> : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
      %13 = "stablehlo.reshape"(%12) : (tensor<1x6xf32>) -> tensor<6xf32>
      %14 = "stablehlo.add"(%arg7, %13) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
      %15 = "stablehlo.reshape"(%14) : (tensor<6xf32>) -> tensor<1x6xf32>
      %16 = "stablehlo.dynamic_update_slice"(%arg8, %15, %arg6, %11) : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
      %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %18 = "stablehlo.add"(%arg6, %17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%18, %14, %16) : (tensor<i32>, tensor<6xf32>, tensor<4x6xf32>) -> ()
    }) : (tensor<i32>, tensor<6xf32>, tensor<4x6xf32>) -> (tensor<i32>, tensor<6xf32>, tensor<4x6xf32>)
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34, %35 = "stablehlo.while"(%22, %arg1) ({
    ^bb0(%arg23: tensor<i32>, %arg24: tensor<6xf32>):
      %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %28 = "stablehlo.compare"(%arg23, %27) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%28) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg25: tensor<i32>, %arg26: tensor<6xf32>):
      %29 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
      %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
      %31 = "stablehlo.multiply"(%arg26, %30) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.add"(%arg25, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33, %31) : (tensor<i32>, tensor<6xf32>) -> ()
    }) : (tensor<i32>, tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>)
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %48, %49 = "stablehlo.while"(%36, %arg1) ({
    ^bb0(%arg37: tensor<i64>, %arg38: tensor<6xf32>):
      %41 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %42 = "stablehlo.compare"(%arg37, %41) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%42) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg39: tensor<i64>, %arg40: tensor<6xf32>):
      %43 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
      %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
      %45 = "stablehlo.multiply"(%arg40, %44) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
      %46 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %47 = "stablehlo.add"(%arg39, %46) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%47, %45) : (tensor<i64>, tensor<6xf32>) -> ()
    }) : (tensor<i64>, tensor<6xf32>) -> (tensor<i64>, tensor<6xf32>)
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %74, %75 = "stablehlo.while"(%50, %arg1) ({
    ^bb0(%arg51: tensor<ui32>, %arg52: tensor<6xf32>):
      %55 = "stablehlo.constant"() <{value = dense<2> : tensor<ui32>}> : () -> tensor<ui32>
      %56 = "stablehlo.compare"(%arg51, %55) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%56) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg53: tensor<ui32>, %arg54: tensor<6xf32>):
      %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %69, %70 = "stablehlo.while"(%57, %arg54) ({
      ^bb0(%arg58: tensor<i32>, %arg59: tensor<6xf32>):
        %62 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
        %63 = "stablehlo.compare"(%arg58, %62) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%63) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg60: tensor<i32>, %arg61: tensor<6xf32>):
        %64 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
        %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
        %66 = "stablehlo.multiply"(%arg61, %65) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
        %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %68 = "stablehlo.add"(%arg60, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%68, %66) : (tensor<i32>, tensor<6xf32>) -> ()
      }) : (tensor<i32>, tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>)
      %71 = "stablehlo.add"(%70, %arg54) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
      %72 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
      %73 = "stablehlo.add"(%arg53, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%73, %71) : (tensor<ui32>, tensor<6xf32>) -> ()
    }) : (tensor<ui32>, tensor<6xf32>) -> (tensor<ui32>, tensor<6xf32>)
    "func.return"(%20, %21, %35, %49, %75) : (tensor<6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
