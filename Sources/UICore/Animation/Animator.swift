import Geometry

/// Moves one value from where it is shown to where it should be.
///
/// What is shown is the target less the change that is still to come. So a target that moves without an animation of its
/// own, as when a container around it is animated, is followed at once, and what was under way goes on.
struct Animator<Value: VectorArithmetic> {
  /// An object, so that the many values that are never animated pay for a pointer only.
  private final class Run {
    let animation: Animation
    /// From the value shown at the start to the target.
    var delta: Value
    let startTime: Double
    var context = AnimationContext<Value>()
    let completions: [AnimationCompletion]

    init(_ animation: Animation, delta: Value, startTime: Double, completions: [AnimationCompletion]) {
      self.animation = animation
      self.delta = delta
      self.startTime = startTime
      self.completions = completions
    }
  }

  private(set) var target: Value
  private var run: Run?
  private var shown: Value

  init(_ value: Value) {
    target = value
    shown = value
  }

  var isActive: Bool { run != nil }

  /// Takes a new target; with an animation in the transaction the way there takes time.
  mutating func setTarget(_ new: Value, transaction: Transaction, now: Double) {
    guard new != target else { return }
    let change = new - target
    target = new
    guard let animation = transaction.animation, !transaction.disablesAnimations else {
      if !transaction.isEmpty { stop() }
      return
    }
    if let current = run {
      // A spring that is redirected keeps its speed: it goes on from its old start to the new target.
      let merged = current.delta + change
      if animation.shouldMerge(
        previous: current.animation, value: merged, time: now - current.startTime, context: &current.context)
      {
        current.delta = merged
        return
      }
      stop()
    }
    transaction.completions.forEach { $0.begin() }
    run = Run(animation, delta: new - shown, startTime: now, completions: transaction.completions)
  }

  /// What is shown at `now`, in seconds on the clock that started the animation.
  mutating func value(at now: Double) -> Value {
    guard let current = run else {
      shown = target
      return target
    }
    let elapsed = max(0, now - current.startTime)
    if let progress = current.animation.animate(value: current.delta, time: elapsed, context: &current.context) {
      shown = target - current.delta + progress
    } else {
      stop()
      shown = target
    }
    return shown
  }

  private mutating func stop() {
    run?.completions.forEach { $0.end() }
    run = nil
  }
}
