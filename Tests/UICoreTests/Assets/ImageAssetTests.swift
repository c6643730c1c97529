import DisplayList
import Foundation
import Geometry
import PlatformHeadless
import Testing
import UIKitNames
import UITestSupport

@testable import UIControls
@testable import UICore

/// Pictures of asset catalogs.
@MainActor struct ImageAssetTests {
  private func images(_ entries: String..., properties: String = "") -> String {
    #"{ "images" : [ \#(entries.joined(separator: ", ")) ] \#(properties) }"#
  }

  private func entry(_ file: String, _ scale: String? = nil, _ more: String = "") -> String {
    let scale = scale.map { #", "scale" : "\#($0)""# } ?? ""
    return #"{ "filename" : "\#(file)", "idiom" : "universal" \#(scale) \#(more) }"#
  }

  /// The colour in the middle, and the size in points.
  private func shown(_ image: Image, scale: CGFloat = 1, dark: Bool = false) throws -> (color: UInt32, size: CGSize) {
    let host = try TestHost(size: CGSize(width: 60, height: 60), scale: scale) { image.accessibilityLabel("picture") }
    host.platform.isDark = dark
    host.update()
    let bitmap = host.snapshot()
    return (
      bitmap.pixels[bitmap.height / 2 * bitmap.width + bitmap.width / 2],
      host.images["picture"]?.frame.size ?? .zero
    )
  }

  @Test func theScaleOfTheDisplayChooses() throws {
    let made = try MadeCatalog()
    try made.write(
      "a.imageset",
      images(entry("one.png", "1x"), entry("two.png", "2x"), #"{ "idiom" : "universal", "scale" : "3x" }"#))
    try made.writePicture("a.imageset/one.png", side: 20, 0xFFFF_0000)
    try made.writePicture("a.imageset/two.png", side: 40, 0xFF00_FF00)
    let image = Image("a", bundle: made.bundle)
    let (one, two) = (try shown(image), try shown(image, scale: 2))
    #expect(one.color == 0xFFFF_0000 && one.size == CGSize(width: 20, height: 20))
    #expect(two.color == 0xFF00_FF00 && two.size == CGSize(width: 20, height: 20))
  }

  @Test func theAppearanceChoosesAndChanges() throws {
    let made = try MadeCatalog()
    let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
    try made.write("a.imageset", images(entry("light.png"), entry("dark.png", nil, dark)))
    try made.writePicture("a.imageset/light.png", side: 20, 0xFFFF_0000)
    try made.writePicture("a.imageset/dark.png", side: 20, 0xFF00_00FF)
    let bundle = made.bundle
    let host = try TestHost(size: CGSize(width: 20, height: 20)) { Image("a", bundle: bundle) }
    #expect(host.snapshot().pixels[210] == 0xFFFF_0000)
    host.platform.isDark = true
    host.update()
    #expect(host.snapshot().pixels[210] == 0xFF00_00FF)
    host.platform.isDark = false
    host.update()
    #expect(host.snapshot().pixels[210] == 0xFFFF_0000)
  }

  @Test func aTemplateIsDrawnInTheForegroundStyle() throws {
    let made = try MadeCatalog()
    let intent = #", "properties" : { "template-rendering-intent" : "template" }"#
    try made.write("a.imageset", images(entry("a.png"), properties: intent))
    try made.writePicture("a.imageset/a.png", side: 20, 0xFFFF_0000)
    let green = Color(.sRGB, red: 0, green: 1, blue: 0)
    let bundle = made.bundle
    func color<V: View>(_ view: V) throws -> UInt32 {
      try TestHost(size: CGSize(width: 20, height: 20)) { view.foregroundStyle(green) }.snapshot().pixels[210]
    }
    #expect(try color(Image("a", bundle: bundle)) == 0xFF00_FF00)
    // What the program says comes first.
    #expect(try color(Image("a", bundle: bundle).renderingMode(.original)) == 0xFFFF_0000)
  }

  @Test func catalogsOfModulesAreThoseOfTheProgram() throws {
    let made = try MadeCatalog()
    let inner = made.folder.appendingPathComponent("App_App.resources")
    try made.write("a.imageset", images(entry("a.png")))
    try made.writePicture("a.imageset/a.png", side: 20, 0xFFFF_0000)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: made.folder.appendingPathComponent("Assets.xcassets"), to: inner.appendingPathComponent("Assets.xcassets"))
    try PNGEncoder.write(
      Bitmap(width: 20, height: 20, pixels: [UInt32](repeating: 0xFF00_00FF, count: 400), isOpaque: true),
      toFile: inner.appendingPathComponent("plain.png").path)
    #expect(try shown(Image("a", bundle: made.bundle)).color == 0xFFFF_0000)
    #expect(try shown(Image("plain", bundle: made.bundle)).color == 0xFF00_00FF)
    #expect(UIImage(named: "a", in: made.bundle) != nil)
    #expect(try shown(Image(ImageResource(name: "a", bundle: made.bundle))).color == 0xFFFF_0000)
  }

  /// Names of files lead nowhere else; what is not there, or cannot be shown, is told of.
  @Test func damagedAssetsShowNothing() throws {
    let made = try MadeCatalog()
    try made.writePicture("outside.png", side: 20, 0xFFFF_0000)
    try made.write("a.imageset", images(entry("../outside.png")))
    try made.write("b.imageset", images(entry("none.png")))
    try made.write("c.imageset", images(entry("c.pdf")))
    try made.write("d.imageset", "{")
    for name in ["a", "b", "c", "d"] {
      let bundle = made.bundle
      let host = try TestHost(size: CGSize(width: 20, height: 20)) { Image(name, bundle: bundle) }
      #expect(host.messages.count == 1 && host.messages[0].contains("\"\(name)\""))
    }
  }

  /// Beside a program are others of its package, whose modules have other names.
  @Test func aProgramHasItsOwnIconAndColour() throws {
    let made = try MadeCatalog()
    let catalog = made.folder.appendingPathComponent("Assets.xcassets")
    for (number, module) in ["WriterViews", "Reader"].enumerated() {
      try made.write(
        "AppIcon.appiconset", #"{ "images" : [ { "filename" : "a.png", "idiom" : "mac", "size" : "32x32" } ] }"#)
      try made.writePicture("AppIcon.appiconset/a.png", side: 32 + number, 0xFFFF_0000)
      try made.write(
        "AccentColor.colorset", MadeCatalog.colors(MadeCatalog.color(#""white" : "\#(number + 1)", "alpha" : "1""#)))
      let inner = made.folder.appendingPathComponent("package_\(module).resources")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: catalog, to: inner.appendingPathComponent("Assets.xcassets"))
    }
    func look(_ program: String) throws -> (width: Int?, white: Float?) {
      let look = AppLook(AssetCatalogs(), folder: made.folder.path, program: program)
      let color = look.accentColor(ColorAppearance())
      return (try look.icon()?.width, color?.resolve(ColorAppearance(), accent: nil).red)
    }
    let (writer, reader, gallery) = (try look("Writer"), try look("Reader"), try look("Gallery"))
    #expect(writer.width == 32 && reader.width == 33 && gallery.width == nil)
    func level(_ white: Float?) -> Int { Int(((white ?? 0) * 255).rounded()) }
    #expect(level(writer.white) == 1 && level(reader.white) == 2)
    #expect(gallery.white == nil)
  }

  @Test func theIconThatIsNearestIsChosen() throws {
    let made = try MadeCatalog()
    let entries = [(16, 1), (32, 2), (128, 1), (512, 2)].map { size, scale in
      #"{ "filename" : "\#(size * scale).png", "idiom" : "mac", "scale" : "\#(scale)x", "size" : "\#(size)x\#(size)" }"#
    }
    try made.write("AppIcon.appiconset", #"{ "images" : [ \#(entries.joined(separator: ", ")) ] }"#)
    let catalogs = AssetCatalogs()
    func icon(_ width: Double) -> String? {
      catalogs.icon("AppIcon", in: made.bundle.resourceFolder, width: width, endings: ["png"]).map {
        ($0 as NSString).lastPathComponent
      }
    }
    #expect(icon(128) == "128.png" && icon(100) == "128.png" && icon(129) == "1024.png" && icon(16) == "16.png")
    #expect(icon(5_000) == "1024.png")
    #expect(catalogs.icon("Other", in: made.bundle.resourceFolder, width: 128, endings: ["png"]) == nil)
  }
}
