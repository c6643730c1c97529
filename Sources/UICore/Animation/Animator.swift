import Geometry

/// Moves one value from where it is shown to where it should be.
///
/// What is shown is the target less the change that is still to come. So a target that moves without an animation of its
/// own, as when a container around it is animated, is followed at once, and what was under way goes on.
struct Animator<Value: VectorArithmetic> {
  /// An object, so that the many values that are never animated pay for a pointer only; completions hear of its end
  /// however it comes about, the removal of the view included.
  private final class Run {
    let animation: Animation
    /// From the value shown at the start to the target.
    let delta: Value
    let startTime: Double
    var context: AnimationContext<Value>
    private(set) var completions: [AnimationCompletion]

    init(
      _ animation: Animation, delta: Value, startTime: Double, context: AnimationContext<Value> = AnimationContext(),
      completions: [AnimationCompletion]
    ) {
      self.animation = animation
      self.delta = delta
      self.startTime = startTime
      self.context = context
      self.completions = completions
      completions.forEach { $0.begin() }
    }

    deinit { completions.forEach { $0.end() } }

    /// Ends the completions that need not wait until the animation has settled.
    func endLogicalCompletions() {
      for completion in completions where completion.criteria == .logicallyComplete { completion.end() }
      completions.removeAll { $0.criteria == .logicallyComplete }
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
      if !transaction.isEmpty { run = nil }
      return
    }
    if let current = run {
      // A spring that is redirected keeps its speed: it goes on from its old start to the new target.
      if animation.shouldMerge(
        previous: current.animation, value: current.delta, time: now - current.startTime, context: &current.context)
      {
        run = Run(
          animation, delta: current.delta + change, startTime: current.startTime, context: current.context,
          completions: current.completions + transaction.completions)
        return
      }
    }
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
      if current.context.isLogicallyComplete { current.endLogicalCompletions() }
    } else {
      run = nil
      shown = target
    }
    return shown
  }
}
