import Geometry

/// Moves one value from where it is shown to where it should be.
///
/// What is shown is the target less the changes that are still to come. So a target that moves without an animation of its
/// own, as when a container around it is animated, is followed at once, and what was under way goes on. Animations that
/// overlap and do not merge add up, so that nothing jumps and no speed is lost.
struct Animator<Value: VectorArithmetic> {
  /// One change under way. Completions hear of its end however it comes about, the removal of the view included.
  private final class Run {
    let animation: Animation
    /// From the target before to the target after.
    let delta: Value
    let startTime: Double
    @exclusivity(unchecked) var context: AnimationContext<Value>
    @exclusivity(unchecked) private var completions: [AnimationCompletion]
    /// Changes that this one took over, whose completions wait until they would have looked finished.
    @exclusivity(unchecked) private var replaced: [Run] = []

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

    /// Where it has come to from zero; nil once it is over.
    func progress(at now: Double) -> Value? {
      let progress = animation.animate(value: delta, time: max(0, now - startTime), context: &context)
      if progress != nil, context.isLogicallyComplete { endLogicalCompletions() }
      if !replaced.isEmpty { replaced.removeAll { $0.progress(at: now) == nil || $0.completions.isEmpty } }
      return progress
    }

    /// Goes on from where `old` has come to. The completions of `old` that wait for its look are heard as if it went on;
    /// those that wait for the real end hear of this run's.
    func takeOver(_ old: Run) {
      replaced = old.replaced
      old.replaced = []
      let lasting = old.completions.filter { $0.criteria == .removed && !$0.isObsolete() }
      lasting.forEach { $0.begin() }
      completions += lasting
      for completion in old.completions where completion.criteria == .removed { completion.end() }
      old.completions.removeAll { $0.criteria == .removed }
      if !old.completions.isEmpty { replaced.append(old) }
    }

    /// Ends the completions that need not wait until the animation has settled.
    private func endLogicalCompletions() {
      if completions.isEmpty { return }
      for completion in completions where completion.criteria == .logicallyComplete { completion.end() }
      completions.removeAll { $0.criteria == .logicallyComplete }
    }
  }

  /// The most changes under way at once; a value that is redirected in every frame ends the oldest, nearest its end.
  private static var runLimit: Int { 64 }

  private(set) var target: Value
  /// Oldest first. Empty for the many values that are never animated, which costs them a pointer.
  private var runs: [Run] = []

  init(_ value: Value) { target = value }

  var isActive: Bool { !runs.isEmpty }

  /// Takes a new target; with an animation in the transaction the way there takes time.
  mutating func setTarget(_ new: Value, transaction: Transaction, now: Double) {
    guard new != target else { return }
    let change = new - target
    target = new
    guard let animation = transaction.effectiveAnimation else {
      if transaction.tracksVelocity {
        track(at: now)
      } else if !transaction.isEmpty {
        runs = []
      }
      return
    }
    // A spring that is redirected keeps its speed: it goes on from its old start to the new target.
    if let last = runs.last {
      var context = last.context
      if animation.shouldMerge(
        previous: last.animation, value: last.delta, time: now - last.startTime, context: &context)
      {
        let run = Run(
          animation, delta: last.delta + change, startTime: last.startTime, context: context,
          completions: transaction.completions)
        run.takeOver(last)
        runs[runs.count - 1] = run
        return
      }
    }
    if runs.count == Self.runLimit { runs.removeFirst() }
    runs.append(Run(animation, delta: change, startTime: now, completions: transaction.completions))
  }

  /// Shows a new target at once.
  mutating func jump(to new: Value) {
    target = new
    runs = []
  }

  /// Moves the target, and with it what is shown; what is under way goes on.
  mutating func shift(by delta: Value) { target += delta }

  /// Shows the target, and notes its movement.
  private mutating func track(at now: Double) {
    if !(runs.last?.animation.base is VelocityTracking) {
      runs = [Run(Animation(VelocityTracking()), delta: .zero, startTime: now, completions: [])]
    }
    runs = runs.suffix(1)
    VelocityTracking.note(target, at: now - runs[0].startTime, in: &runs[0].context)
  }

  /// What is shown at `now`, in seconds on the clock that started the animations.
  mutating func value(at now: Double) -> Value {
    guard let newest = runs.last else { return target }
    var shown = target
    var isAnyOver = false
    var isNewestOver = false
    for run in runs {
      if let progress = run.progress(at: now) {
        shown = shown - run.delta + progress
      } else {
        isAnyOver = true
        isNewestOver = run === newest
      }
    }
    guard isAnyOver else { return shown }
    // One that repeats for ever ends with the change that replaced it, or the target would never be reached.
    runs.removeAll { $0.progress(at: now) == nil || isNewestOver && $0.animation.repeatsForever }
    return isNewestOver ? value(at: now) : shown
  }
}
