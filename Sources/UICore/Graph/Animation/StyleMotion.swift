import AttributeGraph
import DisplayList
import Geometry

/// Numbers that a style is made of: parts of colours, fractions of bounds, angles, lengths.
struct StyleNumbers: VectorArithmetic {
  /// Zero of any count has none.
  var values: [Double]

  static var zero: StyleNumbers { StyleNumbers(values: []) }

  static func + (left: StyleNumbers, right: StyleNumbers) -> StyleNumbers {
    if right.values.isEmpty { return left }
    if left.values.isEmpty { return right }
    return StyleNumbers(values: zip(left.values, right.values).map { $0 + $1 })
  }

  static func - (left: StyleNumbers, right: StyleNumbers) -> StyleNumbers { left + right.scaled(by: -1) }

  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  var magnitudeSquared: Double { values.reduce(0) { (sum: Double, value: Double) in sum + value * value } }
}

/// Moves what gradients are made of with the animation of a change.
///
/// Each window has one. A rule that paints lends it what it remembers from frame to frame, and the style it paints with
/// asks it where its numbers are. So a shape in a plain colour pays for no gradient.
final class StyleMotion {
  private struct Turn {
    var animator: Animator<StyleNumbers>?
    let transaction: Attribute<Transaction>
    var isUsed = false
  }
  private var turn: Turn?
  /// As for other values in the range 0…1.
  private static let scale = 128.0

  /// Runs `paint` for a rule that remembers `animator` from frame to frame.
  func paint(
    _ animator: inout Animator<StyleNumbers>?, _ transaction: Attribute<Transaction>, _ paint: () -> Paint
  ) -> Paint {
    let outer = turn
    turn = Turn(animator: animator, transaction: transaction)
    animator = nil
    let result = paint()
    if let turn, turn.isUsed { animator = turn.animator }
    turn = outer
    return result
  }

  /// Where numbers are on their way to `target`; nil where they have arrived. Styles of other counts have no way between,
  /// and of a style of several gradients only the first moves.
  func place(of target: [Double], in root: ViewRoot, _ graph: Graph) -> [Double]? {
    guard var turn, !turn.isUsed else { return nil }
    var numbers = StyleNumbers(values: target)
    numbers.scale(by: Self.scale)
    if turn.animator?.target.values.count != target.count { turn.animator = nil }
    var shown = root.animate(&turn.animator, to: numbers, transaction: turn.transaction, graph)
    turn.isUsed = true
    self.turn = turn
    guard turn.animator?.isActive == true else { return nil }
    shown.scale(by: 1 / Self.scale)
    return shown.values
  }
}
