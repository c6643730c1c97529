import Geometry

/// A view that animates through phases; each begins when the animation of the one before has completed.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var cycle = PhaseCycle()
  @Environment(\.inputRouter) private var router

  /// Cycles through the phases for as long as the view is shown.
  ///
  /// - Parameters:
  ///   - phases: in order; the first is the initial one.
  ///   - animation: the animation that leads to a phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Runs through the phases once, and back to the first, each time `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    if !phases.isEmpty {
      content(phases[min(index, phases.count - 1)])
        .onAppear { if trigger == nil { begin() } }
        .onDisappear { cycle.number += 1 }
        .onChange(of: trigger) { begin() }
    }
  }

  private func begin() {
    cycle.number += 1
    if phases.count > 1 { reach(1, cycle.number) }
  }

  private func reach(_ next: Int, _ number: Int) {
    let next = next % phases.count
    let start = router?.now
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      guard number == cycle.number, trigger == nil || next != 0 else { return }
      // A phase without animation completes at once: wait a frame, or the update would never end.
      if let router, router.now == start {
        router.schedule(after: 1.0 / 60) { if number == cycle.number { reach(next + 1, number) } }
      } else {
        reach(next + 1, number)
      }
    }
  }
}

/// The number of the current run, so that completions of earlier runs are ignored. Main thread.
private final class PhaseCycle: @unchecked Sendable { var number = 0 }

extension View {
  /// Applies modifiers to the view that cycle through phases for as long as it is shown.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    ContentScopeView(
      base: self,
      scope: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// Applies modifiers to the view that run through phases each time `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    ContentScopeView(
      base: self,
      scope: PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }
}
