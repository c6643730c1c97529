import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@MainActor @Suite struct ImageTests {
  /// Four pixels: red, green above blue, and a half transparent white.
  private let bitmap = Bitmap(
    width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080], isOpaque: false)
  private func png() throws -> Data { try PNGEncoder.encode(bitmap) }

  @Test func picturesHaveTheirSize() throws {
    let image = try #require(UIImage(data: png()))
    #expect(image.size == CGSize(width: 2, height: 2) && image.scale == 1)
    let dense = try #require(UIImage(data: png(), scale: 2))
    #expect(dense.size == CGSize(width: 1, height: 1) && dense.scale == 2)
    #expect(NSImage(data: try png())?.size == CGSize(width: 2, height: 2))
    #expect(UIImage().size == .zero && UIImage().pngData() == nil)
    #expect(UIImage(data: Data("nothing".utf8)) == nil && NSImage(data: Data()) == nil)
    #expect(UIImage(named: "no such picture") == nil && NSImage(named: "no such picture") == nil)
    #expect(UIImage(contentsOfFile: "/dev/null") == nil)
  }

  @Test func filesSayTheirScaleByTheirName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("apus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("four@2x.png")
    try png().write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 1, height: 1))
    #expect(NSImage(contentsOf: file)?.size == CGSize(width: 1, height: 1))
    #expect(NSImage(contentsOf: URL(string: "https://example.org/four.png")!) == nil)
  }

  @Test func aPNGKeepsItsPixels() throws {
    let image = try #require(UIImage(data: png()))
    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data)?.cgImage)
    #expect(again.width == 2 && again.height == 2 && again.bytesPerRow == 8)
    let part = try #require(again.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1)))
    #expect(part.width == 1 && part.height == 1)
    #expect(again.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    let host = try TestHost(size: CGSize(width: 1, height: 1)) { Image(decorative: part, scale: 1) }
    #expect(host.snapshot().pixels == [0xFF00_FF00])
  }

  @Test func aJPEGIsBeginningAndEndAndNearlyTheColour() throws {
    let grey = Bitmap(width: 16, height: 16, pixels: Array(repeating: 0xFF80_8080, count: 256), isOpaque: true)
    let image = try #require(UIImage(data: try PNGEncoder.encode(grey)))
    let data = try #require(image.jpegData(compressionQuality: 1))
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]) && data.suffix(2) == Data([0xFF, 0xD9]))
    let again = try #require(UIImage(data: data)?.cgImage)
    let host = try TestHost(size: CGSize(width: 16, height: 16)) { Image(decorative: again, scale: 1) }
    let middle = host.snapshot().pixels[8 * 16 + 8] & 0xFF
    #expect(middle >= 0x7E && middle <= 0x82)
    #expect(try #require(image.jpegData(compressionQuality: 0)).count <= data.count)
    #expect(image.jpegData(compressionQuality: .nan) != nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func picturesAreTurned() throws {
    // Red is at the upper left. Turned to the right, as a camera held upright stores it, it is at the upper right.
    let cgImage = try #require(UIImage(data: png())?.cgImage)
    func pixels(_ orientation: Image.Orientation) throws -> [UInt32] {
      let host = try TestHost(size: CGSize(width: 2, height: 2)) {
        Image(cgImage, scale: 1, orientation: orientation, label: Text("Four"))
      }
      #expect(host.elementDump.contains("Four"))
      return host.snapshot().pixels
    }
    #expect(try pixels(.up).prefix(2) == [0xFFFF_0000, 0xFF00_FF00])
    #expect(try pixels(.upMirrored).prefix(2) == [0xFF00_FF00, 0xFFFF_0000])
    #expect(try pixels(.down)[3] == 0xFFFF_0000)
    #expect(try pixels(.right)[1] == 0xFFFF_0000)
    #expect(UIImage(cgImage: cgImage, scale: 2, orientation: .left).size == CGSize(width: 1, height: 1))
  }

  @Test func viewsShowPictures() throws {
    let image = try #require(UIImage(data: png()))
    let large = try #require(NSImage(data: png()))
    large.size = CGSize(width: 20, height: 20)
    var frames: [String: CGSize] = [:]
    let host = try TestHost {
      VStack {
        Image(uiImage: image).onGeometryChange(for: CGSize.self, of: \.size) { frames["ui"] = $0 }
        Image(nsImage: large).onGeometryChange(for: CGSize.self, of: \.size) { frames["ns"] = $0 }
        Image(uiImage: UIImage()).onGeometryChange(for: CGSize.self, of: \.size) { frames["empty"] = $0 }
      }
    }
    host.update()
    #expect(frames == ["ui": CGSize(width: 2, height: 2), "ns": CGSize(width: 20, height: 20), "empty": .zero])
  }

  @Test func aTemplateIsDrawnInTheColourAroundIt() throws {
    let white = Bitmap(width: 1, height: 1, pixels: [0xFFFF_FFFF], isOpaque: true)
    let image = try #require(UIImage(data: try PNGEncoder.encode(white)))
    func pixel(_ image: UIImage) throws -> UInt32 {
      try TestHost(size: CGSize(width: 1, height: 1)) {
        Image(uiImage: image).foregroundStyle(Color(red: 0, green: 0, blue: 1))
      }.snapshot().pixels[0]
    }
    #expect(try pixel(image) == 0xFFFF_FFFF)
    #expect(try pixel(image.withRenderingMode(.alwaysTemplate)) == 0xFF00_00FF)
    #expect(try pixel(image.withRenderingMode(.alwaysTemplate).withRenderingMode(.alwaysOriginal)) == 0xFFFF_FFFF)
  }

  @Test func symbolsAreAsLargeAsBesideText() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    #expect(image.isSymbolImage && image.pngData() == nil && image.cgImage == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(NSImage(systemSymbolName: "no.such.symbol", accessibilityDescription: nil) == nil)
    var size: CGSize?
    let host = try TestHost {
      Image(uiImage: image).font(.system(size: 17)).onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    }
    host.update()
    #expect(size == image.size)
    #expect(NSImage(systemSymbolName: "star.fill", accessibilityDescription: "Star")?.isTemplate == true)
  }

  @Test func thumbnailsHaveTheSizeAskedFor() throws {
    let image = try #require(UIImage(data: png()))
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 1, height: 1)))
    #expect(small.size == CGSize(width: 1, height: 1))
    #expect(image.preparingThumbnail(of: CGSize(width: 4, height: 6))?.size == CGSize(width: 4, height: 6))
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(image.preparingThumbnail(of: CGSize(width: CGFloat.infinity, height: 1)) == nil)
    #expect(UIImage(systemName: "star")?.preparingThumbnail(of: CGSize(width: 4, height: 4)) == nil)
  }

  @Test func rendererGivesPictures() throws {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 3, height: 2))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
    #expect(renderer.cgImage?.width == 6)
    #expect(renderer.nsImage?.size == CGSize(width: 3, height: 2))
  }
}
