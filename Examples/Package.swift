// swift-tools-version:6.2
import PackageDescription

/// Every program is a few lines of `App` over a library of views, so that the Gallery can show them all.
let package = Package(
  name: "apus-examples",
  dependencies: [.package(name: "apus", path: "..")],
  targets: [
    .target(name: "LaunchArguments", path: "LaunchArguments"),

    .executableTarget(name: "Landmarks", dependencies: ["LandmarksViews", "LaunchArguments"], path: "Landmarks/App"),
    .target(
      name: "LandmarksViews", dependencies: [swiftUI], path: "Landmarks/Views", resources: [.process("Resources")]),

    .testTarget(name: "ExamplesTests", dependencies: ["Landmarks"]),
  ]
)

var swiftUI: Target.Dependency { .product(name: "SwiftUI", package: "apus") }
