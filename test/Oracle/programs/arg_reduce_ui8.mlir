// check: exact
"builtin.module"() <{sym_name = "arg_reduce_ui8"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x9xui8>) -> (tensor<5xui8>, tensor<5xi32>, tensor<5xui8>, tensor<5xi32>, tensor<5xui8>, tensor<5xi64>, tensor<5xui8>, tensor<5xi64>, tensor<5xui8>, tensor<5xui8>, tensor<5xui8>, tensor<5xui8>, tensor<9xui8>, tensor<9xi32>, tensor<ui8>, tensor<i32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x9xui8>):
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x9xi32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15, %16 = "stablehlo.reduce"(%arg0, %1, %13, %14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<ui8>, %arg3: tensor<i32>, %arg4: tensor<ui8>, %arg5: tensor<i32>):
      %6 = "stablehlo.compare"(%arg2, %arg4) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %7 = "stablehlo.compare"(%arg2, %arg4) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %8 = "stablehlo.compare"(%arg3, %arg5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.or"(%6, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.select"(%6, %arg2, %arg4) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %12 = "stablehlo.select"(%10, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11, %12) : (tensor<ui8>, tensor<i32>) -> ()
    }) : (tensor<5x9xui8>, tensor<5x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<5xui8>, tensor<5xi32>)
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x9xi32>
    %29 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31, %32 = "stablehlo.reduce"(%arg0, %17, %29, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg18: tensor<ui8>, %arg19: tensor<i32>, %arg20: tensor<ui8>, %arg21: tensor<i32>):
      %22 = "stablehlo.compare"(%arg18, %arg20) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %23 = "stablehlo.compare"(%arg18, %arg20) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %24 = "stablehlo.compare"(%arg19, %arg21) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %26 = "stablehlo.or"(%22, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %27 = "stablehlo.select"(%22, %arg18, %arg20) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %28 = "stablehlo.select"(%26, %arg19, %arg21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%27, %28) : (tensor<ui8>, tensor<i32>) -> ()
    }) : (tensor<5x9xui8>, tensor<5x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<5xui8>, tensor<5xi32>)
    %33 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x9xi64>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %47, %48 = "stablehlo.reduce"(%arg0, %33, %45, %46) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg34: tensor<ui8>, %arg35: tensor<i64>, %arg36: tensor<ui8>, %arg37: tensor<i64>):
      %38 = "stablehlo.compare"(%arg34, %arg36) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %39 = "stablehlo.compare"(%arg34, %arg36) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %40 = "stablehlo.compare"(%arg35, %arg37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %41 = "stablehlo.and"(%39, %40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %42 = "stablehlo.or"(%38, %41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %43 = "stablehlo.select"(%38, %arg34, %arg36) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %44 = "stablehlo.select"(%42, %arg35, %arg37) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%43, %44) : (tensor<ui8>, tensor<i64>) -> ()
    }) : (tensor<5x9xui8>, tensor<5x9xi64>, tensor<ui8>, tensor<i64>) -> (tensor<5xui8>, tensor<5xi64>)
    %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x9xi64>
    %61 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %63, %64 = "stablehlo.reduce"(%arg0, %49, %61, %62) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg50: tensor<ui8>, %arg51: tensor<i64>, %arg52: tensor<ui8>, %arg53: tensor<i64>):
      %54 = "stablehlo.compare"(%arg50, %arg52) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %55 = "stablehlo.compare"(%arg50, %arg52) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %56 = "stablehlo.compare"(%arg51, %arg53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %57 = "stablehlo.and"(%55, %56) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %58 = "stablehlo.or"(%54, %57) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %59 = "stablehlo.select"(%54, %arg50, %arg52) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %60 = "stablehlo.select"(%58, %arg51, %arg53) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%59, %60) : (tensor<ui8>, tensor<i64>) -> ()
    }) : (tensor<5x9xui8>, tensor<5x9xi64>, tensor<ui8>, tensor<i64>) -> (tensor<5xui8>, tensor<5xi64>)
    %65 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x9xui8>
    %77 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %78 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %79, %80 = "stablehlo.reduce"(%arg0, %65, %77, %78) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg66: tensor<ui8>, %arg67: tensor<ui8>, %arg68: tensor<ui8>, %arg69: tensor<ui8>):
      %70 = "stablehlo.compare"(%arg66, %arg68) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %71 = "stablehlo.compare"(%arg66, %arg68) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %72 = "stablehlo.compare"(%arg67, %arg69) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %73 = "stablehlo.and"(%71, %72) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %74 = "stablehlo.or"(%70, %73) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %75 = "stablehlo.select"(%70, %arg66, %arg68) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %76 = "stablehlo.select"(%74, %arg67, %arg69) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%75, %76) : (tensor<ui8>, tensor<ui8>) -> ()
    }) : (tensor<5x9xui8>, tensor<5x9xui8>, tensor<ui8>, tensor<ui8>) -> (tensor<5xui8>, tensor<5xui8>)
    %81 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x9xui8>
    %93 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %94 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %95, %96 = "stablehlo.reduce"(%arg0, %81, %93, %94) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg82: tensor<ui8>, %arg83: tensor<ui8>, %arg84: tensor<ui8>, %arg85: tensor<ui8>):
      %86 = "stablehlo.compare"(%arg82, %arg84) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %87 = "stablehlo.compare"(%arg82, %arg84) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %88 = "stablehlo.compare"(%arg83, %arg85) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %89 = "stablehlo.and"(%87, %88) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %90 = "stablehlo.or"(%86, %89) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %91 = "stablehlo.select"(%86, %arg82, %arg84) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %92 = "stablehlo.select"(%90, %arg83, %arg85) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%91, %92) : (tensor<ui8>, tensor<ui8>) -> ()
    }) : (tensor<5x9xui8>, tensor<5x9xui8>, tensor<ui8>, tensor<ui8>) -> (tensor<5xui8>, tensor<5xui8>)
    %97 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x9xi32>
    %109 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %110 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %111, %112 = "stablehlo.reduce"(%arg0, %97, %109, %110) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg98: tensor<ui8>, %arg99: tensor<i32>, %arg100: tensor<ui8>, %arg101: tensor<i32>):
      %102 = "stablehlo.compare"(%arg98, %arg100) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %103 = "stablehlo.compare"(%arg98, %arg100) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %104 = "stablehlo.compare"(%arg99, %arg101) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %105 = "stablehlo.and"(%103, %104) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %106 = "stablehlo.or"(%102, %105) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %107 = "stablehlo.select"(%102, %arg98, %arg100) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %108 = "stablehlo.select"(%106, %arg99, %arg101) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%107, %108) : (tensor<ui8>, tensor<i32>) -> ()
    }) : (tensor<5x9xui8>, tensor<5x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<9xui8>, tensor<9xi32>)
    %113 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<45xi32>
    %114 = "stablehlo.reshape"(%113) : (tensor<45xi32>) -> tensor<5x9xi32>
    %126 = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %127 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %128, %129 = "stablehlo.reduce"(%arg0, %114, %126, %127) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg115: tensor<ui8>, %arg116: tensor<i32>, %arg117: tensor<ui8>, %arg118: tensor<i32>):
      %119 = "stablehlo.compare"(%arg115, %arg117) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %120 = "stablehlo.compare"(%arg115, %arg117) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %121 = "stablehlo.compare"(%arg116, %arg118) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %122 = "stablehlo.and"(%120, %121) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %123 = "stablehlo.or"(%119, %122) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %124 = "stablehlo.select"(%119, %arg115, %arg117) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      %125 = "stablehlo.select"(%123, %arg116, %arg118) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%124, %125) : (tensor<ui8>, tensor<i32>) -> ()
    }) : (tensor<5x9xui8>, tensor<5x9xi32>, tensor<ui8>, tensor<i32>) -> (tensor<ui8>, tensor<i32>)
    "func.return"(%15, %16, %31, %32, %47, %48, %63, %64, %79, %80, %95, %96, %111, %112, %128, %129) : (tensor<5xui8>, tensor<5xi32>, tensor<5xui8>, tensor<5xi32>, tensor<5xui8>, tensor<5xi64>, tensor<5xui8>, tensor<5xi64>, tensor<5xui8>, tensor<5xui8>, tensor<5xui8>, tensor<5xui8>, tensor<9xui8>, tensor<9xi32>, tensor<ui8>, tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()
