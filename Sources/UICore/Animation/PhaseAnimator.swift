import Geometry

/// A view that goes through phases, each under an animation, the next as soon as one has ended.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var cycle = PhaseCycle()
  @Environment(\.inputRouter) private var router

  /// Goes round from when the view appears until it goes.
  ///
  /// - Parameters:
  ///   - phases: in order; the first is shown at first.
  ///   - animation: with which a phase is reached.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases once, and back to the first, each time `trigger` changes.
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
      // A phase that nothing animates lasts a frame; without that, one update would never end.
      if let router, router.now == start {
        router.schedule(after: 1.0 / 60) { if number == cycle.number { reach(next + 1, number) } }
      } else {
        reach(next + 1, number)
      }
    }
  }
}

/// Which of its runs a phase animator is in. Main thread.
private final class PhaseCycle: @unchecked Sendable { var number = 0 }

extension View {
  /// Applies modifiers to the view that go through phases from when it appears.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    ContentScopeView(
      base: self,
      scope: PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation))
  }

  /// Applies modifiers to the view that go through phases each time `trigger` changes.
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
