/// What an event loop does for a service of the desktop's bus.
package struct BusLoop {
  /// Has the service handle events when the descriptor has become readable, until it is closed.
  package var watch: (Int32) -> Void
  /// Has the service handle events once more.
  package var wake: () -> Void
  package var schedule: (_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Void

  package init(
    watch: @escaping (Int32) -> Void, wake: @escaping () -> Void,
    schedule: @escaping (_ seconds: Double, _ action: @escaping @MainActor () -> Void) -> Void
  ) {
    (self.watch, self.wake, self.schedule) = (watch, wake, schedule)
  }
}
