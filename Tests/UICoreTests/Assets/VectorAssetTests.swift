import DisplayList
import Foundation
import Geometry
import PlatformHeadless
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// SVG files as images: by name, of catalogs and of resources, sharp at any size.
@MainActor struct VectorAssetTests {
  private static let (red, blue, none): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF)

  private func svg(_ attributes: String, _ content: String) -> String {
    #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(content)</svg>"#
  }

  /// Left half red, right half blue.
  private var halves: String {
    svg(
      #"width="20" height="10" viewBox="0 0 200 100""#,
      ##"<rect width="100" height="100" fill="#f00"/><path d="M100 0h100v100h-100z" style="fill:#0000ff"/>"##)
  }

  private func catalog(_ text: String, properties: String = "") throws -> MadeCatalog {
    let made = try MadeCatalog()
    let entry = #"{ "filename" : "a.svg", "idiom" : "universal" }"#
    try made.write("a.imageset", #"{ "images" : [ \#(entry) ] \#(properties) }"#)
    try Data(text.utf8).write(to: made.folder.appendingPathComponent("Assets.xcassets/a.imageset/a.svg"))
    return made
  }

  private func host<V: View>(_ size: CGSize, scale: CGFloat = 1, _ view: V) throws -> TestHost {
    try TestHost(size: size, scale: scale) { ZStack { view }.frame(width: size.width, height: size.height) }
  }

  private func row(_ host: TestHost, _ y: Int) -> [UInt32] {
    let bitmap = host.snapshot()
    return Array(bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width])
  }

  @Test func itHasTheSizeThatItAsksFor() throws {
    let made = try catalog(halves)
    let bundle = made.bundle
    for scale in [1, 2] as [CGFloat] {
      let host = try host(CGSize(width: 20, height: 10), scale: scale, Image("a", bundle: bundle))
      let half = Int(10 * scale)
      #expect(
        row(host, half / 2) == [UInt32](repeating: Self.red, count: half) + [UInt32](repeating: Self.blue, count: half))
      #expect(host.images["a"]?.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    }
  }

  @Test func largerItIsAsSharp() throws {
    let made = try catalog(halves)
    let bundle = made.bundle
    let host = try host(CGSize(width: 300, height: 200), Image("a", bundle: bundle).resizable())
    // No pixel between the halves is mixed.
    #expect(row(host, 100) == [UInt32](repeating: Self.red, count: 150) + [UInt32](repeating: Self.blue, count: 150))
  }

  @Test func tilesAreWhole() throws {
    let made = try catalog(halves)
    let bundle = made.bundle
    let host = try host(CGSize(width: 50, height: 10), Image("a", bundle: bundle).resizable(resizingMode: .tile))
    let tile = [UInt32](repeating: Self.red, count: 10) + [UInt32](repeating: Self.blue, count: 10)
    #expect(row(host, 5) == tile + tile + tile.prefix(10))
  }

  @Test func whatShowsKeepsItsShape() throws {
    // A square in a picture twice as wide: in its middle.
    let square = svg(
      #"width="40" height="20" viewBox="0 0 10 10""#, ##"<rect x="-50" width="100" height="10" fill="red"/>"##)
    let made = try catalog(square)
    let bundle = made.bundle
    let host = try host(CGSize(width: 40, height: 20), Image("a", bundle: bundle))
    // What is beyond the visible part is seen as far as the picture goes.
    #expect(row(host, 10) == [UInt32](repeating: Self.red, count: 40))
    let narrow = svg(#"width="40" height="20" viewBox="0 0 10 10""#, ##"<rect width="10" height="10" fill="red"/>"##)
    let second = try catalog(narrow)
    let other = second.bundle
    let narrowHost = try self.host(CGSize(width: 40, height: 20), Image("a", bundle: other))
    let ground = row(narrowHost, 10)[0]
    #expect(
      row(narrowHost, 10) == [UInt32](repeating: ground, count: 10) + [UInt32](repeating: Self.red, count: 20)
        + [UInt32](repeating: ground, count: 10))
    #expect(ground != Self.red)
  }

  @Test func aTemplateHasTheForegroundStyle() throws {
    let intent = #", "properties" : { "template-rendering-intent" : "template" }"#
    let made = try catalog(halves, properties: intent)
    let bundle = made.bundle
    let green = Color(.sRGB, red: 0, green: 1, blue: 0)
    let host = try host(CGSize(width: 20, height: 10), Image("a", bundle: bundle).foregroundStyle(green))
    #expect(row(host, 5) == [UInt32](repeating: 0xFF00_FF00, count: 20))
    let original = try self.host(
      CGSize(width: 20, height: 10), Image("a", bundle: bundle).renderingMode(.original).foregroundStyle(green))
    #expect(row(original, 5).first == Self.red)
  }

  @Test func aFileOfTheResourcesIsFoundByItsName() throws {
    let made = try MadeCatalog()
    try Data(halves.utf8).write(to: made.folder.appendingPathComponent("logo.svg"))
    let bundle = made.bundle
    for name in ["logo", "logo.svg"] {
      let host = try host(CGSize(width: 20, height: 10), Image(name, bundle: bundle))
      #expect(row(host, 5).first == Self.red && row(host, 5).last == Self.blue)
    }
    // Of pixels and shapes with one name the pixels count.
    try PNGEncoder.write(
      Bitmap(width: 20, height: 10, pixels: [UInt32](repeating: 0xFF00_FF00, count: 200), isOpaque: true),
      toFile: made.folder.appendingPathComponent("logo.png").path)
    let host = try host(CGSize(width: 20, height: 10), Image("logo", bundle: bundle))
    #expect(row(host, 5).first == 0xFF00_FF00)
  }

  @Test func whatIsNoDrawingIsToldOf() throws {
    for text in ["", "<svg", "no drawing", svg(#"width="0" height="10""#, ""), svg("", "<text>words</text>")] {
      let made = try catalog(text)
      let bundle = made.bundle
      let host = try host(CGSize(width: 20, height: 10), Image("a", bundle: bundle))
      #expect(host.images["a"]?.frame.size ?? .zero == .zero, "\(text)")
      #expect(Set(row(host, 5)).count == 1)
    }
  }

  @Test func strokesAndOpacitiesAreDrawn() throws {
    let text = svg(
      #"width="20" height="20" viewBox="0 0 20 20""#,
      ##"<g opacity="0.5"><rect width="20" height="20" fill="#f00"/></g><path d="M0 10H20" stroke="#00f" stroke-width="4"/>"##
    )
    let made = try catalog(text)
    let bundle = made.bundle
    let host = try host(
      CGSize(width: 20, height: 20), Image("a", bundle: bundle).background(Color(.sRGB, red: 1, green: 1, blue: 1)))
    #expect(row(host, 10) == [UInt32](repeating: Self.blue, count: 20))
    // Half of red over white, to one level.
    let pink = row(host, 2)[10]
    #expect(pink >> 16 & 0xFF == 0xFF && abs(Int(pink >> 8 & 0xFF) - 128) <= 1 && abs(Int(pink & 0xFF) - 128) <= 1)
  }
}
