import DashboardFormat
import Graphs
import SwiftUI

extension ResultEvent.Severity {
  var dashboardColor: DashboardColor {
    switch self {
    case .info: .named("blue")
    case .ok: .named("green")
    case .warning: .named("orange")
    case .error: .named("red")
    }
  }

  var color: Color { dashboardColor.color ?? .gray }

  var graphSeverity: GraphSeverity {
    switch self {
    case .info: .info
    case .ok: .ok
    case .warning: .warning
    case .error: .error
    }
  }
}

extension ResultState.State {
  var color: Color {
    switch self {
    case .alert: ResultEvent.Severity.error.color
    case .warning: ResultEvent.Severity.warning.color
    case .noData: Color(red: 0.45, green: 0.47, blue: 0.51)
    case .ok: ResultEvent.Severity.ok.color
    }
  }

  /// As users read it.
  var title: String {
    switch self {
    case .alert: "Alert"
    case .warning: "Warn"
    case .noData: "No data"
    case .ok: "OK"
    }
  }
}
