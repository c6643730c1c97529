// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

/// Targets depend in one direction only; `Scripts/check-layering` holds this table against the imports.
let package = Package(
  name: "apus",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "Accessibility", targets: ["Accessibility"]),
    .library(name: "Graphs", targets: ["Graphs"]),
    .library(name: "UITestSupport", targets: ["UITestSupport"]),
    .executable(name: "apus", targets: ["apus"]),
    .library(name: "GraphData", targets: ["GraphData"]),
    .library(name: "DashboardFormat", targets: ["DashboardFormat"]),
    .library(name: "HTTP", targets: ["HTTP"]),
    .library(name: "Sound", targets: ["Sound"]),
    .library(name: "DashboardSources", targets: ["DashboardSources"]),
    .library(name: "Dashboards", targets: ["Dashboards"]),
    .library(name: "ChatStore", targets: ["ChatStore"]),
    .library(name: "ChatClient", targets: ["ChatClient"]),
    .library(name: "ChatMatrix", targets: ["ChatMatrix"]),
    .library(name: "Chat", targets: ["Chat"]),
    .library(name: "ApusEngine", targets: ["AttributeGraph", "TraceRecorder"]),
    .library(name: "ApusTracing", targets: ["TraceSchema", "TraceFormat", "TraceAnalysis", "ApusTool"]),
    .library(name: "ApusRendering", targets: ["Geometry", "TextLayout", "DisplayList", "Renderer"]),
  ],
  targets: [
    .systemLibrary(
      name: "CText", pkgConfig: "harfbuzz freetype2 fontconfig fribidi",
      providers: [.apt(["libharfbuzz-dev", "libfreetype-dev", "libfontconfig-dev", "libfribidi-dev"])]),
    .systemLibrary(
      name: "CImage", pkgConfig: "libpng libturbojpeg libgif libwebp libwebpdemux",
      providers: [.apt(["libpng-dev", "libturbojpeg0-dev", "libgif-dev", "libwebp-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CMarkdown", pkgConfig: "md4c", providers: [.apt(["libmd4c-dev"])]),
    .systemLibrary(name: "CSoundFile", pkgConfig: "sndfile", providers: [.apt(["libsndfile1-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    // Loads libcurl when it is first called; its header comes from libcurl4-openssl-dev.
    .target(name: "CCurl"),
    .target(name: "CRasterKernels"),

    .systemLibrary(name: "CTraceClock"),
    .systemLibrary(name: "CThreadStack"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CNewObject"),
    // What leaves a program: messages on terminals, files as a whole.
    .target(name: "SafeOutput"),
    // What records mean: who records, who reads files and who joins them agree on it.
    .target(name: "TraceSchema"),
    .target(name: "TraceRecorder", dependencies: ["TraceSchema", "CTraceClock"]),
    .target(name: "TraceFormat", dependencies: ["TraceSchema"]),
    .target(name: "CTraceSampler"),
    .target(name: "TraceCapture", dependencies: ["TraceRecorder", "TraceFormat", "CTraceSampler", "SafeOutput"]),
    .target(name: "Geometry"),
    .target(name: "Combine"),
    // Types of data and values handed over, by the names of Apple's modules.
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "Accessibility"),
    .target(name: "GraphData", dependencies: ["SafeOutput"]),
    .target(name: "DashboardFormat", dependencies: ["GraphData"]),
    // The one way in for bytes from a network.
    .target(name: "HTTP", dependencies: ["CCurl", "CZlib", "SafeOutput"]),
    .target(name: "DashboardSources", dependencies: ["DashboardFormat", "HTTP"]),
    // Files of sound, loudspeakers and microphones.
    .target(name: "Sound", dependencies: ["CSoundFile", "CSDL2"]),
    // The store of a chat, in a file of SQLite.
    .target(name: "ChatStore", dependencies: ["CSQLite", "CDigest", "SafeOutput"]),
    // A chat's session: the store and a server, whichever it is; and a server inside of the process.
    .target(name: "ChatClient", dependencies: ["ChatStore"]),
    .target(name: "ChatMatrix", dependencies: ["ChatClient", "ChatStore", "HTTP"]),
    .target(name: "AttributeGraph", dependencies: ["TraceRecorder", "CThreadStack", "CConformances"]),
    .target(
      name: "TextLayout", dependencies: ["Geometry", "CText", "SafeOutput"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "Markdown", dependencies: ["CMarkdown"]),
    .target(name: "DisplayList", dependencies: ["Geometry", "TextLayout"]),
    .target(name: "SVGFormat", dependencies: ["DisplayList"]),
    .target(name: "Renderer", dependencies: ["DisplayList", "TraceRecorder", "CRasterKernels", "SafeOutput"]),
    .systemLibrary(name: "CConformances"),
    .target(
      name: "UICore",
      dependencies: [
        "TraceRecorder", "Geometry", "Combine", "CoreTransferable", "Accessibility", "AttributeGraph", "TextLayout",
        "Markdown", "DisplayList", "SVGFormat", "CImage", "CConformances", "CThreadStack", "SafeOutput",
      ]),
    .target(name: "UIControls", dependencies: ["UICore", "CoreTransferable", "HTTP", "SafeOutput"]),
    .target(name: "PlatformHeadless", dependencies: ["UICore", "Renderer", "CImage", "SafeOutput"]),
    // Messages between programs of the desktop: D-Bus.
    .target(name: "DesktopBus", dependencies: ["CDBus", "SafeOutput"]),
    // Screen readers and other assistive programs: AT-SPI over D-Bus.
    .target(name: "DesktopAccessibility", dependencies: ["UICore", "DesktopBus"]),
    // Icons of the tray with their menus: StatusNotifierItem over D-Bus.
    .target(name: "DesktopStatusItems", dependencies: ["UICore", "DisplayList", "DesktopBus"]),
    .target(
      name: "PlatformSDL",
      dependencies: [
        "UICore", "CoreTransferable", "Renderer", "DesktopBus", "DesktopAccessibility", "DesktopStatusItems", "CSDL2",
        "SafeOutput",
      ]),
    // Names of UIKit and AppKit that SwiftUI files use without a view of theirs: docs/decisions/uikit-names.md.
    .target(name: "UIKitNames", dependencies: ["UICore", "PlatformHeadless", "CNewObject"]),
    // `@Entry` and `#Preview`, without SwiftSyntax: docs/decisions/macros.md.
    .macro(name: "SwiftUIMacros"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "UIControls", "UIKitNames", "CoreTransferable", "TraceCapture", "SVGFormat", "PlatformHeadless", "PlatformSDL",
        "SwiftUIMacros", "SafeOutput", "CMalloc",
      ]),
    .target(name: "UITestSupport", dependencies: ["PlatformHeadless", "TraceCapture", "TraceAnalysis"]),
    .target(name: "Graphs", dependencies: ["SwiftUI", "Accessibility", "GraphData"]),
    .target(name: "Charts", dependencies: ["SwiftUI", "Graphs", "GraphData"]),
    .target(name: "Dashboards", dependencies: ["SwiftUI", "Graphs", "DashboardSources", "HTTP", "SVGFormat"]),
    .target(name: "Chat", dependencies: ["SwiftUI", "ChatStore", "ChatClient", "Sound"]),

    // Mangled names of strangers are demangled in a child process.
    .target(name: "CDemangler"),
    .target(name: "TraceAnalysis", dependencies: ["TraceFormat", "CDemangler"]),
    // The subcommands that need no window; `apus` adds the viewer, which is a SwiftUI program.
    .target(name: "ApusTool", dependencies: ["TraceAnalysis", "CReportPage", "CSQLite", "CZlib", "SafeOutput"]),
    .target(name: "CReportPage", exclude: ["page"]),
    .target(name: "TraceViewer", dependencies: ["TraceAnalysis", "SwiftUI"]),
    .executableTarget(name: "apus", dependencies: ["ApusTool", "TraceViewer"]),

    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable"]),
    .testTarget(name: "HTTPTests", dependencies: ["HTTP", "DashboardTestSupport", "SafeOutput"]),
    // What a test of the store kills, and what measures it.
    .executableTarget(name: "ChatPrograms", dependencies: ["ChatStore"], path: "Tests/ChatPrograms"),
    .testTarget(name: "ChatStoreTests", dependencies: ["ChatStore", "ChatPrograms"]),
    .testTarget(name: "ChatClientTests", dependencies: ["ChatClient", "ChatStore"]),
    .testTarget(
      name: "ChatMatrixTests", dependencies: ["ChatMatrix", "ChatClient", "ChatStore", "HTTP", "DashboardTestSupport"]),
    // What Scripts/test-synapse runs against a real server.
    .executableTarget(
      name: "MatrixPrograms", dependencies: ["ChatMatrix", "ChatClient", "ChatStore"], path: "Tests/MatrixPrograms"),
    // What a test of the composer kills.
    .executableTarget(
      name: "ComposerProgram", dependencies: ["Chat", "ChatClient", "ChatStore"], path: "Tests/ComposerProgram"),
    .testTarget(
      name: "ChatTests",
      dependencies: [
        "Chat", "ChatStore", "ChatClient", "DashboardTestSupport", "SoundTestSupport", "ComposerProgram",
        "UITestSupport",
      ]),
    // Loudspeakers and microphones that a test moves by hand.
    .target(name: "SoundTestSupport", dependencies: ["Sound"], path: "Tests/SoundTestSupport"),
    .testTarget(name: "SoundTests", dependencies: ["Sound", "SoundTestSupport"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "GraphDataTests", dependencies: ["GraphData", "DashboardTestSupport"]),
    // Real files, mutants of them, and a server that misbehaves.
    .target(
      name: "DashboardTestSupport", dependencies: ["CZlib", "DashboardFormat", "GraphData"],
      path: "Tests/DashboardTestSupport"),
    .testTarget(name: "DashboardFormatTests", dependencies: ["DashboardFormat", "DashboardTestSupport"]),
    .testTarget(name: "DashboardSourcesTests", dependencies: ["DashboardSources", "DashboardTestSupport"]),
    .testTarget(name: "GraphsTests", dependencies: ["Graphs", "UITestSupport"]),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "UITestSupport"]),
    .testTarget(name: "DashboardsTests", dependencies: ["Dashboards", "DashboardTestSupport", "UITestSupport"]),
    .testTarget(name: "SafeOutputTests", dependencies: ["SafeOutput"]),
    .testTarget(name: "TraceSchemaTests", dependencies: ["TraceSchema", "TraceFormat", "CTraceSampler"]),
    .testTarget(name: "TraceRecorderTests", dependencies: ["TraceRecorder"]),
    .testTarget(name: "TraceFormatTests", dependencies: ["TraceFormat"]),
    .testTarget(name: "TraceCaptureTests", dependencies: ["TraceCapture"]),
    .testTarget(name: "TraceAnalysisTests", dependencies: ["TraceAnalysis"]),
    // Counts objects, for tests of how work grows.
    .target(name: "CWorkCounter", path: "Tests/CWorkCounter"),
    .testTarget(name: "ApusToolTests", dependencies: ["ApusTool", "CWorkCounter"]),
    .testTarget(name: "AttributeGraphTests", dependencies: ["AttributeGraph"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "CText"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
    .testTarget(name: "SVGFormatTests", dependencies: ["SVGFormat", "Graphs"]),
    .testTarget(name: "RendererTests", dependencies: ["Renderer", "DisplayList"]),
    .testTarget(
      name: "DesktopAccessibilityTests",
      dependencies: ["DesktopAccessibility", "DesktopBus", "UITestSupport", "SwiftUI"]),
    .testTarget(
      name: "DesktopStatusItemsTests", dependencies: ["DesktopStatusItems", "DesktopBus", "UICore", "DisplayList"]),
    .testTarget(name: "PlatformSDLTests", dependencies: ["PlatformSDL", "CSDL2"]),
    // The window that Scripts/test-window drives.
    .executableTarget(name: "WindowTestProgram", dependencies: ["SwiftUI"], path: "Tests/Window/Program"),
    // What Scripts/test-faults lets fail.
    .executableTarget(
      name: "FaultPrograms", dependencies: ["SwiftUI", "Dashboards", "GraphData", "HTTP", "SafeOutput"],
      path: "Tests/Faults/Programs"),
    .testTarget(name: "TraceViewerTests", dependencies: ["TraceViewer", "UITestSupport", "apus"]),
    .testTarget(name: "UICoreTests", dependencies: ["UITestSupport", "SwiftUI", "Accessibility", "HTTP"]),
    .testTarget(name: "UIKitNamesTests", dependencies: ["UITestSupport", "SwiftUI"]),
    .testTarget(name: "SpecificationTests", dependencies: ["UITestSupport", "SwiftUI", "Combine"]),
  ]
)

/// The targets that a script names in a variable of the environment.
@MainActor func chosen(_ variable: String) -> Set<String>? {
  guard let value = Context.environment[variable] else { return nil }
  let names = value.split(whereSeparator: \.isWhitespace).map(String.init)
  precondition(Set(package.targets.map(\.name)).isSuperset(of: names), "\(variable) names what is no target")
  return Set(names)
}
// Tests of a release build are not optimised themselves: that would take longer than it saves.
for target in package.targets where target.type == .test {
  target.swiftSettings = [.unsafeFlags(["-Onone", "-gnone"], .when(configuration: .release))]
}
// Tests that are built; all if not given.
if let chosen = chosen("APUS_TEST_TARGETS") {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}
// Targets whose branches fuzzers follow.
for target in package.targets
where target.type == .regular && chosen("APUS_FUZZED_TARGETS")?.contains(target.name) == true {
  target.swiftSettings = [.unsafeFlags(["-Xfrontend", "-sanitize=fuzzer,address"])]
}
