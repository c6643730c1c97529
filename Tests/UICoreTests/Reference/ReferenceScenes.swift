import DisplayList
import Foundation
import PlatformHeadless
import Renderer
import TextLayout

@testable import UICore

/// The reference scenes on disk, and how they are drawn and compared.
@MainActor
enum ReferenceScenes {
  nonisolated static let folder: URL? = {
    let environment = ProcessInfo.processInfo.environment["APUS_SHARED"].map { URL(fileURLWithPath: $0) }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../../shared")
    let folder = (environment ?? root.standardizedFileURL).appending(path: "reference")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  static func all() throws -> [ReferenceScene] {
    guard let folder else { return [] }
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try JSONDecoder().decode(ReferenceScene.self, from: Data(contentsOf: $0)) }
  }

  /// Points of the window that were covered although the scene does not say so. The thirds of Apple's picture of
  /// `modifier-container-relative-frame-vertical` are 80.33 points high and stand in the middle of its 300: they are
  /// thirds of 241, which leaves the 59 points that an iPhone 16 covers at the top.
  private static func unrecordedSafeArea(_ scene: ReferenceScene) -> CGFloat {
    scene.id == "modifier-container-relative-frame-vertical" ? 59 : 0
  }

  /// The scene as drawn here, at its own scale.
  static func render(_ scene: ReferenceScene) throws -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = scene.scale
    let fonts = try FontSystem()
    let covered = unrecordedSafeArea(scene)
    let size = CGSize(width: scene.size.width, height: scene.size.height - covered)
    let host = ViewHost(
      try ReferenceSceneBuilder().view(scene.scene), fonts: fonts, size: size, environment: environment)
    let pixels = PixelBuffer(
      width: Int(size.width * scene.scale), height: Int(size.height * scene.scale))
    _ = Renderer().render(
      host.update(at: 0), size: size, scale: scene.scale, background: scene.isHosted ? .white : .clear,
      glyphs: fonts, into: pixels)
    var bitmap = pixels.bitmap(isOpaque: scene.isHosted)
    if covered > 0 {
      // Centred in the whole window, at a whole pixel.
      let above = Int((covered * scene.scale / 2).rounded()) * bitmap.width
      let below = Int(covered * scene.scale) * bitmap.width - above
      bitmap = Bitmap(
        width: bitmap.width, height: Int(scene.size.height * scene.scale),
        pixels: Array(repeating: 0xFFFF_FFFF, count: above) + bitmap.pixels
          + Array(repeating: 0xFFFF_FFFF, count: below), isOpaque: true)
    }
    if let out = ProcessInfo.processInfo.environment["APUS_REPORT"] {
      try PNGEncoder.write(bitmap, toFile: "\(out)/\(scene.id).png")
    }
    return bitmap
  }

  /// What differs from the rectangles measured in Apple's picture: each must be the bounds of a region of its colour,
  /// to a pixel of three to a point.
  static func faults(of bitmap: Bitmap, in scene: ReferenceScene) -> [String] {
    let regions = ColorRegion.find(in: straight(bitmap), width: bitmap.width, height: bitmap.height)
    return scene.measuredRects.compactMap { measured in
      guard let color = components(ofHex: measured.rgba) else { return "\(measured.rgba) is no colour" }
      let frames = regions.filter { isNear($0.color, color) }.map { $0.frame(scale: scene.scale) }
      if frames.contains(where: { isNear($0, measured.frame) }) { return nil }
      let nearest = frames.min { distance($0, measured.frame) < distance($1, measured.frame) }
      return "\(measured.rgba) at \(measured.frame) is \(nearest.map { "\($0)" } ?? "missing")"
    }
  }

  /// Red, green, blue and alpha of every pixel, colours divided by alpha.
  private static func straight(_ bitmap: Bitmap) -> [SIMD4<UInt8>] {
    bitmap.pixels.map { pixel in
      let alpha = pixel >> 24
      func component(_ shift: UInt32) -> UInt8 {
        let value = pixel >> shift & 0xff
        return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      return SIMD4(component(16), component(8), component(0), UInt8(alpha))
    }
  }

  /// Blending in 8 bits may round either way, more so once alpha is divided out.
  private static func isNear(_ a: SIMD4<Int>, _ b: SIMD4<Int>) -> Bool {
    let tolerance = 3 * 255 / max(b.w, 64)
    return (0..<3).allSatisfy { abs(a[$0] - b[$0]) <= tolerance } && abs(a.w - b.w) <= 3
  }

  private static func isNear(_ a: CGRect, _ b: CGRect) -> Bool { distance(a, b) <= 1 / 3 + 0.001 }

  /// The share of pixels whose premultiplied components differ from Apple's picture by more than `tolerance` of 255.
  static func difference(of bitmap: Bitmap, in scene: ReferenceScene, tolerance: Int = 2) throws -> Double {
    guard let folder else { return 0 }
    let path = folder.appending(path: "\(scene.id).png").path
    let expected = try ImageDecoder.decode(Data(contentsOf: URL(fileURLWithPath: path)))
    guard (expected.width, expected.height) == (bitmap.width, bitmap.height) else { return 1 }
    let differing = zip(bitmap.pixels, expected.pixels).count { a, b in
      stride(from: UInt32(0), to: 32, by: 8).contains { shift in
        abs(Int(a >> shift & 0xff) - Int(b >> shift & 0xff)) > tolerance
      }
    }
    return Double(differing) / Double(bitmap.pixels.count)
  }

  /// The largest distance between two corresponding edges, in points.
  private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].map(abs).max()!
  }
}
