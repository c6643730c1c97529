import DashboardFormat
import DashboardSources
import Foundation
import Graphs
import Observation

/// The viewer's choices, which all widgets of a dashboard share.
@MainActor @Observable
final class DashboardModel {
  /// The window of all graphs without a span of their own.
  var window: ClosedRange<Double>
  /// The values of variables.
  var variables: [String: [String]]
  /// Groups that the viewer opened or closed.
  var toggledGroups: Set<String> = []
  var showsWarnings = false
  /// The variable whose menu is open.
  var openVariable: String?
  /// Where the chip of the open menu stands in the dashboard.
  var chipFrame: CGRect?
  /// What the source knows of the values of variables, once their menus were opened.
  private(set) var loadedValues: [String: [String]] = [:]
  /// The window's end when it last followed the time. A window that ends elsewhere was moved by the viewer and stays.
  private(set) var followedEnd: Double
  /// Seconds that were shown at first or chosen since.
  private(set) var duration: Double
  /// Seconds between two loads; nil if data is loaded only once.
  @ObservationIgnored let refreshInterval: Double?
  /// When the dashboard was opened, in seconds since 1970.
  @ObservationIgnored let now: Double
  @ObservationIgnored let crosshair = GraphGroup()

  init(_ description: DashboardDescription, span: TimeSpan?, now: Double, isLive: Bool = false) {
    self.now = now
    let window = (span ?? description.span ?? .last(3600)).window(now: now)
    self.window = window
    followedEnd = window.upperBound
    duration = window.upperBound - window.lowerBound
    refreshInterval = isLive ? max(description.refreshInterval ?? 5, 1) : nil
    variables = Dictionary(description.variables.map { ($0.name, $0.defaults) }) { first, _ in first }
  }

  /// Whether the window follows the time.
  var isFollowing: Bool { refreshInterval != nil && window.upperBound == followedEnd }

  /// Moves the window's end to a time, unless the viewer moved the window.
  func follow(to time: Double) {
    let isFollowing = isFollowing
    followedEnd = time
    if isFollowing { window = (time - (window.upperBound - window.lowerBound))...time }
  }

  /// Shows the last so many seconds.
  func show(last duration: Double) {
    self.duration = duration
    window = home
  }

  /// Moves the window to the end, as long as it is.
  func followAgain() { window = (followedEnd - (window.upperBound - window.lowerBound))...followedEnd }

  /// The window without the viewer's zooms and pans.
  var home: ClosedRange<Double> { (followedEnd - duration)...followedEnd }

  /// What of a variable is chosen.
  func values(of variable: TemplateVariable) -> [String] { variables[variable.name] ?? variable.defaults }

  /// Asks a source for a variable's values; a source that fails knows none.
  func loadValues(of variable: TemplateVariable, from source: any DataSource) async {
    guard let values = try? await source.values(of: variable, variables), !values.isEmpty else { return }
    loadedValues[variable.name] = values
  }

  func toggle(_ group: String) {
    if toggledGroups.remove(group) == nil { toggledGroups.insert(group) }
  }
}
