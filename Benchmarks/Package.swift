// swift-tools-version:6.2
import PackageDescription

/// Every folder of `Scenarios` is one program, `bench-NAME`, run in a process of its own.
let package = Package(
  name: "apus-benchmarks",
  dependencies: [.package(name: "apus", path: "..")],
  targets: [
    .target(name: "BenchKit"),
    .testTarget(name: "BenchKitTests", dependencies: ["BenchKit"]),
  ]
)
