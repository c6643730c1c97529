import DashboardFormat
import Graphs
import Observation

/// What the viewer of a dashboard chose: what all its widgets share.
@MainActor @Observable
final class DashboardModel {
  /// What graphs without a span of their own show; moving one moves all.
  var window: ClosedRange<Double>
  /// The values of variables.
  var variables: [String: [String]]
  /// Groups that were opened or closed.
  var toggledGroups: Set<String> = []
  var showsWarnings = false
  /// When the dashboard was opened, in seconds since 1970.
  @ObservationIgnored let now: Double
  @ObservationIgnored let crosshair = GraphGroup()

  init(_ description: DashboardDescription, span: TimeSpan?, now: Double) {
    self.now = now
    window = (span ?? description.span ?? .last(3600)).window(now: now)
    variables = Dictionary(description.variables.map { ($0.name, $0.defaults) }) { first, _ in first }
  }

  func toggle(_ group: String) {
    if toggledGroups.remove(group) == nil { toggledGroups.insert(group) }
  }
}
