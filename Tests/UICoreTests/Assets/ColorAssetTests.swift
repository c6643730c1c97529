import Foundation
import Geometry
import Testing
import UIKitNames
import UITestSupport

@testable import UIControls
@testable import UICore

/// Colours of asset catalogs. The files are those that Xcode writes, as Apple's Asset Catalog Format Reference has them.
@MainActor struct ColorAssetTests {
  private let dark = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "idiom" : "universal""#

  private func resolved(
    _ color: Color, dark: Bool = false, contrast: Bool = false, _ catalogs: AssetCatalogs = AssetCatalogs()
  ) -> [Int] {
    var appearance = ColorAppearance(dark ? .dark : .light, contrast ? .increased : .standard)
    appearance.assets = catalogs
    let rgba = color.resolve(appearance, accent: nil)
    return [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Int(($0 * 255).rounded()) }
  }

  /// Shares, bytes and hexadecimal bytes mean the same.
  @Test func componentsAreWrittenInThreeWays() throws {
    let made = try MadeCatalog()
    for (name, components) in [
      ("a", #""red" : "0.2", "green" : "0.4", "blue" : "1.000", "alpha" : "1.000""#),
      ("b", #""red" : "51", "green" : "102", "blue" : "255", "alpha" : "1.000""#),
      ("c", #""red" : "0x33", "green" : "0x66", "blue" : "0xFF", "alpha" : "1.000""#),
      ("d", #""red" : 0.2, "green" : 0.4, "blue" : 1, "alpha" : 1"#),
      // By hand: a whole share beside others.
      ("e", #""red" : "0.2", "green" : "0.4", "blue" : "1", "alpha" : "1""#),
    ] {
      try made.write("\(name).colorset", MadeCatalog.colors(MadeCatalog.color(components)))
      #expect(resolved(Color(name, bundle: made.bundle)) == [51, 102, 255, 255])
    }
    try made.write(
      "gray.colorset",
      MadeCatalog.colors(MadeCatalog.color(#""white" : "0.600", "alpha" : "0.5""#, space: "gray-gamma-22")))
    #expect(resolved(Color("gray", bundle: made.bundle)) == [153, 153, 153, 128])
    // Linear 0.5 is 0.735 of sRGB: 1.055 · 0.5^(1/2.4) − 0.055.
    try made.write(
      "linear.colorset",
      MadeCatalog.colors(
        MadeCatalog.color(#""red" : "0.5", "green" : "0", "blue" : "0", "alpha" : "1""#, space: "extended-linear-srgb"))
    )
    #expect(resolved(Color("linear", bundle: made.bundle)) == [188, 0, 0, 255])
    #expect(resolved(Color("none", bundle: made.bundle)) == [0, 0, 0, 0])
  }

  /// A name that was mistyped is told of, once, however often it is drawn.
  @Test func aColourThatIsMissingIsToldOf() throws {
    let made = try MadeCatalog()
    try made.write(
      "here.colorset", MadeCatalog.colors(MadeCatalog.color(#""red" : "1.0", "alpha" : "1.0""#)))
    let (bundle, remote) = (made.bundle, Remote<Double>())
    let host = try TestHost(size: CGSize(width: 20, height: 20)) {
      Owner(remote, 1) { opacity in
        ZStack {
          Color("here", bundle: bundle)
          Color("gone", bundle: bundle).opacity(opacity)
          Text("a").foregroundStyle(
            LinearGradient(colors: [Color("lost", bundle: bundle), .red], startPoint: .top, endPoint: .bottom))
        }
      }
    }
    for opacity in [0.5, 0.2, 1] {
      remote.value = opacity
      host.update()
    }
    let folder = bundle.resourcePath ?? bundle.bundlePath
    #expect(
      host.messages == ["There is no colour \"gone\" in \(folder).", "There is no colour \"lost\" in \(folder)."])
  }

  @Test func aColourGoesByTheAppearance() throws {
    let made = try MadeCatalog()
    let contrast = #"{ "appearance" : "contrast", "value" : "high" }"#
    let luminosity = #"{ "appearance" : "luminosity", "value" : "dark" }"#
    try made.write(
      "a.colorset",
      MadeCatalog.colors(
        MadeCatalog.color(#""white" : "10", "alpha" : "1""#),
        MadeCatalog.color(#""white" : "20", "alpha" : "1""#, more: dark),
        MadeCatalog.color(#""white" : "30", "alpha" : "1""#, more: #""appearances" : [ \#(contrast) ]"#),
        MadeCatalog.color(#""white" : "40", "alpha" : "1""#, more: #""appearances" : [ \#(luminosity), \#(contrast) ]"#)
      ))
    let color = Color("a", bundle: made.bundle)
    #expect(resolved(color)[0] == 10 && resolved(color, dark: true)[0] == 20)
    #expect(resolved(color, contrast: true)[0] == 30 && resolved(color, dark: true, contrast: true)[0] == 40)
    // What has no colour of its own is that of any appearance, as Xcode's templates write it.
    try made.write(
      "b.colorset", MadeCatalog.colors(MadeCatalog.color(#""white" : "10", "alpha" : "1""#), "{ \(dark) }"))
    #expect(resolved(Color("b", bundle: made.bundle), dark: true)[0] == 10)
    // Opacity and mixtures work on it.
    #expect(resolved(color.opacity(0.5), dark: true) == [20, 20, 20, 128])
  }

  @Test func foldersAreForOrderUnlessTheyProvideANamespace() throws {
    let made = try MadeCatalog()
    func gray(_ white: Int) -> String {
      MadeCatalog.colors(MadeCatalog.color(#""white" : "\#(white)", "alpha" : "1""#))
    }
    try made.write("Plain/one.colorset", gray(1))
    try made.write("Brand", #"{ "properties" : { "provides-namespace" : true } }"#)
    try made.write("Brand/two.colorset", gray(2))
    try made.write("Brand/Inner/three.colorset", gray(3))
    let catalogs = AssetCatalogs()
    func white(_ name: String) -> [Int] { resolved(Color(name, bundle: made.bundle), catalogs) }
    #expect(white("one")[0] == 1 && white("Brand/two")[0] == 2 && white("Brand/three")[0] == 3)
    #expect(white("two") == [0, 0, 0, 0] && white("Plain/one") == [0, 0, 0, 0])
  }

  @Test func coloursOfTheSystemAreNamed() throws {
    let made = try MadeCatalog()
    try made.write(
      "a.colorset",
      #"{ "colors" : [ { "color" : { "platform" : "universal", "reference" : "systemGreenColor" }, "idiom" : "universal" } ] }"#
    )
    let color = Color("a", bundle: made.bundle)
    #expect(resolved(color) == resolved(.green) && resolved(color, dark: true) == resolved(.green, dark: true))
  }

  /// One entry that makes no sense leaves the others; a file that makes none leaves the name unknown. Nothing stops.
  @Test func damagedFilesAreNoColours() throws {
    let made = try MadeCatalog()
    try made.write(
      "a.colorset",
      MadeCatalog.colors(
        MadeCatalog.color(#""white" : "20", "alpha" : "1""#),
        MadeCatalog.color(#""white" : "much", "alpha" : "1""#, more: dark), #"{ "color" : 7 }"#))
    #expect(resolved(Color("a", bundle: made.bundle), dark: true)[0] == 20)
    for (name, text) in [
      ("b", "{"), ("c", "[]"), ("d", ""), ("e", #"{ "colors" : "none" }"#), ("f", #"{ "colors" : [ 1, 2 ] }"#),
      (
        "g",
        MadeCatalog.colors(MadeCatalog.color(#""red" : "nan", "green" : "1e999", "blue" : "0x1FF", "alpha" : "1""#))
      ),
    ] {
      try made.write("\(name).colorset", text)
      #expect(resolved(Color(name, bundle: made.bundle)) == [0, 0, 0, 0])
    }
    // A folder that leads to itself.
    try FileManager.default.createSymbolicLink(
      at: made.folder.appendingPathComponent("Assets.xcassets/loop"),
      withDestinationURL: made.folder.appendingPathComponent("Assets.xcassets"))
    #expect(resolved(Color("a", bundle: made.bundle))[0] == 20)
  }

  @Test func aViewsColourChangesWithTheAppearance() throws {
    let made = try MadeCatalog()
    try made.write(
      "ground.colorset",
      MadeCatalog.colors(
        MadeCatalog.color(#""red" : "1", "green" : "0", "blue" : "0", "alpha" : "1""#),
        MadeCatalog.color(#""red" : "0.0", "green" : "0.0", "blue" : "1.0", "alpha" : "1""#, more: dark)))
    // "1" beside no share is a byte: Xcode writes whole shares as "1.000".
    let bundle = made.bundle
    let host = try TestHost(size: CGSize(width: 20, height: 20)) { Color("ground", bundle: bundle) }
    #expect(host.snapshot().pixels[210] == 0xFF01_0000)
    host.platform.isDark = true
    host.update()
    #expect(host.snapshot().pixels[210] == 0xFF00_00FF)
    let made2 = UIColor(named: "ground", in: bundle, compatibleWith: nil)
    #expect(made2 != nil && UIColor(named: "none", in: bundle, compatibleWith: nil) == nil)
    #expect(NSColor(named: "ground", bundle: bundle) != nil)
    #expect(Color(ColorResource(name: "ground", bundle: bundle)) == Color("ground", bundle: bundle))
  }
}
