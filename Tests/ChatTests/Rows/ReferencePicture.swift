import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UICore
import UITestSupport

/// Pictures that are stored in `Tests/References/Chat`, and what is drawn now beside them.
///
/// `APUS_RENEW_REFERENCES=1` stores what is drawn: look at each before it is committed. Where the machine has other fonts than
/// those that drew the stored ones (`fonts.txt`), nothing can be compared, and the tests say so.
@MainActor enum ReferencePicture {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../References/Chat").standardized
  nonisolated private static let isRenewing = ProcessInfo.processInfo.environment["APUS_RENEW_REFERENCES"] != nil

  /// Whether this machine draws texts with the fonts of the stored pictures.
  nonisolated static let hasTheirFonts: Bool = {
    if isRenewing { return true }
    let stored = try? String(contentsOf: folder.appending(path: "fonts.txt"), encoding: .utf8)
    return stored != nil && stored == fonts
  }()

  /// The files, with their sizes, that fontconfig has for what the pictures need.
  nonisolated private static let fonts: String? = {
    let wanted = ["Inter", "Inter:bold", "monospace", "sans:lang=ar", "emoji"]
    var lines = ""
    for name in wanted {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/fc-match")
      process.arguments = ["-f", "%{file}", name]
      let pipe = Pipe()
      process.standardOutput = pipe
      guard (try? process.run()) != nil, let data = try? pipe.fileHandleForReading.readToEnd() else { return nil }
      process.waitUntilExit()
      let path = String(decoding: data, as: UTF8.self)
      let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
      lines += "\(name) \(URL(filePath: path).lastPathComponent) \(size)\n"
    }
    return lines
  }()

  /// Compares what a host shows with the stored picture of a name.
  ///
  /// A channel may differ by two of 255: processors round the sums of coverages differently.
  static func expect(_ host: TestHost, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let drawn = host.snapshot()
    let file = folder.appending(path: name + ".png")
    if isRenewing {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try PNGEncoder.write(drawn, toFile: file.path)
      try fonts?.write(to: folder.appending(path: "fonts.txt"), atomically: true, encoding: .utf8)
      return
    }
    let stored = try ImageDecoder.decode(contentsOfFile: file.path)
    let difference = difference(stored, drawn)
    if difference == nil { return }
    let path = FileManager.default.temporaryDirectory.appending(path: "apus-\(name).png").path
    try PNGEncoder.write(drawn, toFile: path)
    Issue.record("\(name): \(difference ?? ""); what was drawn is \(path)", sourceLocation: sourceLocation)
  }

  /// Nil where both are the same.
  private static func difference(_ a: Bitmap, _ b: Bitmap) -> String? {
    guard a.width == b.width, a.height == b.height else {
      return "\(b.width) × \(b.height), not \(a.width) × \(a.height)"
    }
    var (count, first) = (0, 0)
    for index in a.pixels.indices where a.pixels[index] != b.pixels[index] {
      guard isOther(a.pixels[index], b.pixels[index]) else { continue }
      if count == 0 { first = index }
      count += 1
    }
    return count == 0 ? nil : "\(count) pixels differ, the first at \(first % a.width), \(first / a.width)"
  }

  private static func isOther(_ a: UInt32, _ b: UInt32) -> Bool {
    [UInt32(0), 8, 16, 24].contains { shift in
      let (a, b) = (Int(a >> shift & 0xFF), Int(b >> shift & 0xFF))
      return abs(a - b) > 2
    }
  }
}
