// swift-tools-version:6.2
import PackageDescription

/// Targets depend in one direction only; `Scripts/check-layering` holds this table against the imports.
let package = Package(
  name: "apus",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UITestSupport", targets: ["UITestSupport"]),
    .library(name: "ApusEngine", targets: ["AttributeGraph", "TraceRecorder"]),
    .library(name: "ApusRendering", targets: ["Geometry", "TextLayout", "DisplayList", "Renderer"]),
  ],
  targets: [
    .systemLibrary(
      name: "CText", pkgConfig: "harfbuzz freetype2 fontconfig fribidi",
      providers: [.apt(["libharfbuzz-dev", "libfreetype-dev", "libfontconfig-dev", "libfribidi-dev"])]),
    .systemLibrary(
      name: "CImage", pkgConfig: "libpng libturbojpeg",
      providers: [.apt(["libpng-dev", "libturbojpeg0-dev"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .target(name: "CRasterKernels"),

    .systemLibrary(name: "CTraceClock"),
    .systemLibrary(name: "CThreadStack"),
    .target(name: "TraceRecorder", dependencies: ["CTraceClock"]),
    .target(name: "Geometry"),
    .target(name: "AttributeGraph", dependencies: ["TraceRecorder", "CThreadStack"]),
    .target(
      name: "TextLayout", dependencies: ["Geometry", "CText"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "DisplayList", dependencies: ["Geometry", "TextLayout"]),
    .target(name: "Renderer", dependencies: ["DisplayList", "TraceRecorder", "CRasterKernels"]),
    .target(
      name: "UICore",
      dependencies: ["TraceRecorder", "Geometry", "AttributeGraph", "TextLayout", "DisplayList", "CImage"]),
    .target(name: "PlatformHeadless", dependencies: ["UICore", "Renderer", "CImage"]),
    .target(name: "PlatformSDL", dependencies: ["UICore", "Renderer", "CSDL2"]),
    .target(name: "SwiftUI", dependencies: ["UICore", "PlatformHeadless", "PlatformSDL"]),
    .target(name: "UITestSupport", dependencies: ["PlatformHeadless"]),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "TraceRecorderTests", dependencies: ["TraceRecorder"]),
    .testTarget(name: "AttributeGraphTests", dependencies: ["AttributeGraph"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "CText"]),
    .testTarget(name: "RendererTests", dependencies: ["Renderer", "DisplayList"]),
    // The window that Scripts/test-window drives.
    .executableTarget(name: "WindowTestProgram", dependencies: ["SwiftUI"], path: "Tests/Window/Program"),
    .testTarget(name: "UICoreTests", dependencies: ["UITestSupport", "SwiftUI"]),
  ]
)
