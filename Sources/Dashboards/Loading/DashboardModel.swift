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
  /// Where the window ended when it last followed the time; a window that ends elsewhere was moved and stays.
  private(set) var followedEnd: Double
  /// Seconds between two loads; nil where nothing is loaded again by itself.
  @ObservationIgnored let refreshInterval: Double?
  /// When the dashboard was opened, in seconds since 1970.
  @ObservationIgnored let now: Double
  @ObservationIgnored let crosshair = GraphGroup()

  init(_ description: DashboardDescription, span: TimeSpan?, now: Double, isLive: Bool = false) {
    self.now = now
    let window = (span ?? description.span ?? .last(3600)).window(now: now)
    self.window = window
    followedEnd = window.upperBound
    refreshInterval = isLive ? max(description.refreshInterval ?? 5, 1) : nil
    variables = Dictionary(description.variables.map { ($0.name, $0.defaults) }) { first, _ in first }
  }

  /// Whether the window moves on with the time.
  var isFollowing: Bool { refreshInterval != nil && window.upperBound == followedEnd }

  /// Moves the window's end to a time, unless the viewer moved it away from the last one.
  func follow(to time: Double) {
    let isFollowing = isFollowing
    followedEnd = time
    if isFollowing { window = (time - (window.upperBound - window.lowerBound))...time }
  }

  /// Shows the last so many seconds.
  func show(last duration: Double) { window = (followedEnd - duration)...followedEnd }

  func toggle(_ group: String) {
    if toggledGroups.remove(group) == nil { toggledGroups.insert(group) }
  }
}
