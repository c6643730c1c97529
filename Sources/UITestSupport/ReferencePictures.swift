import DisplayList
import Foundation
import PlatformHeadless
import UICore

/// Pictures in a folder that somebody has looked at, to which what is drawn now is compared.
///
///     let pictures = ReferencePictures(in: folder)
///     #expect(try pictures.difference(of: host, from: "card-dark") == nil)
///
/// `APUS_RENEW_REFERENCES=1` in the environment stores what is drawn, and the fonts that drew it (`fonts.txt`): look at each
/// picture before it is committed.
@MainActor public struct ReferencePictures {
  private let folder: URL
  private let isRenewing = ProcessInfo.processInfo.environment["APUS_RENEW_REFERENCES"] != nil

  /// - Parameter folder: where the PNG files are.
  public nonisolated init(in folder: URL) { self.folder = folder }

  /// Whether this machine draws texts with the fonts of the stored pictures. Where it does not, nothing can be compared;
  /// tests say so: `.enabled(if: pictures.hasTheirFonts)`.
  public nonisolated var hasTheirFonts: Bool {
    if isRenewing { return true }
    let stored = try? String(contentsOf: folder.appending(path: "fonts.txt"), encoding: .utf8)
    return stored != nil && stored == fonts
  }

  /// The files, with their sizes, that fontconfig has for what views are drawn with.
  private nonisolated var fonts: String? {
    let wanted =
      ["Inter", "Inter:bold", "monospace", "serif", "emoji"] + ["ar", "hi", "ja", "th"].map { "sans:lang=" + $0 }
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
  }

  /// How what a host shows differs from the stored picture of a name; nil where it does not.
  ///
  /// A channel may differ by two of 255: processors round the sums of coverages differently.
  ///
  /// - Throws: what reading or writing a file throws.
  public func difference(of host: TestHost, from name: String) throws -> String? {
    let drawn = host.snapshot()
    let file = folder.appending(path: name + ".png")
    if isRenewing {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try PNGEncoder.write(drawn, toFile: file.path)
      try fonts?.write(to: folder.appending(path: "fonts.txt"), atomically: true, encoding: .utf8)
      return nil
    }
    let stored = try ImageDecoder.decode(contentsOfFile: file.path)
    guard let difference = Self.difference(stored, drawn) else { return nil }
    let path = FileManager.default.temporaryDirectory.appending(path: "apus-\(name).png").path
    try PNGEncoder.write(drawn, toFile: path)
    return "\(name): \(difference); what was drawn is \(path)"
  }

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
