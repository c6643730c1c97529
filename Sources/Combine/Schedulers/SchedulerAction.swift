/// A closure on its way to where a scheduler runs it.
///
/// Combine's closures are not `Sendable`, and yet their purpose is to run elsewhere: who schedules them answers for what
/// they touch, as in Apple's Combine.
struct SchedulerAction: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
