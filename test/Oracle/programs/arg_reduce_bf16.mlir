// check: exact
"builtin.module"() <{sym_name = "arg_reduce_bf16"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x9xbf16>) -> (tensor<7xbf16>, tensor<7xi32>, tensor<7xbf16>, tensor<7xi32>, tensor<7xbf16>, tensor<7xi64>, tensor<7xbf16>, tensor<7xi64>, tensor<7xbf16>, tensor<7xui8>, tensor<7xbf16>, tensor<7xui8>, tensor<9xbf16>, tensor<9xi32>, tensor<bf16>, tensor<i32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x9xbf16>):
    %1 = "stablehlo.constant"() <{value = dense<[[1.0, 0x7FC0, 2.0, 0.0, 0x7FC0, 1.0, 2.0, 3.0, 9.0], [0x7F80, 1.0, 0xFF80, 0x7F80, 0xFF80, 0.0, 0.0, 1.0, 2.0]]> : tensor<2x9xbf16>}> : () -> tensor<2x9xbf16>
    %2 = "stablehlo.concatenate"(%arg0, %1) <{dimension = 0 : i64}> : (tensor<5x9xbf16>, tensor<2x9xbf16>) -> tensor<7x9xbf16>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x9xi32>
    %17 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19, %20 = "stablehlo.reduce"(%2, %3, %17, %18) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<bf16>, %arg5: tensor<i32>, %arg6: tensor<bf16>, %arg7: tensor<i32>):
      %8 = "stablehlo.compare"(%arg4, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %9 = "stablehlo.compare"(%arg4, %arg4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.compare"(%arg4, %arg6) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %12 = "stablehlo.compare"(%arg5, %arg7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %14 = "stablehlo.or"(%10, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %15 = "stablehlo.select"(%10, %arg4, %arg6) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %16 = "stablehlo.select"(%14, %arg5, %arg7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15, %16) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<7xbf16>, tensor<7xi32>)
    %21 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x9xi32>
    %35 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37, %38 = "stablehlo.reduce"(%2, %21, %35, %36) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<bf16>, %arg23: tensor<i32>, %arg24: tensor<bf16>, %arg25: tensor<i32>):
      %26 = "stablehlo.compare"(%arg22, %arg24) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %27 = "stablehlo.compare"(%arg22, %arg22) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %28 = "stablehlo.or"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %29 = "stablehlo.compare"(%arg22, %arg24) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %30 = "stablehlo.compare"(%arg23, %arg25) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %31 = "stablehlo.and"(%29, %30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %32 = "stablehlo.or"(%28, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %33 = "stablehlo.select"(%28, %arg22, %arg24) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %34 = "stablehlo.select"(%32, %arg23, %arg25) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33, %34) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<7xbf16>, tensor<7xi32>)
    %39 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x9xi64>
    %53 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %55, %56 = "stablehlo.reduce"(%2, %39, %53, %54) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg40: tensor<bf16>, %arg41: tensor<i64>, %arg42: tensor<bf16>, %arg43: tensor<i64>):
      %44 = "stablehlo.compare"(%arg40, %arg42) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %45 = "stablehlo.compare"(%arg40, %arg40) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %46 = "stablehlo.or"(%44, %45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %47 = "stablehlo.compare"(%arg40, %arg42) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %48 = "stablehlo.compare"(%arg41, %arg43) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %49 = "stablehlo.and"(%47, %48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %50 = "stablehlo.or"(%46, %49) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %51 = "stablehlo.select"(%46, %arg40, %arg42) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %52 = "stablehlo.select"(%50, %arg41, %arg43) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%51, %52) : (tensor<bf16>, tensor<i64>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xi64>, tensor<bf16>, tensor<i64>) -> (tensor<7xbf16>, tensor<7xi64>)
    %57 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x9xi64>
    %71 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %73, %74 = "stablehlo.reduce"(%2, %57, %71, %72) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg58: tensor<bf16>, %arg59: tensor<i64>, %arg60: tensor<bf16>, %arg61: tensor<i64>):
      %62 = "stablehlo.compare"(%arg58, %arg60) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %63 = "stablehlo.compare"(%arg58, %arg58) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %64 = "stablehlo.or"(%62, %63) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %65 = "stablehlo.compare"(%arg58, %arg60) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %66 = "stablehlo.compare"(%arg59, %arg61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %67 = "stablehlo.and"(%65, %66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %68 = "stablehlo.or"(%64, %67) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %69 = "stablehlo.select"(%64, %arg58, %arg60) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %70 = "stablehlo.select"(%68, %arg59, %arg61) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%69, %70) : (tensor<bf16>, tensor<i64>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xi64>, tensor<bf16>, tensor<i64>) -> (tensor<7xbf16>, tensor<7xi64>)
    %75 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x9xui8>
    %89 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %90 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %91, %92 = "stablehlo.reduce"(%2, %75, %89, %90) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg76: tensor<bf16>, %arg77: tensor<ui8>, %arg78: tensor<bf16>, %arg79: tensor<ui8>):
      %80 = "stablehlo.compare"(%arg76, %arg78) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %81 = "stablehlo.compare"(%arg76, %arg76) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %82 = "stablehlo.or"(%80, %81) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %83 = "stablehlo.compare"(%arg76, %arg78) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %84 = "stablehlo.compare"(%arg77, %arg79) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %85 = "stablehlo.and"(%83, %84) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %86 = "stablehlo.or"(%82, %85) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %87 = "stablehlo.select"(%82, %arg76, %arg78) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %88 = "stablehlo.select"(%86, %arg77, %arg79) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%87, %88) : (tensor<bf16>, tensor<ui8>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xui8>, tensor<bf16>, tensor<ui8>) -> (tensor<7xbf16>, tensor<7xui8>)
    %93 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<7x9xui8>
    %107 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %108 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %109, %110 = "stablehlo.reduce"(%2, %93, %107, %108) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg94: tensor<bf16>, %arg95: tensor<ui8>, %arg96: tensor<bf16>, %arg97: tensor<ui8>):
      %98 = "stablehlo.compare"(%arg94, %arg96) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %99 = "stablehlo.compare"(%arg94, %arg94) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %100 = "stablehlo.or"(%98, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %101 = "stablehlo.compare"(%arg94, %arg96) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %102 = "stablehlo.compare"(%arg95, %arg97) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %103 = "stablehlo.and"(%101, %102) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %104 = "stablehlo.or"(%100, %103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %105 = "stablehlo.select"(%100, %arg94, %arg96) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %106 = "stablehlo.select"(%104, %arg95, %arg97) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%105, %106) : (tensor<bf16>, tensor<ui8>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xui8>, tensor<bf16>, tensor<ui8>) -> (tensor<7xbf16>, tensor<7xui8>)
    %111 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7x9xi32>
    %125 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %126 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %127, %128 = "stablehlo.reduce"(%2, %111, %125, %126) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg112: tensor<bf16>, %arg113: tensor<i32>, %arg114: tensor<bf16>, %arg115: tensor<i32>):
      %116 = "stablehlo.compare"(%arg112, %arg114) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %117 = "stablehlo.compare"(%arg112, %arg112) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %118 = "stablehlo.or"(%116, %117) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %119 = "stablehlo.compare"(%arg112, %arg114) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %120 = "stablehlo.compare"(%arg113, %arg115) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %121 = "stablehlo.and"(%119, %120) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %122 = "stablehlo.or"(%118, %121) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %123 = "stablehlo.select"(%118, %arg112, %arg114) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %124 = "stablehlo.select"(%122, %arg113, %arg115) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%123, %124) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<9xbf16>, tensor<9xi32>)
    %129 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<63xi32>
    %130 = "stablehlo.reshape"(%129) : (tensor<63xi32>) -> tensor<7x9xi32>
    %144 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %145 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %146, %147 = "stablehlo.reduce"(%2, %130, %144, %145) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg131: tensor<bf16>, %arg132: tensor<i32>, %arg133: tensor<bf16>, %arg134: tensor<i32>):
      %135 = "stablehlo.compare"(%arg131, %arg133) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %136 = "stablehlo.compare"(%arg131, %arg131) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %137 = "stablehlo.or"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %138 = "stablehlo.compare"(%arg131, %arg133) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %139 = "stablehlo.compare"(%arg132, %arg134) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %141 = "stablehlo.or"(%137, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %142 = "stablehlo.select"(%137, %arg131, %arg133) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %143 = "stablehlo.select"(%141, %arg132, %arg134) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%142, %143) : (tensor<bf16>, tensor<i32>) -> ()
    }) : (tensor<7x9xbf16>, tensor<7x9xi32>, tensor<bf16>, tensor<i32>) -> (tensor<bf16>, tensor<i32>)
    "func.return"(%19, %20, %37, %38, %55, %56, %73, %74, %91, %92, %109, %110, %127, %128, %146, %147) : (tensor<7xbf16>, tensor<7xi32>, tensor<7xbf16>, tensor<7xi32>, tensor<7xbf16>, tensor<7xi64>, tensor<7xbf16>, tensor<7xi64>, tensor<7xbf16>, tensor<7xui8>, tensor<7xbf16>, tensor<7xui8>, tensor<9xbf16>, tensor<9xi32>, tensor<bf16>, tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()
