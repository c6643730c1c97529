import AttributeGraph
import DisplayList
import Geometry

/// What a rule that paints remembers of a style from frame to frame: a change of colours and gradients under an animation
/// passes through those in between.
struct PaintMotion {
  private var color: Animator<RGBA.AnimatableData>?
  private var numbers: Animator<StyleNumbers>?

  /// - Parameter isColor: whether the style is known to be a plain colour.
  mutating func paint<T>(
    _ root: ViewRoot, _ transaction: Attribute<Transaction>, _ context: RuleContext<T>, isColor: Bool = false,
    _ style: () -> Paint
  ) -> Paint {
    let paint = isColor ? style() : root.styleMotion.paint(&numbers, transaction, style)
    guard case .color(var rgba) = paint else { return paint }
    let data = root.animate(&color, to: rgba.animatableData, transaction: transaction, context)
    guard color?.isActive == true else { return paint }
    rgba.animatableData = data
    return .color(rgba)
  }
}

extension StyleEnvironment {
  /// Moves a style's colours and numbers to where an animation has brought them.
  func move(_ colors: inout [RGBA], _ numbers: inout [Double]) {
    guard let root = movingRoot else { return }
    let target = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha].map(Double.init) } + numbers
    guard let shown = root.styleMotion.place(of: target, in: root, graph) else { return }
    for index in colors.indices {
      let parts = shown[index * 4..<index * 4 + 4].map(Float.init)
      // A spring may go beyond its ends.
      colors[index] = RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: min(max(parts[3], 0), 1))
    }
    numbers = Array(shown[(colors.count * 4)...])
  }
}
