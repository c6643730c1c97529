// swift-tools-version:6.2
import PackageDescription

/// Every program is a few lines of `App` over a library of views, so that the Gallery can show them all.
let package = Package(
  name: "apus-examples",
  products: [
    // Of each program what it shows.
    .library(
      name: "ExampleViews",
      targets: [
        "CardsViews", "DashboardsViews", "FetchViews", "FilesViews", "GalleryViews", "LabViews", "LandmarksViews",
        "MessagesViews", "PulseViews", "ReaderViews", "WriterViews",
      ]),
    // The module cannot have the name of the library that it shows.
    .executable(name: "Dashboards", targets: ["DashboardsProgram"]),
  ],
  dependencies: [.package(name: "apus", path: "..")],
  targets: [
    .target(name: "LaunchArguments", path: "LaunchArguments"),

    .executableTarget(name: "Cards", dependencies: ["CardsViews", "LaunchArguments"], path: "Cards/App"),
    .target(
      name: "CardsViews", dependencies: [swiftUI], path: "Cards/Views", resources: [.process("Resources")]),

    .executableTarget(name: "Landmarks", dependencies: ["LandmarksViews", "LaunchArguments"], path: "Landmarks/App"),
    .target(
      name: "LandmarksViews", dependencies: [swiftUI], path: "Landmarks/Views", resources: [.process("Resources")]),

    .executableTarget(name: "Fetch", dependencies: ["FetchViews", "LaunchArguments"], path: "Fetch/App"),
    .target(name: "FetchViews", dependencies: [swiftUI], path: "Fetch/Views"),

    .executableTarget(name: "Files", dependencies: ["FilesViews", "LaunchArguments"], path: "Files/App"),
    .target(name: "FilesViews", dependencies: [swiftUI], path: "Files/Views"),

    .executableTarget(name: "Writer", dependencies: ["WriterViews"], path: "Writer/App"),
    .target(
      name: "WriterViews", dependencies: [swiftUI], path: "Writer/Views",
      resources: [.copy("Resources/Assets.xcassets")]),

    // A Mac has the module of this name in its SDK.
    .systemLibrary(
      name: "SQLite3", path: "Reader/SQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .executableTarget(name: "Reader", dependencies: ["ReaderViews", "LaunchArguments"], path: "Reader/App"),
    .target(name: "ReaderViews", dependencies: [swiftUI, "SQLite3"], path: "Reader/Views"),

    .executableTarget(name: "Messages", dependencies: ["MessagesViews", "LaunchArguments"], path: "Messages/App"),
    .target(
      name: "MessagesViews",
      dependencies: [
        swiftUI, .product(name: "Chat", package: "apus"), .product(name: "ChatClient", package: "apus"),
        .product(name: "ChatMatrix", package: "apus"), .product(name: "ChatStore", package: "apus"),
      ], path: "Messages/Views"),

    .executableTarget(name: "Pulse", dependencies: ["PulseViews"], path: "Pulse/App"),
    .target(
      name: "PulseViews", dependencies: [swiftUI, .product(name: "Graphs", package: "apus")], path: "Pulse/Views"),

    .executableTarget(
      name: "DashboardsProgram", dependencies: ["DashboardsViews", "LaunchArguments"], path: "Dashboards/App"),
    .target(
      name: "DashboardsViews",
      dependencies: [swiftUI, .product(name: "Dashboards", package: "apus")], path: "Dashboards/Views",
      resources: [.process("Resources")]),

    .executableTarget(name: "Lab", dependencies: ["LabViews", "LaunchArguments"], path: "Lab/App"),
    .target(
      name: "LabViews", dependencies: [swiftUI, .product(name: "Graphs", package: "apus")], path: "Lab/Views"),

    .executableTarget(
      name: "Soak", dependencies: [swiftUI, .product(name: "Graphs", package: "apus")], path: "Soak"),

    .executableTarget(name: "Gallery", dependencies: ["GalleryViews", "LaunchArguments"], path: "Gallery/App"),
    .target(
      name: "GalleryViews",
      dependencies: [
        swiftUI, .product(name: "Charts", package: "apus"), "CardsViews", "LandmarksViews", "FetchViews", "PulseViews",
      ], path: "Gallery/Views",
      resources: [.process("Resources")]),

    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Landmarks", "LandmarksViews", "CardsViews", "FetchViews", "FilesViews", "PulseViews", "DashboardsProgram",
        "Lab", "GalleryViews", "MessagesViews", "Reader", "ReaderViews",
        .product(name: "UITestSupport", package: "apus"),
      ]),
  ]
)

var swiftUI: Target.Dependency { .product(name: "SwiftUI", package: "apus") }
