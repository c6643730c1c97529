import Foundation

/// `rsvg-convert` of librsvg, which Debian packages as `librsvg2-bin`: an independent reader of SVG.
enum Rasterizer {
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/rsvg-convert" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// An SVG file as a PNG file of `scale` pixels a unit.
  static func png(_ svg: Data, scale: Int, in folder: URL) throws -> Data {
    let (source, target) = (folder.appending(path: "in.svg"), folder.appending(path: "out.png"))
    try svg.write(to: source)
    let process = Process()
    process.executableURL = URL(filePath: program ?? "")
    process.arguments = ["--zoom", "\(scale)", "-o", target.path, source.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
    return try Data(contentsOf: target)
  }
}
