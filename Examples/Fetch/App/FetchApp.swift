import FetchViews
import LaunchArguments
import SwiftUI

/// Dogs to look for and to pat, with scoped or wide dependencies (--style scoped|wide).
@main
struct FetchApp: App {
  @State private var kennel = Kennel(
    style: LaunchArguments.value(of: "--style").flatMap(DependencyStyle.init) ?? .scoped)

  var body: some Scene {
    WindowGroup("Fetch") {
      FetchView(kennel: kennel)
    }
    .defaultSize(width: 760, height: 560)
  }
}
