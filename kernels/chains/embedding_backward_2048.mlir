// Gradient of the table.
module @embedding_backward_2048 {
  func.func @main(%dy: tensor<65536x2048xbf16>, %ids: tensor<65536xi32>) -> (tensor<32000x2048xbf16>) {
    %dtable = sinter.embedding_grad %dy, %ids  : (tensor<65536x2048xbf16>, tensor<65536xi32>) -> tensor<32000x2048xbf16>
    return %dtable : tensor<32000x2048xbf16>
  }
}
