import Geometry

/// What stands for a value that is moved by hand, so that the animation that ends the movement starts at its speed.
///
/// It shows nothing. It is over soon after the last movement: what has been held still has no speed.
struct VelocityTracking: CustomAnimation {
  /// Seconds. Movements older than this are forgotten.
  static let memory = 0.1

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    guard let last = context.state[Samples<V>.self].last, time - last.time < Self.memory else { return nil }
    return .zero
  }

  /// The mean speed over the remembered movements, per second.
  func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
    let samples = context.state[Samples<V>.self]
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
  }

  /// Notes where the value is at a time; one place a time, and a bounded number of them.
  static func note<V: VectorArithmetic>(_ value: V, at time: Double, in context: inout AnimationContext<V>) {
    var samples = context.state[Samples<V>.self]
    if samples.last?.time == time { samples.removeLast() }
    samples.removeAll { time - $0.time >= memory }
    if samples.count == 32 { samples.removeFirst() }
    samples.append((time, value))
    context.state[Samples<V>.self] = samples
  }

  /// Oldest first.
  private enum Samples<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: [(time: Double, value: V)] { [] }
  }
}
