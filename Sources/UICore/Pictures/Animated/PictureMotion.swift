import AttributeGraph
import DisplayList

/// What changes an image's pixels: the player of its animation, made once it has one.
struct PictureMotion {
  private let inputs: _ViewInputs
  private unowned let subgraph: Subgraph
  private var player: AnimationPlayer?

  init(_ inputs: _ViewInputs) { (self.inputs, subgraph) = (inputs, inputs.graph.currentSubgraph) }

  /// The image with the frame that shows now; a still one as it is.
  mutating func current<T>(_ image: ResolvedImage, _ context: RuleContext<T>) -> ResolvedImage {
    guard case .bitmap(let reference) = image.content, let animation = reference.animation else {
      rest()
      return image
    }
    if player == nil { player = makePlayer() }
    guard let player else { return image }
    let style = StyleEnvironment(scope: inputs.environment, graph: context.graph)
    return image.showing(
      player.bitmap(of: animation, isStill: style[\.accessibilityReduceMotion], context))
  }

  /// Nothing of the image shows.
  func rest() { player?.stop() }

  private func makePlayer() -> AnimationPlayer? {
    subgraph.adopt {
      guard let waker = inputs.viewGraph.store(PictureClock.self).make?(inputs) else { return nil }
      let player = AnimationPlayer(inputs.viewGraph, inputs.base.root, waker)
      subgraph.onRemove { player.stop() }
      return player
    }
  }
}
