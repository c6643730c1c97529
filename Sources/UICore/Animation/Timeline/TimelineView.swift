import AttributeGraph
import Foundation

/// A view whose content is updated at the dates of a schedule.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date that the content shows, and how often it changes.
  public struct Context: Sendable {
    /// The most frequent updates to expect; `live` means as often as the schedule says.
    public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

    /// The schedule's current entry.
    public let date: Date
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context of every timeline view, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("a timeline view is drawn by Apus and has no body") }

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let ticker = TimelineTicker(root: inputs.base.root, tick: graph.source(0))
    graph.currentSubgraph.onRemove { ticker.stop() }
    let router = inputs.environmentValue(\.inputRouter)
    let entry = graph.rule(
      TimelineRule<Schedule, Content>(view: view.attribute, router: router, ticker: ticker))
    return TimelineEntry<Content>.makeImplicitStack(view: _GraphValue(entry), inputs: inputs)
  }
}

/// The view of one date.
nonisolated private struct TimelineEntry<Content: View>: View {
  let date: Date
  let content: (TimelineViewDefaultContext) -> Content
  @MainActor var body: some View { content(TimelineViewDefaultContext(date: date, cadence: .live)) }
}

/// Invalidates what is shown at its next date.
final class TimelineTicker {
  unowned let root: ViewRoot
  let tick: Attribute<Int>
  private var count = 0
  private var timer: InputTimer?

  init(root: ViewRoot, tick: Attribute<Int>) {
    self.root = root
    self.tick = tick
  }

  func wake(after seconds: Double, _ router: InputRouter?) {
    timer?.cancel()
    // A timer runs for a day at most; then the rule sets the next one.
    timer = router?.schedule(after: min(max(seconds, 0), 86_400)) { [weak self] in
      guard let self else { return }
      count += 1
      root.viewGraph.set(tick, to: count, transaction: Transaction())
    }
  }

  func stop() { timer?.cancel() }
}

/// Finds the schedule's current entry. Where the date is unchanged, nothing that depends on it is updated.
private struct TimelineRule<Schedule: TimelineSchedule, Content: View>: Rule {
  let view: Attribute<TimelineView<Schedule, Content>>
  let router: Attribute<InputRouter?>
  let ticker: TimelineTicker
  private var shown: Date?

  /// The most entries skipped in one update; a schedule that is further behind catches up over several updates.
  private static var catchUpLimit: Int { 100_000 }
  /// An entry counts as due up to this many seconds early, because timers and dates are rounded separately.
  private static var tolerance: TimeInterval { 1e-4 }

  init(view: Attribute<TimelineView<Schedule, Content>>, router: Attribute<InputRouter?>, ticker: TimelineTicker) {
    (self.view, self.router, self.ticker) = (view, router, ticker)
  }

  mutating func value(_ context: RuleContext<TimelineEntry<Content>>) -> TimelineEntry<Content> {
    let view = context.read(view)
    let now = ticker.root.viewGraph.date
    let date: Date
    if let animation = view.schedule as? AnimationTimelineSchedule {
      date = frame(animation, now: now, context)
    } else {
      _ = context.read(ticker.tick)
      var (current, next): (Date?, Date?) = (nil, nil)
      var passed = 0
      context.observing {
        for entry in view.schedule.entries(from: now, mode: .normal) {
          if entry.timeIntervalSince(now) > Self.tolerance || passed == Self.catchUpLimit {
            next = entry
            break
          }
          current = entry
          passed += 1
        }
      }
      if let next { ticker.wake(after: next.timeIntervalSince(now), context.read(router)) } else { ticker.stop() }
      date = current ?? shown ?? now
    }
    shown = date
    return TimelineEntry(date: date, content: view.content)
  }

  private func frame(
    _ schedule: AnimationTimelineSchedule, now: Date, _ context: RuleContext<TimelineEntry<Content>>
  ) -> Date {
    if schedule.isPaused {
      ticker.stop()
      return shown ?? now
    }
    if let interval = schedule.minimumInterval, interval > 1.0 / 120 {
      _ = context.read(ticker.tick)
      // If the clock was set back, update at once instead of waiting until it catches up.
      if let shown, shown <= now, now.timeIntervalSince(shown) + Self.tolerance < interval {
        ticker.wake(after: interval - now.timeIntervalSince(shown), context.read(router))
        return shown
      }
      ticker.wake(after: interval, context.read(router))
      return now
    }
    _ = context.read(ticker.root.time)
    ticker.root.needsNextFrame()
    return now
  }
}
