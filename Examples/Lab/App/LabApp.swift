import LabViews
import LaunchArguments
import SwiftUI

/// Every kind of graph and widget, with knobs (--kind NAME --series N --points N, --write FOLDER for pictures).
@main
struct LabApp: App {
  @State private var settings = LabSettings(
    kind: LaunchArguments.value(of: "--kind").flatMap(LabKind.init(name:)) ?? .lines,
    seriesCount: LaunchArguments.value(of: "--series").flatMap { Int($0) },
    pointCount: LaunchArguments.value(of: "--points").flatMap { Int($0) })

  init() {
    guard let folder = LaunchArguments.value(of: "--write") else { return }
    do {
      try LabPictures.write(to: URL(fileURLWithPath: folder)) { print($0) }
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("error: the pictures cannot be written: \(error)\n".utf8))
      exit(1)
    }
  }

  var body: some Scene {
    WindowGroup("Lab") {
      LabView(settings: settings)
    }
    .defaultSize(width: 1200, height: 720)
  }
}
