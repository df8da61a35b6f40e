"builtin.module"() <{sym_name = "jit_random_draws"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> (tensor<3x7xf32>, tensor<5xbf16>, tensor<4x3xi32>, tensor<2xui32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg201: tensor<2xui32>):
    %660 = "func.call"(%arg201) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<3x2xui32>
    %661 = "stablehlo.slice"(%660) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %662 = "stablehlo.reshape"(%661) : (tensor<1x2xui32>) -> tensor<2xui32>
    %663 = "stablehlo.slice"(%660) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %664 = "stablehlo.reshape"(%663) : (tensor<1x2xui32>) -> tensor<2xui32>
    %665 = "stablehlo.slice"(%660) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xui32>) -> tensor<1x2xui32>
    %666 = "stablehlo.reshape"(%665) : (tensor<1x2xui32>) -> tensor<2xui32>
    %667 = "func.call"(%662) <{callee = @_normal}> : (tensor<2xui32>) -> tensor<3x7xf32>
    %668 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %669 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %670 = "func.call"(%664, %668, %669) <{callee = @_uniform_2}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5xbf16>
    %671 = "stablehlo.constant"() <{value = dense<-5> : tensor<i32>}> : () -> tensor<i32>
    %672 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %673 = "func.call"(%666, %671, %672) <{callee = @_randint}> : (tensor<2xui32>, tensor<i32>, tensor<i32>) -> tensor<4x3xi32>
    %674 = "stablehlo.constant"() <{value = dense<7> : tensor<ui32>}> : () -> tensor<ui32>
    %675 = "func.call"(%arg201, %674) <{callee = @_threefry_fold_in}> : (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>
    "func.return"(%667, %670, %673, %675) : (tensor<3x7xf32>, tensor<5xbf16>, tensor<4x3xi32>, tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg200: tensor<2xui32>):
    %643 = "stablehlo.slice"(%arg200) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %644 = "stablehlo.reshape"(%643) : (tensor<1xui32>) -> tensor<ui32>
    %645 = "stablehlo.slice"(%arg200) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %646 = "stablehlo.reshape"(%645) : (tensor<1xui32>) -> tensor<ui32>
    %647 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %648 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %649 = "stablehlo.broadcast_in_dim"(%648) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %650 = "stablehlo.multiply"(%649, %647) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %651 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %652 = "stablehlo.broadcast_in_dim"(%651) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %653 = "stablehlo.shift_right_logical"(%650, %652) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %654 = "stablehlo.convert"(%650) : (tensor<3xui64>) -> tensor<3xui32>
    %655 = "stablehlo.convert"(%653) : (tensor<3xui64>) -> tensor<3xui32>
    %656:2 = "func.call"(%644, %646, %655, %654) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %657 = "stablehlo.broadcast_in_dim"(%656#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %658 = "stablehlo.broadcast_in_dim"(%656#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %659 = "stablehlo.concatenate"(%657, %658) <{dimension = 1 : i64}> : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    "func.return"(%659) : (tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg178: tensor<ui32>, %arg179: tensor<ui32>, %arg180: tensor<3xui32>, %arg181: tensor<3xui32>):
    %626 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %627 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %628 = "stablehlo.xor"(%arg178, %arg179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %629 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %630 = "stablehlo.xor"(%628, %629) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %631 = "stablehlo.broadcast_in_dim"(%arg178) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %632 = "stablehlo.add"(%arg180, %631) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %633 = "stablehlo.broadcast_in_dim"(%arg179) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %634 = "stablehlo.add"(%arg181, %633) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %635 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %636 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %637:9 = "stablehlo.while"(%636, %635, %632, %634, %arg179, %630, %arg178, %626, %627) ({
    ^bb0(%arg191: tensor<i32>, %arg192: tensor<i32>, %arg193: tensor<3xui32>, %arg194: tensor<3xui32>, %arg195: tensor<ui32>, %arg196: tensor<ui32>, %arg197: tensor<ui32>, %arg198: tensor<4xui32>, %arg199: tensor<4xui32>):
      %641 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %642 = "stablehlo.compare"(%arg191, %641) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%642) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg182: tensor<i32>, %arg183: tensor<i32>, %arg184: tensor<3xui32>, %arg185: tensor<3xui32>, %arg186: tensor<ui32>, %arg187: tensor<ui32>, %arg188: tensor<ui32>, %arg189: tensor<4xui32>, %arg190: tensor<4xui32>):
      %638:8 = "func.call"(%arg183, %arg184, %arg185, %arg186, %arg187, %arg188, %arg189, %arg190) <{callee = @closed_call}> : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %639 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %640 = "stablehlo.add"(%arg182, %639) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%640, %638#0, %638#1, %638#2, %638#3, %638#4, %638#5, %638#6, %638#7) : (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%637#2, %637#3) : (tensor<3xui32>, tensor<3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg170: tensor<i32>, %arg171: tensor<3xui32>, %arg172: tensor<3xui32>, %arg173: tensor<ui32>, %arg174: tensor<ui32>, %arg175: tensor<ui32>, %arg176: tensor<4xui32>, %arg177: tensor<4xui32>):
    %571 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %572 = "stablehlo.add"(%arg170, %571) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %573 = "stablehlo.slice"(%arg176) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %574 = "stablehlo.reshape"(%573) : (tensor<1xui32>) -> tensor<ui32>
    %575 = "stablehlo.add"(%arg171, %arg172) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %576 = "stablehlo.broadcast_in_dim"(%574) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %577 = "stablehlo.shift_left"(%arg172, %576) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %578 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %579 = "stablehlo.subtract"(%578, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %580 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %581 = "stablehlo.shift_right_logical"(%arg172, %580) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %582 = "stablehlo.or"(%577, %581) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %583 = "stablehlo.xor"(%575, %582) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %584 = "stablehlo.slice"(%arg176) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %585 = "stablehlo.reshape"(%584) : (tensor<1xui32>) -> tensor<ui32>
    %586 = "stablehlo.add"(%575, %583) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %587 = "stablehlo.broadcast_in_dim"(%585) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %588 = "stablehlo.shift_left"(%583, %587) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %589 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %590 = "stablehlo.subtract"(%589, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %591 = "stablehlo.broadcast_in_dim"(%590) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %592 = "stablehlo.shift_right_logical"(%583, %591) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %593 = "stablehlo.or"(%588, %592) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %594 = "stablehlo.xor"(%586, %593) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %595 = "stablehlo.slice"(%arg176) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %596 = "stablehlo.reshape"(%595) : (tensor<1xui32>) -> tensor<ui32>
    %597 = "stablehlo.add"(%586, %594) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %598 = "stablehlo.broadcast_in_dim"(%596) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %599 = "stablehlo.shift_left"(%594, %598) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %600 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %601 = "stablehlo.subtract"(%600, %596) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %602 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %603 = "stablehlo.shift_right_logical"(%594, %602) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %604 = "stablehlo.or"(%599, %603) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %605 = "stablehlo.xor"(%597, %604) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %606 = "stablehlo.slice"(%arg176) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %607 = "stablehlo.reshape"(%606) : (tensor<1xui32>) -> tensor<ui32>
    %608 = "stablehlo.add"(%597, %605) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %609 = "stablehlo.broadcast_in_dim"(%607) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %610 = "stablehlo.shift_left"(%605, %609) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %611 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %612 = "stablehlo.subtract"(%611, %607) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %613 = "stablehlo.broadcast_in_dim"(%612) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %614 = "stablehlo.shift_right_logical"(%605, %613) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %615 = "stablehlo.or"(%610, %614) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %616 = "stablehlo.xor"(%608, %615) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %617 = "stablehlo.broadcast_in_dim"(%arg173) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %618 = "stablehlo.add"(%608, %617) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %619 = "stablehlo.broadcast_in_dim"(%arg174) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %620 = "stablehlo.add"(%616, %619) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %621 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %622 = "stablehlo.add"(%arg170, %621) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %623 = "stablehlo.convert"(%622) : (tensor<i32>) -> tensor<ui32>
    %624 = "stablehlo.broadcast_in_dim"(%623) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %625 = "stablehlo.add"(%620, %624) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    "func.return"(%572, %618, %625, %arg174, %arg175, %arg173, %arg177, %arg176) : (tensor<i32>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x7xf32>, res_attrs = [{}], sym_name = "_normal", sym_visibility = "private"}> ({
  ^bb0(%arg169: tensor<2xui32>):
    %570 = "func.call"(%arg169) <{callee = @_normal_real}> : (tensor<2xui32>) -> tensor<3x7xf32>
    "func.return"(%570) : (tensor<3x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x7xf32>, res_attrs = [{}], sym_name = "_normal_real", sym_visibility = "private"}> ({
  ^bb0(%arg168: tensor<2xui32>):
    %563 = "stablehlo.constant"() <{value = dense<-0.99999994> : tensor<f32>}> : () -> tensor<f32>
    %564 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %565 = "func.call"(%arg168, %563, %564) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x7xf32>
    %566 = "chlo.erf_inv"(%565) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %567 = "stablehlo.constant"() <{value = dense<1.41421354> : tensor<f32>}> : () -> tensor<f32>
    %568 = "stablehlo.broadcast_in_dim"(%567) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x7xf32>
    %569 = "stablehlo.multiply"(%568, %566) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    "func.return"(%569) : (tensor<3x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<3x7xf32>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg165: tensor<2xui32>, %arg166: tensor<f32>, %arg167: tensor<f32>):
    %524 = "stablehlo.broadcast_in_dim"(%arg166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %525 = "stablehlo.broadcast_in_dim"(%arg167) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %526 = "stablehlo.slice"(%arg165) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %527 = "stablehlo.reshape"(%526) : (tensor<1xui32>) -> tensor<ui32>
    %528 = "stablehlo.slice"(%arg165) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %529 = "stablehlo.reshape"(%528) : (tensor<1xui32>) -> tensor<ui32>
    %530 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x7xui64>
    %531 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x7xui64>
    %532 = "stablehlo.constant"() <{value = dense<7> : tensor<ui64>}> : () -> tensor<ui64>
    %533 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x7xui64>
    %534 = "stablehlo.multiply"(%533, %530) : (tensor<3x7xui64>, tensor<3x7xui64>) -> tensor<3x7xui64>
    %535 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %536 = "stablehlo.broadcast_in_dim"(%535) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x7xui64>
    %537 = "stablehlo.multiply"(%536, %531) : (tensor<3x7xui64>, tensor<3x7xui64>) -> tensor<3x7xui64>
    %538 = "stablehlo.add"(%534, %537) : (tensor<3x7xui64>, tensor<3x7xui64>) -> tensor<3x7xui64>
    %539 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %540 = "stablehlo.broadcast_in_dim"(%539) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3x7xui64>
    %541 = "stablehlo.shift_right_logical"(%538, %540) : (tensor<3x7xui64>, tensor<3x7xui64>) -> tensor<3x7xui64>
    %542 = "stablehlo.convert"(%538) : (tensor<3x7xui64>) -> tensor<3x7xui32>
    %543 = "stablehlo.convert"(%541) : (tensor<3x7xui64>) -> tensor<3x7xui32>
    %544:2 = "func.call"(%527, %529, %543, %542) <{callee = @threefry2x32_0}> : (tensor<ui32>, tensor<ui32>, tensor<3x7xui32>, tensor<3x7xui32>) -> (tensor<3x7xui32>, tensor<3x7xui32>)
    %545 = "stablehlo.xor"(%544#0, %544#1) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %546 = "stablehlo.constant"() <{value = dense<9> : tensor<ui32>}> : () -> tensor<ui32>
    %547 = "stablehlo.broadcast_in_dim"(%546) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %548 = "stablehlo.shift_right_logical"(%545, %547) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %549 = "stablehlo.constant"() <{value = dense<1065353216> : tensor<ui32>}> : () -> tensor<ui32>
    %550 = "stablehlo.broadcast_in_dim"(%549) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %551 = "stablehlo.or"(%548, %550) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %552 = "stablehlo.bitcast_convert"(%551) : (tensor<3x7xui32>) -> tensor<3x7xf32>
    %553 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %554 = "stablehlo.broadcast_in_dim"(%553) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x7xf32>
    %555 = "stablehlo.subtract"(%552, %554) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %556 = "stablehlo.subtract"(%525, %524) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %557 = "stablehlo.broadcast_in_dim"(%556) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x7xf32>
    %558 = "stablehlo.multiply"(%555, %557) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %559 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x7xf32>
    %560 = "stablehlo.add"(%558, %559) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    %561 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x7xf32>
    %562 = "stablehlo.maximum"(%561, %560) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
    "func.return"(%562) : (tensor<3x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3x7xui32>, tensor<3x7xui32>) -> (tensor<3x7xui32>, tensor<3x7xui32>), sym_name = "threefry2x32_0", sym_visibility = "private"}> ({
  ^bb0(%arg143: tensor<ui32>, %arg144: tensor<ui32>, %arg145: tensor<3x7xui32>, %arg146: tensor<3x7xui32>):
    %507 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %508 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %509 = "stablehlo.xor"(%arg143, %arg144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %510 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %511 = "stablehlo.xor"(%509, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %512 = "stablehlo.broadcast_in_dim"(%arg143) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %513 = "stablehlo.add"(%arg145, %512) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %514 = "stablehlo.broadcast_in_dim"(%arg144) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %515 = "stablehlo.add"(%arg146, %514) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %516 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %517 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %518:9 = "stablehlo.while"(%517, %516, %513, %515, %arg144, %511, %arg143, %507, %508) ({
    ^bb0(%arg156: tensor<i32>, %arg157: tensor<i32>, %arg158: tensor<3x7xui32>, %arg159: tensor<3x7xui32>, %arg160: tensor<ui32>, %arg161: tensor<ui32>, %arg162: tensor<ui32>, %arg163: tensor<4xui32>, %arg164: tensor<4xui32>):
      %522 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %523 = "stablehlo.compare"(%arg156, %522) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%523) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg147: tensor<i32>, %arg148: tensor<i32>, %arg149: tensor<3x7xui32>, %arg150: tensor<3x7xui32>, %arg151: tensor<ui32>, %arg152: tensor<ui32>, %arg153: tensor<ui32>, %arg154: tensor<4xui32>, %arg155: tensor<4xui32>):
      %519:8 = "func.call"(%arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155) <{callee = @closed_call_1}> : (tensor<i32>, tensor<3x7xui32>, tensor<3x7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x7xui32>, tensor<3x7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %520 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %521 = "stablehlo.add"(%arg147, %520) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%521, %519#0, %519#1, %519#2, %519#3, %519#4, %519#5, %519#6, %519#7) : (tensor<i32>, tensor<i32>, tensor<3x7xui32>, tensor<3x7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<3x7xui32>, tensor<3x7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<3x7xui32>, tensor<3x7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%518#2, %518#3) : (tensor<3x7xui32>, tensor<3x7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<3x7xui32>, tensor<3x7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<3x7xui32>, tensor<3x7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg135: tensor<i32>, %arg136: tensor<3x7xui32>, %arg137: tensor<3x7xui32>, %arg138: tensor<ui32>, %arg139: tensor<ui32>, %arg140: tensor<ui32>, %arg141: tensor<4xui32>, %arg142: tensor<4xui32>):
    %452 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %453 = "stablehlo.add"(%arg135, %452) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %454 = "stablehlo.slice"(%arg141) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %455 = "stablehlo.reshape"(%454) : (tensor<1xui32>) -> tensor<ui32>
    %456 = "stablehlo.add"(%arg136, %arg137) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %457 = "stablehlo.broadcast_in_dim"(%455) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %458 = "stablehlo.shift_left"(%arg137, %457) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %459 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %460 = "stablehlo.subtract"(%459, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %461 = "stablehlo.broadcast_in_dim"(%460) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %462 = "stablehlo.shift_right_logical"(%arg137, %461) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %463 = "stablehlo.or"(%458, %462) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %464 = "stablehlo.xor"(%456, %463) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %465 = "stablehlo.slice"(%arg141) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %466 = "stablehlo.reshape"(%465) : (tensor<1xui32>) -> tensor<ui32>
    %467 = "stablehlo.add"(%456, %464) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %468 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %469 = "stablehlo.shift_left"(%464, %468) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %470 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %471 = "stablehlo.subtract"(%470, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %472 = "stablehlo.broadcast_in_dim"(%471) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %473 = "stablehlo.shift_right_logical"(%464, %472) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %474 = "stablehlo.or"(%469, %473) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %475 = "stablehlo.xor"(%467, %474) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %476 = "stablehlo.slice"(%arg141) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %477 = "stablehlo.reshape"(%476) : (tensor<1xui32>) -> tensor<ui32>
    %478 = "stablehlo.add"(%467, %475) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %479 = "stablehlo.broadcast_in_dim"(%477) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %480 = "stablehlo.shift_left"(%475, %479) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %481 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %482 = "stablehlo.subtract"(%481, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %483 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %484 = "stablehlo.shift_right_logical"(%475, %483) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %485 = "stablehlo.or"(%480, %484) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %486 = "stablehlo.xor"(%478, %485) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %487 = "stablehlo.slice"(%arg141) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %488 = "stablehlo.reshape"(%487) : (tensor<1xui32>) -> tensor<ui32>
    %489 = "stablehlo.add"(%478, %486) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %490 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %491 = "stablehlo.shift_left"(%486, %490) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %492 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %493 = "stablehlo.subtract"(%492, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %494 = "stablehlo.broadcast_in_dim"(%493) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %495 = "stablehlo.shift_right_logical"(%486, %494) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %496 = "stablehlo.or"(%491, %495) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %497 = "stablehlo.xor"(%489, %496) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %498 = "stablehlo.broadcast_in_dim"(%arg138) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %499 = "stablehlo.add"(%489, %498) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %500 = "stablehlo.broadcast_in_dim"(%arg139) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %501 = "stablehlo.add"(%497, %500) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    %502 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %503 = "stablehlo.add"(%arg135, %502) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %504 = "stablehlo.convert"(%503) : (tensor<i32>) -> tensor<ui32>
    %505 = "stablehlo.broadcast_in_dim"(%504) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3x7xui32>
    %506 = "stablehlo.add"(%501, %505) : (tensor<3x7xui32>, tensor<3x7xui32>) -> tensor<3x7xui32>
    "func.return"(%453, %499, %506, %arg139, %arg140, %arg138, %arg142, %arg141) : (tensor<i32>, tensor<3x7xui32>, tensor<3x7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5xbf16>, res_attrs = [{}], sym_name = "_uniform_2", sym_visibility = "private"}> ({
  ^bb0(%arg132: tensor<2xui32>, %arg133: tensor<f32>, %arg134: tensor<f32>):
    %414 = "stablehlo.convert"(%arg133) : (tensor<f32>) -> tensor<bf16>
    %415 = "stablehlo.convert"(%arg134) : (tensor<f32>) -> tensor<bf16>
    %416 = "stablehlo.broadcast_in_dim"(%414) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1xbf16>
    %417 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1xbf16>
    %418 = "stablehlo.slice"(%arg132) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %419 = "stablehlo.reshape"(%418) : (tensor<1xui32>) -> tensor<ui32>
    %420 = "stablehlo.slice"(%arg132) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %421 = "stablehlo.reshape"(%420) : (tensor<1xui32>) -> tensor<ui32>
    %422 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xui64>
    %423 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %424 = "stablehlo.broadcast_in_dim"(%423) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5xui64>
    %425 = "stablehlo.multiply"(%424, %422) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    %426 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %427 = "stablehlo.broadcast_in_dim"(%426) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5xui64>
    %428 = "stablehlo.shift_right_logical"(%425, %427) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    %429 = "stablehlo.convert"(%425) : (tensor<5xui64>) -> tensor<5xui32>
    %430 = "stablehlo.convert"(%428) : (tensor<5xui64>) -> tensor<5xui32>
    %431:2 = "func.call"(%419, %421, %430, %429) <{callee = @threefry2x32_3}> : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %432 = "stablehlo.xor"(%431#0, %431#1) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %433 = "stablehlo.convert"(%432) : (tensor<5xui32>) -> tensor<5xui8>
    %434 = "stablehlo.convert"(%433) : (tensor<5xui8>) -> tensor<5xui16>
    %435 = "stablehlo.constant"() <{value = dense<1> : tensor<ui16>}> : () -> tensor<ui16>
    %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<5xui16>
    %437 = "stablehlo.shift_right_logical"(%434, %436) : (tensor<5xui16>, tensor<5xui16>) -> tensor<5xui16>
    %438 = "stablehlo.constant"() <{value = dense<16256> : tensor<ui16>}> : () -> tensor<ui16>
    %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<5xui16>
    %440 = "stablehlo.or"(%437, %439) : (tensor<5xui16>, tensor<5xui16>) -> tensor<5xui16>
    %441 = "stablehlo.bitcast_convert"(%440) : (tensor<5xui16>) -> tensor<5xbf16>
    %442 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5xbf16>
    %444 = "stablehlo.subtract"(%441, %443) : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
    %445 = "stablehlo.subtract"(%417, %416) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %446 = "stablehlo.broadcast_in_dim"(%445) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xbf16>) -> tensor<5xbf16>
    %447 = "stablehlo.multiply"(%444, %446) : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
    %448 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xbf16>) -> tensor<5xbf16>
    %449 = "stablehlo.add"(%447, %448) : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
    %450 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xbf16>) -> tensor<5xbf16>
    %451 = "stablehlo.maximum"(%450, %449) : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xbf16>
    "func.return"(%451) : (tensor<5xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>), sym_name = "threefry2x32_3", sym_visibility = "private"}> ({
  ^bb0(%arg110: tensor<ui32>, %arg111: tensor<ui32>, %arg112: tensor<5xui32>, %arg113: tensor<5xui32>):
    %397 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %398 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %399 = "stablehlo.xor"(%arg110, %arg111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %400 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %401 = "stablehlo.xor"(%399, %400) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %402 = "stablehlo.broadcast_in_dim"(%arg110) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %403 = "stablehlo.add"(%arg112, %402) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %404 = "stablehlo.broadcast_in_dim"(%arg111) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %405 = "stablehlo.add"(%arg113, %404) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %406 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %407 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %408:9 = "stablehlo.while"(%407, %406, %403, %405, %arg111, %401, %arg110, %397, %398) ({
    ^bb0(%arg123: tensor<i32>, %arg124: tensor<i32>, %arg125: tensor<5xui32>, %arg126: tensor<5xui32>, %arg127: tensor<ui32>, %arg128: tensor<ui32>, %arg129: tensor<ui32>, %arg130: tensor<4xui32>, %arg131: tensor<4xui32>):
      %412 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %413 = "stablehlo.compare"(%arg123, %412) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%413) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg114: tensor<i32>, %arg115: tensor<i32>, %arg116: tensor<5xui32>, %arg117: tensor<5xui32>, %arg118: tensor<ui32>, %arg119: tensor<ui32>, %arg120: tensor<ui32>, %arg121: tensor<4xui32>, %arg122: tensor<4xui32>):
      %409:8 = "func.call"(%arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122) <{callee = @closed_call_4}> : (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %410 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %411 = "stablehlo.add"(%arg114, %410) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%411, %409#0, %409#1, %409#2, %409#3, %409#4, %409#5, %409#6, %409#7) : (tensor<i32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%408#2, %408#3) : (tensor<5xui32>, tensor<5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_4", sym_visibility = "private"}> ({
  ^bb0(%arg102: tensor<i32>, %arg103: tensor<5xui32>, %arg104: tensor<5xui32>, %arg105: tensor<ui32>, %arg106: tensor<ui32>, %arg107: tensor<ui32>, %arg108: tensor<4xui32>, %arg109: tensor<4xui32>):
    %342 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %343 = "stablehlo.add"(%arg102, %342) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %344 = "stablehlo.slice"(%arg108) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %345 = "stablehlo.reshape"(%344) : (tensor<1xui32>) -> tensor<ui32>
    %346 = "stablehlo.add"(%arg103, %arg104) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %347 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %348 = "stablehlo.shift_left"(%arg104, %347) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %349 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %350 = "stablehlo.subtract"(%349, %345) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %351 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %352 = "stablehlo.shift_right_logical"(%arg104, %351) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %353 = "stablehlo.or"(%348, %352) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %354 = "stablehlo.xor"(%346, %353) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %355 = "stablehlo.slice"(%arg108) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %356 = "stablehlo.reshape"(%355) : (tensor<1xui32>) -> tensor<ui32>
    %357 = "stablehlo.add"(%346, %354) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %358 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %359 = "stablehlo.shift_left"(%354, %358) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %360 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %361 = "stablehlo.subtract"(%360, %356) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %363 = "stablehlo.shift_right_logical"(%354, %362) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %364 = "stablehlo.or"(%359, %363) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %365 = "stablehlo.xor"(%357, %364) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %366 = "stablehlo.slice"(%arg108) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %367 = "stablehlo.reshape"(%366) : (tensor<1xui32>) -> tensor<ui32>
    %368 = "stablehlo.add"(%357, %365) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %369 = "stablehlo.broadcast_in_dim"(%367) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %370 = "stablehlo.shift_left"(%365, %369) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %371 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %372 = "stablehlo.subtract"(%371, %367) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %373 = "stablehlo.broadcast_in_dim"(%372) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %374 = "stablehlo.shift_right_logical"(%365, %373) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %375 = "stablehlo.or"(%370, %374) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %376 = "stablehlo.xor"(%368, %375) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %377 = "stablehlo.slice"(%arg108) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %378 = "stablehlo.reshape"(%377) : (tensor<1xui32>) -> tensor<ui32>
    %379 = "stablehlo.add"(%368, %376) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %380 = "stablehlo.broadcast_in_dim"(%378) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %381 = "stablehlo.shift_left"(%376, %380) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %382 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %383 = "stablehlo.subtract"(%382, %378) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %384 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %385 = "stablehlo.shift_right_logical"(%376, %384) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %386 = "stablehlo.or"(%381, %385) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %387 = "stablehlo.xor"(%379, %386) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %388 = "stablehlo.broadcast_in_dim"(%arg105) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %389 = "stablehlo.add"(%379, %388) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %390 = "stablehlo.broadcast_in_dim"(%arg106) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %391 = "stablehlo.add"(%387, %390) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %392 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %393 = "stablehlo.add"(%arg102, %392) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %394 = "stablehlo.convert"(%393) : (tensor<i32>) -> tensor<ui32>
    %395 = "stablehlo.broadcast_in_dim"(%394) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %396 = "stablehlo.add"(%391, %395) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    "func.return"(%343, %389, %396, %arg106, %arg107, %arg105, %arg109, %arg108) : (tensor<i32>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<i32>, tensor<i32>) -> tensor<4x3xi32>, res_attrs = [{}], sym_name = "_randint", sym_visibility = "private"}> ({
  ^bb0(%arg99: tensor<2xui32>, %arg100: tensor<i32>, %arg101: tensor<i32>):
    %252 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %253 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %254 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %255 = "func.call"(%252, %253, %254) <{callee = @clip}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %256 = "stablehlo.compare"(%arg101, %255) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %257 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %258 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %259 = "func.call"(%arg100, %257, %258) <{callee = @clip_5}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %260 = "stablehlo.convert"(%259) : (tensor<i32>) -> tensor<i32>
    %261 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %262 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %263 = "func.call"(%arg101, %261, %262) <{callee = @clip_5}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %264 = "stablehlo.convert"(%263) : (tensor<i32>) -> tensor<i32>
    %265 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1xi32>
    %266 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1xi32>
    %267 = "func.call"(%arg99) <{callee = @_threefry_split_6}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %268 = "stablehlo.slice"(%267) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %269 = "stablehlo.reshape"(%268) : (tensor<1x2xui32>) -> tensor<2xui32>
    %270 = "stablehlo.slice"(%267) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %271 = "stablehlo.reshape"(%270) : (tensor<1x2xui32>) -> tensor<2xui32>
    %272 = "stablehlo.slice"(%269) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %273 = "stablehlo.reshape"(%272) : (tensor<1xui32>) -> tensor<ui32>
    %274 = "stablehlo.slice"(%269) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %275 = "stablehlo.reshape"(%274) : (tensor<1xui32>) -> tensor<ui32>
    %276 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x3xui64>
    %277 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xui64>
    %278 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %279 = "stablehlo.broadcast_in_dim"(%278) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x3xui64>
    %280 = "stablehlo.multiply"(%279, %276) : (tensor<4x3xui64>, tensor<4x3xui64>) -> tensor<4x3xui64>
    %281 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x3xui64>
    %283 = "stablehlo.multiply"(%282, %277) : (tensor<4x3xui64>, tensor<4x3xui64>) -> tensor<4x3xui64>
    %284 = "stablehlo.add"(%280, %283) : (tensor<4x3xui64>, tensor<4x3xui64>) -> tensor<4x3xui64>
    %285 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x3xui64>
    %287 = "stablehlo.shift_right_logical"(%284, %286) : (tensor<4x3xui64>, tensor<4x3xui64>) -> tensor<4x3xui64>
    %288 = "stablehlo.convert"(%284) : (tensor<4x3xui64>) -> tensor<4x3xui32>
    %289 = "stablehlo.convert"(%287) : (tensor<4x3xui64>) -> tensor<4x3xui32>
    %290:2 = "func.call"(%273, %275, %289, %288) <{callee = @threefry2x32_9}> : (tensor<ui32>, tensor<ui32>, tensor<4x3xui32>, tensor<4x3xui32>) -> (tensor<4x3xui32>, tensor<4x3xui32>)
    %291 = "stablehlo.xor"(%290#0, %290#1) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %292 = "stablehlo.slice"(%271) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %293 = "stablehlo.reshape"(%292) : (tensor<1xui32>) -> tensor<ui32>
    %294 = "stablehlo.slice"(%271) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %295 = "stablehlo.reshape"(%294) : (tensor<1xui32>) -> tensor<ui32>
    %296 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x3xui64>
    %297 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x3xui64>
    %298 = "stablehlo.constant"() <{value = dense<3> : tensor<ui64>}> : () -> tensor<ui64>
    %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x3xui64>
    %300 = "stablehlo.multiply"(%299, %296) : (tensor<4x3xui64>, tensor<4x3xui64>) -> tensor<4x3xui64>
    %301 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %302 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x3xui64>
    %303 = "stablehlo.multiply"(%302, %297) : (tensor<4x3xui64>, tensor<4x3xui64>) -> tensor<4x3xui64>
    %304 = "stablehlo.add"(%300, %303) : (tensor<4x3xui64>, tensor<4x3xui64>) -> tensor<4x3xui64>
    %305 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<4x3xui64>
    %307 = "stablehlo.shift_right_logical"(%304, %306) : (tensor<4x3xui64>, tensor<4x3xui64>) -> tensor<4x3xui64>
    %308 = "stablehlo.convert"(%304) : (tensor<4x3xui64>) -> tensor<4x3xui32>
    %309 = "stablehlo.convert"(%307) : (tensor<4x3xui64>) -> tensor<4x3xui32>
    %310:2 = "func.call"(%293, %295, %309, %308) <{callee = @threefry2x32_9}> : (tensor<ui32>, tensor<ui32>, tensor<4x3xui32>, tensor<4x3xui32>) -> (tensor<4x3xui32>, tensor<4x3xui32>)
    %311 = "stablehlo.xor"(%310#0, %310#1) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %312 = "stablehlo.subtract"(%266, %265) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %313 = "stablehlo.convert"(%312) : (tensor<1x1xi32>) -> tensor<1x1xui32>
    %314 = "stablehlo.compare"(%266, %265) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %315 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x1xui32>
    %317 = "stablehlo.select"(%314, %316, %313) : (tensor<1x1xi1>, tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %318 = "stablehlo.compare"(%266, %265) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %319 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %320 = "stablehlo.and"(%319, %318) : (tensor<1x1xi1>, tensor<1x1xi1>) -> tensor<1x1xi1>
    %321 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x1xui32>
    %323 = "stablehlo.add"(%317, %322) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %324 = "stablehlo.select"(%320, %323, %317) : (tensor<1x1xi1>, tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %325 = "stablehlo.constant"() <{value = dense<65536> : tensor<ui32>}> : () -> tensor<ui32>
    %326 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1x1xui32>
    %327 = "stablehlo.remainder"(%326, %324) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %328 = "stablehlo.multiply"(%327, %327) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %329 = "stablehlo.remainder"(%328, %324) : (tensor<1x1xui32>, tensor<1x1xui32>) -> tensor<1x1xui32>
    %330 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<4x3xui32>
    %331 = "stablehlo.remainder"(%291, %330) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %332 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<4x3xui32>
    %333 = "stablehlo.multiply"(%331, %332) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %334 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<4x3xui32>
    %335 = "stablehlo.remainder"(%311, %334) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %336 = "stablehlo.add"(%333, %335) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %337 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui32>) -> tensor<4x3xui32>
    %338 = "stablehlo.remainder"(%336, %337) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %339 = "stablehlo.convert"(%338) : (tensor<4x3xui32>) -> tensor<4x3xi32>
    %340 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi32>) -> tensor<4x3xi32>
    %341 = "stablehlo.add"(%340, %339) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    "func.return"(%341) : (tensor<4x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg96: tensor<i32>, %arg97: tensor<i32>, %arg98: tensor<i32>):
    %250 = "stablehlo.maximum"(%arg97, %arg96) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %251 = "stablehlo.minimum"(%arg98, %250) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%251) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "clip_5", sym_visibility = "private"}> ({
  ^bb0(%arg93: tensor<i32>, %arg94: tensor<i32>, %arg95: tensor<i32>):
    %248 = "stablehlo.maximum"(%arg94, %arg93) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %249 = "stablehlo.minimum"(%arg95, %248) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%249) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_6", sym_visibility = "private"}> ({
  ^bb0(%arg92: tensor<2xui32>):
    %231 = "stablehlo.slice"(%arg92) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %232 = "stablehlo.reshape"(%231) : (tensor<1xui32>) -> tensor<ui32>
    %233 = "stablehlo.slice"(%arg92) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %234 = "stablehlo.reshape"(%233) : (tensor<1xui32>) -> tensor<ui32>
    %235 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %236 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %238 = "stablehlo.multiply"(%237, %235) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %239 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %241 = "stablehlo.shift_right_logical"(%238, %240) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %242 = "stablehlo.convert"(%238) : (tensor<2xui64>) -> tensor<2xui32>
    %243 = "stablehlo.convert"(%241) : (tensor<2xui64>) -> tensor<2xui32>
    %244:2 = "func.call"(%232, %234, %243, %242) <{callee = @threefry2x32_7}> : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %245 = "stablehlo.broadcast_in_dim"(%244#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %246 = "stablehlo.broadcast_in_dim"(%244#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %247 = "stablehlo.concatenate"(%245, %246) <{dimension = 1 : i64}> : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    "func.return"(%247) : (tensor<2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>), sym_name = "threefry2x32_7", sym_visibility = "private"}> ({
  ^bb0(%arg70: tensor<ui32>, %arg71: tensor<ui32>, %arg72: tensor<2xui32>, %arg73: tensor<2xui32>):
    %214 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %215 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %216 = "stablehlo.xor"(%arg70, %arg71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %217 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %218 = "stablehlo.xor"(%216, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %219 = "stablehlo.broadcast_in_dim"(%arg70) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %220 = "stablehlo.add"(%arg72, %219) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %221 = "stablehlo.broadcast_in_dim"(%arg71) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %222 = "stablehlo.add"(%arg73, %221) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %223 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %224 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %225:9 = "stablehlo.while"(%224, %223, %220, %222, %arg71, %218, %arg70, %214, %215) ({
    ^bb0(%arg83: tensor<i32>, %arg84: tensor<i32>, %arg85: tensor<2xui32>, %arg86: tensor<2xui32>, %arg87: tensor<ui32>, %arg88: tensor<ui32>, %arg89: tensor<ui32>, %arg90: tensor<4xui32>, %arg91: tensor<4xui32>):
      %229 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %230 = "stablehlo.compare"(%arg83, %229) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%230) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg74: tensor<i32>, %arg75: tensor<i32>, %arg76: tensor<2xui32>, %arg77: tensor<2xui32>, %arg78: tensor<ui32>, %arg79: tensor<ui32>, %arg80: tensor<ui32>, %arg81: tensor<4xui32>, %arg82: tensor<4xui32>):
      %226:8 = "func.call"(%arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82) <{callee = @closed_call_8}> : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %227 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %228 = "stablehlo.add"(%arg74, %227) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%228, %226#0, %226#1, %226#2, %226#3, %226#4, %226#5, %226#6, %226#7) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%225#2, %225#3) : (tensor<2xui32>, tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_8", sym_visibility = "private"}> ({
  ^bb0(%arg62: tensor<i32>, %arg63: tensor<2xui32>, %arg64: tensor<2xui32>, %arg65: tensor<ui32>, %arg66: tensor<ui32>, %arg67: tensor<ui32>, %arg68: tensor<4xui32>, %arg69: tensor<4xui32>):
    %159 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %160 = "stablehlo.add"(%arg62, %159) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %161 = "stablehlo.slice"(%arg68) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %162 = "stablehlo.reshape"(%161) : (tensor<1xui32>) -> tensor<ui32>
    %163 = "stablehlo.add"(%arg63, %arg64) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %164 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %165 = "stablehlo.shift_left"(%arg64, %164) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %166 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %167 = "stablehlo.subtract"(%166, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %169 = "stablehlo.shift_right_logical"(%arg64, %168) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %170 = "stablehlo.or"(%165, %169) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %171 = "stablehlo.xor"(%163, %170) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %172 = "stablehlo.slice"(%arg68) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %173 = "stablehlo.reshape"(%172) : (tensor<1xui32>) -> tensor<ui32>
    %174 = "stablehlo.add"(%163, %171) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %175 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %176 = "stablehlo.shift_left"(%171, %175) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %177 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %178 = "stablehlo.subtract"(%177, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %180 = "stablehlo.shift_right_logical"(%171, %179) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %181 = "stablehlo.or"(%176, %180) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %182 = "stablehlo.xor"(%174, %181) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %183 = "stablehlo.slice"(%arg68) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %184 = "stablehlo.reshape"(%183) : (tensor<1xui32>) -> tensor<ui32>
    %185 = "stablehlo.add"(%174, %182) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %186 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %187 = "stablehlo.shift_left"(%182, %186) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %188 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %189 = "stablehlo.subtract"(%188, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %191 = "stablehlo.shift_right_logical"(%182, %190) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %192 = "stablehlo.or"(%187, %191) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %193 = "stablehlo.xor"(%185, %192) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %194 = "stablehlo.slice"(%arg68) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %195 = "stablehlo.reshape"(%194) : (tensor<1xui32>) -> tensor<ui32>
    %196 = "stablehlo.add"(%185, %193) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %197 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %198 = "stablehlo.shift_left"(%193, %197) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %199 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %200 = "stablehlo.subtract"(%199, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %202 = "stablehlo.shift_right_logical"(%193, %201) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %203 = "stablehlo.or"(%198, %202) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %204 = "stablehlo.xor"(%196, %203) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %205 = "stablehlo.broadcast_in_dim"(%arg65) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %206 = "stablehlo.add"(%196, %205) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %207 = "stablehlo.broadcast_in_dim"(%arg66) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %208 = "stablehlo.add"(%204, %207) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %209 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %210 = "stablehlo.add"(%arg62, %209) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %211 = "stablehlo.convert"(%210) : (tensor<i32>) -> tensor<ui32>
    %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %213 = "stablehlo.add"(%208, %212) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    "func.return"(%160, %206, %213, %arg66, %arg67, %arg65, %arg69, %arg68) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<4x3xui32>, tensor<4x3xui32>) -> (tensor<4x3xui32>, tensor<4x3xui32>), sym_name = "threefry2x32_9", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<ui32>, %arg41: tensor<ui32>, %arg42: tensor<4x3xui32>, %arg43: tensor<4x3xui32>):
    %142 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %143 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %144 = "stablehlo.xor"(%arg40, %arg41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %145 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %146 = "stablehlo.xor"(%144, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %147 = "stablehlo.broadcast_in_dim"(%arg40) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %148 = "stablehlo.add"(%arg42, %147) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %149 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %150 = "stablehlo.add"(%arg43, %149) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %151 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %153:9 = "stablehlo.while"(%152, %151, %148, %150, %arg41, %146, %arg40, %142, %143) ({
    ^bb0(%arg53: tensor<i32>, %arg54: tensor<i32>, %arg55: tensor<4x3xui32>, %arg56: tensor<4x3xui32>, %arg57: tensor<ui32>, %arg58: tensor<ui32>, %arg59: tensor<ui32>, %arg60: tensor<4xui32>, %arg61: tensor<4xui32>):
      %157 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %158 = "stablehlo.compare"(%arg53, %157) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%158) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg44: tensor<i32>, %arg45: tensor<i32>, %arg46: tensor<4x3xui32>, %arg47: tensor<4x3xui32>, %arg48: tensor<ui32>, %arg49: tensor<ui32>, %arg50: tensor<ui32>, %arg51: tensor<4xui32>, %arg52: tensor<4xui32>):
      %154:8 = "func.call"(%arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52) <{callee = @closed_call_10}> : (tensor<i32>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %155 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %156 = "stablehlo.add"(%arg44, %155) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%156, %154#0, %154#1, %154#2, %154#3, %154#4, %154#5, %154#6, %154#7) : (tensor<i32>, tensor<i32>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%153#2, %153#3) : (tensor<4x3xui32>, tensor<4x3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_10", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<i32>, %arg33: tensor<4x3xui32>, %arg34: tensor<4x3xui32>, %arg35: tensor<ui32>, %arg36: tensor<ui32>, %arg37: tensor<ui32>, %arg38: tensor<4xui32>, %arg39: tensor<4xui32>):
    %87 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.add"(%arg32, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %89 = "stablehlo.slice"(%arg38) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %90 = "stablehlo.reshape"(%89) : (tensor<1xui32>) -> tensor<ui32>
    %91 = "stablehlo.add"(%arg33, %arg34) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %92 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %93 = "stablehlo.shift_left"(%arg34, %92) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %94 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %95 = "stablehlo.subtract"(%94, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %97 = "stablehlo.shift_right_logical"(%arg34, %96) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %98 = "stablehlo.or"(%93, %97) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %99 = "stablehlo.xor"(%91, %98) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %100 = "stablehlo.slice"(%arg38) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %101 = "stablehlo.reshape"(%100) : (tensor<1xui32>) -> tensor<ui32>
    %102 = "stablehlo.add"(%91, %99) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %103 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %104 = "stablehlo.shift_left"(%99, %103) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %105 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %106 = "stablehlo.subtract"(%105, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %108 = "stablehlo.shift_right_logical"(%99, %107) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %109 = "stablehlo.or"(%104, %108) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %110 = "stablehlo.xor"(%102, %109) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %111 = "stablehlo.slice"(%arg38) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %112 = "stablehlo.reshape"(%111) : (tensor<1xui32>) -> tensor<ui32>
    %113 = "stablehlo.add"(%102, %110) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %114 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %115 = "stablehlo.shift_left"(%110, %114) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %116 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %117 = "stablehlo.subtract"(%116, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %119 = "stablehlo.shift_right_logical"(%110, %118) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %120 = "stablehlo.or"(%115, %119) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %121 = "stablehlo.xor"(%113, %120) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %122 = "stablehlo.slice"(%arg38) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %123 = "stablehlo.reshape"(%122) : (tensor<1xui32>) -> tensor<ui32>
    %124 = "stablehlo.add"(%113, %121) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %125 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %126 = "stablehlo.shift_left"(%121, %125) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %127 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %128 = "stablehlo.subtract"(%127, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %130 = "stablehlo.shift_right_logical"(%121, %129) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %131 = "stablehlo.or"(%126, %130) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %132 = "stablehlo.xor"(%124, %131) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %133 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %134 = "stablehlo.add"(%124, %133) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %135 = "stablehlo.broadcast_in_dim"(%arg36) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %136 = "stablehlo.add"(%132, %135) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    %137 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %138 = "stablehlo.add"(%arg32, %137) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %139 = "stablehlo.convert"(%138) : (tensor<i32>) -> tensor<ui32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x3xui32>
    %141 = "stablehlo.add"(%136, %140) : (tensor<4x3xui32>, tensor<4x3xui32>) -> tensor<4x3xui32>
    "func.return"(%88, %134, %141, %arg36, %arg37, %arg35, %arg39, %arg38) : (tensor<i32>, tensor<4x3xui32>, tensor<4x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<ui32>) -> tensor<2xui32>, res_attrs = [{}], sym_name = "_threefry_fold_in", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<2xui32>, %arg31: tensor<ui32>):
    %72 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %73 = "stablehlo.shift_right_logical"(%arg31, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %75 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %76 = "stablehlo.and"(%arg31, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %78 = "stablehlo.concatenate"(%74, %77) <{dimension = 0 : i64}> : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %79 = "stablehlo.slice"(%arg30) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1xui32>) -> tensor<ui32>
    %81 = "stablehlo.slice"(%arg30) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %82 = "stablehlo.reshape"(%81) : (tensor<1xui32>) -> tensor<ui32>
    %83 = "stablehlo.slice"(%78) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %84 = "stablehlo.slice"(%78) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %85:2 = "func.call"(%80, %82, %83, %84) <{callee = @threefry2x32_11}> : (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>)
    %86 = "stablehlo.concatenate"(%85#0, %85#1) <{dimension = 0 : i64}> : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    "func.return"(%86) : (tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<1xui32>, tensor<1xui32>) -> (tensor<1xui32>, tensor<1xui32>), sym_name = "threefry2x32_11", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<1xui32>, %arg11: tensor<1xui32>):
    %55 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %56 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %57 = "stablehlo.xor"(%arg8, %arg9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %58 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %59 = "stablehlo.xor"(%57, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %60 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %61 = "stablehlo.add"(%arg10, %60) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %62 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %63 = "stablehlo.add"(%arg11, %62) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %66:9 = "stablehlo.while"(%65, %64, %61, %63, %arg9, %59, %arg8, %55, %56) ({
    ^bb0(%arg21: tensor<i32>, %arg22: tensor<i32>, %arg23: tensor<1xui32>, %arg24: tensor<1xui32>, %arg25: tensor<ui32>, %arg26: tensor<ui32>, %arg27: tensor<ui32>, %arg28: tensor<4xui32>, %arg29: tensor<4xui32>):
      %70 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %71 = "stablehlo.compare"(%arg21, %70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%71) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg12: tensor<i32>, %arg13: tensor<i32>, %arg14: tensor<1xui32>, %arg15: tensor<1xui32>, %arg16: tensor<ui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<4xui32>, %arg20: tensor<4xui32>):
      %67:8 = "func.call"(%arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20) <{callee = @closed_call_12}> : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %68 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %69 = "stablehlo.add"(%arg12, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%69, %67#0, %67#1, %67#2, %67#3, %67#4, %67#5, %67#6, %67#7) : (tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%66#2, %66#3) : (tensor<1xui32>, tensor<1xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_12", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<1xui32>, %arg2: tensor<1xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xui32>) -> tensor<ui32>
    %4 = "stablehlo.add"(%arg1, %arg2) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %6 = "stablehlo.shift_left"(%arg2, %5) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %8 = "stablehlo.subtract"(%7, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %10 = "stablehlo.shift_right_logical"(%arg2, %9) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %11 = "stablehlo.or"(%6, %10) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %12 = "stablehlo.xor"(%4, %11) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %13 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xui32>) -> tensor<ui32>
    %15 = "stablehlo.add"(%4, %12) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %17 = "stablehlo.shift_left"(%12, %16) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %18 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %19 = "stablehlo.subtract"(%18, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %21 = "stablehlo.shift_right_logical"(%12, %20) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %22 = "stablehlo.or"(%17, %21) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %23 = "stablehlo.xor"(%15, %22) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %24 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1xui32>) -> tensor<ui32>
    %26 = "stablehlo.add"(%15, %23) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %28 = "stablehlo.shift_left"(%23, %27) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %29 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %30 = "stablehlo.subtract"(%29, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %32 = "stablehlo.shift_right_logical"(%23, %31) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %33 = "stablehlo.or"(%28, %32) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %34 = "stablehlo.xor"(%26, %33) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %35 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1xui32>) -> tensor<ui32>
    %37 = "stablehlo.add"(%26, %34) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %39 = "stablehlo.shift_left"(%34, %38) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %40 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %41 = "stablehlo.subtract"(%40, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %43 = "stablehlo.shift_right_logical"(%34, %42) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %44 = "stablehlo.or"(%39, %43) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %45 = "stablehlo.xor"(%37, %44) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %46 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %47 = "stablehlo.add"(%37, %46) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %48 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %49 = "stablehlo.add"(%45, %48) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    %50 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.add"(%arg0, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %52 = "stablehlo.convert"(%51) : (tensor<i32>) -> tensor<ui32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<1xui32>
    %54 = "stablehlo.add"(%49, %53) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
    "func.return"(%1, %47, %54, %arg4, %arg5, %arg3, %arg7, %arg6) : (tensor<i32>, tensor<1xui32>, tensor<1xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
