import AttributeGraph
import Foundation
import Geometry

/// How far a scroll view has moved; points.
struct ScrollOffset: Equatable {
  var point = CGPoint.zero
  /// Whether it may lie beyond the ends of the content, as where a finger pulls it.
  var isElastic = false
}

/// Where a scroll view should stand, and how it gets there.
///
/// A value, so that what is shown at a time follows from it and the clock alone.
struct ScrollAim {
  var target = CGPoint.zero
  /// How far rows before what shows have moved it so far: movements under way go on from there.
  var shift = CGPoint.zero
  /// Rises with each new target.
  var number = 0
  /// The movement along each axis; nil for at once.
  var animation: (x: Animation?, y: Animation?)
  var isElastic = false
  /// Told when the movement has ended.
  var completions: [AnimationCompletion] = []
}

/// The offset that is shown: the target, or a place on the way there.
struct ScrollOffsetRule: Rule {
  let aim: Attribute<ScrollAim>
  unowned let root: ViewRoot
  /// Called in the update in which a movement ends, with its number.
  let ended: (Int) -> Void
  private var x = Animator<CGFloat>(0)
  private var y = Animator<CGFloat>(0)
  private var last = ScrollAim()
  private var isMoving = false

  init(aim: Attribute<ScrollAim>, root: ViewRoot, ended: @escaping (Int) -> Void) {
    (self.aim, self.root, self.ended) = (aim, root, ended)
  }

  mutating func value(_ context: RuleContext<ScrollOffset>) -> ScrollOffset {
    let aim = context.read(aim)
    let shift = CGVector(dx: aim.shift.x - last.shift.x, dy: aim.shift.y - last.shift.y)
    x.shift(by: shift.dx)
    y.shift(by: shift.dy)
    if aim.number != last.number {
      let now = root.viewGraph.now
      // One of the two tells: the other ends with it or has not moved.
      let isAlongX = aim.animation.x != nil && aim.target.x != x.target
      move(&x, to: aim.target.x, aim.animation.x, isAlongX ? aim.completions : [], now)
      move(&y, to: aim.target.y, aim.animation.y, isAlongX ? [] : aim.completions, now)
      isMoving = x.isActive || y.isActive
    }
    last = aim
    guard isMoving else { return ScrollOffset(point: aim.target, isElastic: aim.isElastic) }
    let time = context.read(root.time)
    let point = CGPoint(x: x.value(at: time), y: y.value(at: time))
    if x.isActive || y.isActive {
      root.needsNextFrame()
    } else {
      isMoving = false
      ended(aim.number)
    }
    return ScrollOffset(point: point, isElastic: aim.isElastic)
  }

  private func move(
    _ animator: inout Animator<CGFloat>, to target: CGFloat, _ animation: Animation?,
    _ completions: [AnimationCompletion], _ now: Double
  ) {
    guard let animation else { return animator.jump(to: target) }
    var transaction = Transaction(animation: animation)
    transaction.completions = completions
    transaction.update = 1
    animator.setTarget(target, transaction: transaction, now: now)
  }

  static var updateKind: UpdateKind { .layout }
}
