import DisplayList
import Foundation
import Geometry
import PlatformHeadless
import Testing
import TextLayout

@testable import UICore

@MainActor struct ImageTests {
  private static let fonts = try! FontSystem()

  /// 4 × 2 pixels of one opaque colour.
  private let png = try! PNGEncoder.encode(
    Bitmap(width: 4, height: 2, pixels: Array(repeating: 0xFF20_4060, count: 8), isOpaque: true))

  private func host(_ root: some View, scale: CGFloat = 1) -> ViewHost {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    return ViewHost(root, fonts: Self.fonts, size: CGSize(width: 100, height: 100), environment: environment)
  }

  /// Images with their frames in the window, in points.
  private func pictures(_ list: DisplayList, _ origin: CGPoint = .zero) -> [ImageItem] {
    list.items.flatMap { item -> [ImageItem] in
      let offset = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
      switch item.content {
      case .image(var image):
        image.frame = image.frame.offsetBy(dx: offset.x, dy: offset.y)
        return [image]
      case .group(let group): return pictures(group.list, offset)
      default: return []
      }
    }
  }

  private func folder(_ files: [String: Data]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    return folder.path
  }

  @Test func aPictureHasItsOwnSize() throws {
    let list = host(try Image(data: png)).update(at: 0)
    // (100 - 4) / 2, (100 - 2) / 2.
    #expect(pictures(list).map(\.frame) == [CGRect(x: 48, y: 49, width: 4, height: 2)])
    let double = host(try Image(data: png, scale: 2), scale: 2).update(at: 0)
    #expect(pictures(double).map(\.frame) == [CGRect(x: 49, y: 49.5, width: 2, height: 1)])
  }

  @Test func aResizablePictureFillsItsSpace() throws {
    let list = host(try Image(data: png).resizable().interpolation(.none)).update(at: 0)
    #expect(pictures(list).map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(pictures(list).first?.interpolation == ImageItem.Interpolation.none)
  }

  @Test func aTemplateTakesTheForegroundStyle() throws {
    let list = host(try Image(data: png).renderingMode(.template).foregroundStyle(Color.white)).update(at: 0)
    #expect(pictures(list).first?.tint == .white)
  }

  @Test func capInsetsKeepTheirSize() throws {
    let image = try Image(data: png).resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
    let frames = pictures(host(image).update(at: 0)).map(\.frame)
    // Left and right at their own scale; the middle 2 points fill 98: 49 times as wide, its first point 49 outside.
    #expect(frames.map(\.minX) == [0, -48, 96])
    #expect(frames.map(\.width) == [4, 196, 4])
  }

  @Test func tilesCoverTheSpace() throws {
    let image = try Image(data: png).resizable(resizingMode: .tile)
    // 100 / 4 by 100 / 2.
    #expect(pictures(host(image).update(at: 0)).count == 25 * 50)
    #expect(pictures(host(image.frame(width: 1e7, height: 10)).update(at: 0)).count == 1)
  }

  @Test func variantsFollowTheDisplay() throws {
    let folder = try folder(["a.png": png, "a@2x.png": png, "b@3x.png": png, "c.jpeg": png])
    func find(_ name: String, _ scale: CGFloat) -> String? {
      ImageCache.find(name, folder: folder, scale: scale).map {
        "\(($0.path as NSString).lastPathComponent) \($0.scale)"
      }
    }
    #expect(find("a", 1) == "a.png 1.0")
    #expect(find("a", 1.5) == "a@2x.png 2.0")
    #expect(find("a", 3) == "a@2x.png 2.0")
    #expect(find("b", 1) == "b@3x.png 3.0")
    #expect(find("a.png", 2) == "a@2x.png 2.0")
    #expect(find("c", 1) == "c.jpeg 1.0")
    #expect(find("d", 1) == nil)
  }

  @Test func theCacheIsBounded() throws {
    let folder = try folder(["a.png": png, "b.png": png, "c.png": png])
    // Each takes 256 bytes and 4 for each of 8 pixels.
    let cache = ImageCache(byteLimit: 600)
    for name in ["a", "b", "a", "c", "a"] { _ = cache.resource(name, folder: folder, scale: 1, at: 0) }
    #expect(cache.bytes == 576)
  }

  @Test func aMissingFileIsLookedForAgainAfterASecond() throws {
    let folder = try folder([:])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = ImageCache()
    #expect(cache.resource("a", folder: folder, scale: 1, at: 5) == nil)
    try png.write(to: URL(fileURLWithPath: folder + "/a.png"))
    #expect(cache.resource("a", folder: folder, scale: 1, at: 5.9) == nil)
    #expect(cache.resource("a", folder: folder, scale: 1, at: 6) != nil)
  }

  /// A picture of 300 × 300 pixels has its size in the first frame and its pixels once it is decoded.
  @Test func largePicturesAreDecodedInTheBackground() throws {
    let large = try PNGEncoder.encode(
      Bitmap(width: 300, height: 300, pixels: [UInt32](repeating: 0xffff_0000, count: 90_000), isOpaque: true))
    let folder = try folder(["a.png": large])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let queue = DecodingQueue()
    let host = host(Image("a", bundle: Bundle(path: folder)).fixedSize())
    host.viewGraph.images.background = queue.add
    #expect(pictures(host.update(at: 0)).isEmpty)
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 300, height: 300))
    #expect(queue.work.count == 1)
    queue.run()
    #expect(pictures(host.update(at: 0.1)).count == 1)
    // What is drawn only once cannot wait.
    let cache = ImageCache()
    cache.background = queue.add
    guard case .pending? = cache.resource("a", folder: folder, scale: 1, at: 0, ready: {}) else {
      Issue.record("it is decoded at once")
      return
    }
    guard case .bitmap? = cache.resource("a", folder: folder, scale: 1, at: 0) else {
      Issue.record("it is not decoded at once")
      return
    }
  }

  /// The product of the largest sides that a header can claim is no `Int`.
  @Test(arguments: [(UInt32.max, UInt32.max), (1 << 20, 1 << 20), (0, 7)])
  func anImpossibleSizeIsNotWaitedFor(_ width: UInt32, _ height: UInt32) throws {
    var damaged = png
    for (offset, side) in [(16, width), (20, height)] {
      withUnsafeBytes(of: side.bigEndian) { damaged.replaceSubrange(offset..<offset + 4, with: $0) }
    }
    let folder = try folder(["a.png": damaged])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = ImageCache()
    cache.background = { _, _ in Issue.record("it is decoded in the background") }
    guard case .failure? = cache.resource("a", folder: folder, scale: 1, at: 0, ready: {}) else {
      Issue.record("it is not refused")
      return
    }
  }

  @Test func damagedAndMissingFilesAreReported() throws {
    var generator = SystemRandomNumberGenerator()
    for round in 0..<200 {
      var data = png
      if round % 2 == 0 {
        data = data.prefix(Int.random(in: 0..<png.count - 12, using: &generator))
      } else {
        data[Int.random(in: 0..<png.count, using: &generator)] ^= 0xFF
      }
      let folder = try folder(["a.png": data])
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let host = host(Image("a", bundle: Bundle(path: folder)))
      var messages: [String] = []
      host.viewGraph.diagnose = { messages.append($0) }
      let list = host.update(at: 0)
      #expect(pictures(list).isEmpty == (messages.count == 1))
      if round % 2 == 0 { #expect(messages.count == 1) }
    }
    let host = host(Holder())
    var messages: [String] = []
    host.viewGraph.diagnose = { messages.append($0) }
    _ = host.update(at: 0)
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains("(in Holder") })
  }

  private struct Holder: View {
    var body: some View {
      Image("no such image")
      Image(systemName: "no.such.symbol")
      Image(systemName: "no.such.symbol")
    }
  }

  @Test func aSymbolIsAsLargeAsItsInk() throws {
    let symbol = try #require(SymbolCatalog.symbol("circle"))
    // A circle of 9.2 units' radius with half a line around it.
    let bounds = symbol.bounds(lineWidth: 2)
    #expect(abs(bounds.minX - 1.8) < 1e-9 && abs(bounds.minY - 1.8) < 1e-9)
    #expect(abs(bounds.width - 20.4) < 1e-9 && abs(bounds.height - 20.4) < 1e-9)
  }

  @Test func variantsFollowFromTheBase() throws {
    let heart = try #require(SymbolCatalog.symbol("heart"))
    let filled = try #require(SymbolCatalog.symbol("heart.fill"))
    #expect(heart.ink(lineWidth: 1.65).fills.isEmpty)
    #expect(filled.ink(lineWidth: 1.65).fills == heart.ink(lineWidth: 1.65).strokes)
    let badge = try #require(SymbolCatalog.symbol("plus.circle.fill"))
    #expect(badge.ink(lineWidth: 1.65).cutStrokes.isEmpty == false)
    #expect(SymbolCatalog.symbol("heart.fill.fill") == nil)
    #expect(SymbolCatalog.symbol("") == nil)
    #expect(SymbolCatalog.symbol(".circle") == nil)
    for name in ["pin", "pin.fill", "pin.slash", "pin.slash.fill", "pin.circle", "pin.circle.fill", "pin.square.fill"] {
      #expect(SymbolCatalog.symbol(name) != nil, "\(name)")
    }
    #expect(SymbolCatalog.symbol("gear") == SymbolCatalog.symbol("gearshape"))
  }

  @Test func everySymbolLiesOnItsGrid() throws {
    let all = [SymbolCatalog.signs, SymbolCatalog.arrows, SymbolCatalog.shapes, SymbolCatalog.objects]
    #expect(all.reduce(0) { $0 + $1.count } >= 100)
    for (name, _) in all.flatMap({ $0 }) {
      let symbol = try #require(SymbolCatalog.symbol(name), "\(name)")
      let bounds = symbol.bounds(lineWidth: 1.65)
      #expect(bounds.width > 2 && bounds.height > 1, "\(name)")
      #expect(bounds.minX > -3 && bounds.maxX < 27 && bounds.minY > 0 && bounds.maxY < 24, "\(name): \(bounds)")
    }
  }

  @Test func aFaintSymbolFadesAsAWhole() throws {
    let list = host(Image(systemName: "trash").foregroundStyle(Color.black.opacity(0.5))).update(at: 0)
    func find(_ list: DisplayList) -> GroupItem? {
      for item in list.items {
        if case .group(let group) = item.content { return group.opacity < 1 ? group : find(group.list) }
      }
      return nil
    }
    #expect(find(list)?.opacity == 0.5)
  }
}

/// Work for another thread, done when the test says so.
private final class DecodingQueue {
  private(set) var work: [() -> Void] = []
  var add: ImageCache.Background {
    { [unowned self] work, done in self.work.append { done(work()) } }
  }
  func run() {
    work.forEach { $0() }
    work = []
  }
}
