// swift-tools-version:6.2
import PackageDescription

/// Every folder of `Scenarios` is one program, `bench-NAME`, run in a process of its own.
let package = Package(
  name: "apus-benchmarks",
  dependencies: [.package(name: "apus", path: ".."), .package(name: "apus-examples", path: "../Examples")],
  targets: [
    .target(name: "BenchKit"),
    .systemLibrary(name: "CX11", providers: [.apt(["libx11-dev", "libxtst-dev"])]),
    .target(name: "WindowProbe", dependencies: ["BenchKit", "CX11"]),
    .target(name: "WindowRun", dependencies: ["BenchKit", .product(name: "UITestSupport", package: "apus")]),

    .executableTarget(
      name: "bench-engine",
      dependencies: [
        "BenchKit", "WindowProbe", .product(name: "ApusEngine", package: "apus"),
        .product(name: "SwiftUI", package: "apus"), .product(name: "UITestSupport", package: "apus"),
      ],
      path: "Scenarios/engine"),
    .executableTarget(
      name: "bench-raster", dependencies: ["BenchKit", .product(name: "ApusRendering", package: "apus")],
      path: "Scenarios/raster"),
    .executableTarget(
      name: "bench-cards",
      dependencies: ["BenchKit", "WindowRun", .product(name: "SwiftUI", package: "apus")],
      path: "Scenarios/cards"),
    .executableTarget(
      name: "bench-list",
      dependencies: ["BenchKit", "WindowProbe", "WindowRun", .product(name: "SwiftUI", package: "apus")],
      path: "Scenarios/list"),
    .executableTarget(
      name: "bench-controls",
      dependencies: [
        "BenchKit", "WindowProbe", "WindowRun", .product(name: "SwiftUI", package: "apus"),
        .product(name: "UITestSupport", package: "apus"),
      ],
      path: "Scenarios/controls"),
    .executableTarget(
      name: "bench-messages",
      dependencies: [
        "BenchKit", "WindowRun", .product(name: "SwiftUI", package: "apus"), .product(name: "Chat", package: "apus"),
        .product(name: "ChatClient", package: "apus"), .product(name: "ChatStore", package: "apus"),
      ],
      path: "Scenarios/messages"),
    .executableTarget(
      name: "bench-flood",
      dependencies: [
        "BenchKit", .product(name: "SwiftUI", package: "apus"), .product(name: "UITestSupport", package: "apus"),
        .product(name: "Chat", package: "apus"), .product(name: "ChatClient", package: "apus"),
        .product(name: "ChatStore", package: "apus"),
      ],
      path: "Scenarios/flood"),
    .executableTarget(
      name: "bench-pages",
      dependencies: [
        "BenchKit", "WindowRun", .product(name: "UITestSupport", package: "apus"),
        .product(name: "ExampleViews", package: "apus-examples"),
      ],
      path: "Scenarios/pages"),
    .executableTarget(
      name: "bench-graphs",
      dependencies: [
        "BenchKit", .product(name: "Graphs", package: "apus"), .product(name: "UITestSupport", package: "apus"),
      ],
      path: "Scenarios/graphs"),
    .executableTarget(
      name: "bench-trace", dependencies: ["BenchKit", .product(name: "ApusTracing", package: "apus")],
      path: "Scenarios/trace"),
    .executableTarget(
      name: "bench-recorder",
      dependencies: [
        "BenchKit", .product(name: "SwiftUI", package: "apus"), .product(name: "ApusTracing", package: "apus"),
        .product(name: "ExampleViews", package: "apus-examples"),
      ],
      path: "Scenarios/recorder"),
    // What `recorder` records from its start to its end.
    .executableTarget(
      name: "bench-gallery",
      dependencies: [
        .product(name: "SwiftUI", package: "apus"), .product(name: "ExampleViews", package: "apus-examples"),
      ],
      path: "Programs/Gallery"),

    // What `idle` watches from outside.
    .executableTarget(
      name: "bench-hello", dependencies: [.product(name: "SwiftUI", package: "apus")], path: "Programs/Hello"),
    .executableTarget(name: "bench-idle", dependencies: ["BenchKit", "WindowProbe"], path: "Scenarios/idle"),

    .testTarget(name: "BenchKitTests", dependencies: ["BenchKit"]),
  ]
)
