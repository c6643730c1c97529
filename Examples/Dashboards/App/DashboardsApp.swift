import DashboardsViews
import LaunchArguments
import SwiftUI

/// Any dashboard file: Datadog, Grafana or own JSON (FILE… --prometheus URL --live).
@main
struct DashboardsApp: App {
  @State private var shelf = Shelf(
    paths: LaunchArguments.paths, prometheus: LaunchArguments.value(of: "--prometheus"),
    isMachine: LaunchArguments.contains("--live"))

  var body: some Scene {
    WindowGroup("Dashboards") {
      DashboardsView(shelf: shelf)
    }
    .defaultSize(width: 1440, height: 900)
  }
}
