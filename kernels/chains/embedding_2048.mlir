// Rows of a table.
module @embedding_2048 {
  func.func @main(%table: tensor<32000x2048xbf16>, %ids: tensor<65536xi32>) -> (tensor<65536x2048xbf16>) {
    %y = sinter.embedding %table, %ids  : (tensor<32000x2048xbf16>, tensor<65536xi32>) -> tensor<65536x2048xbf16>
    return %y : tensor<65536x2048xbf16>
  }
}
