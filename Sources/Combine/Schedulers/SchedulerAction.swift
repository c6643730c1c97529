/// A closure that a scheduler will run elsewhere.
///
/// Combine's closures are not `Sendable`, though they run elsewhere. Who schedules a closure is responsible for what it
/// touches, as in Apple's Combine.
struct SchedulerAction: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
