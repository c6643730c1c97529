import LandmarksViews
import LaunchArguments
import SwiftUI

/// Landmarks of the world and how far they are while you travel (--design perRow|shared|formatting, --still).
@main
struct LandmarksApp: App {
  @State private var modelData = ModelData(
    design: LaunchArguments.value(of: "--design").flatMap(Design.init) ?? .perRow,
    isTravelling: !LaunchArguments.contains("--still"))

  var body: some Scene {
    WindowGroup("Landmarks") {
      LandmarksView(modelData: modelData)
    }
    .defaultSize(width: 480, height: 800)
  }
}
