import DisplayList
import Foundation
import Geometry
import PlatformHeadless
import Renderer
import Testing
import TextLayout

@testable import UICore

/// Pictures for the eye, written where APUS_PICTURES names a folder.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["APUS_PICTURES"] != nil))
struct SymbolGalleryTests {
  private static let names = [
    SymbolCatalog.signs, SymbolCatalog.arrows, SymbolCatalog.shapes, SymbolCatalog.objects,
  ].flatMap { $0.keys.sorted() }

  private func cell(_ name: String, columns: Int, index: Int, symbol: Image) -> some View {
    symbol.foregroundStyle(.primary)
      .frame(width: 36, height: 32)
      .offset(x: CGFloat(index % columns) * 36, y: CGFloat(index / columns) * 32)
  }

  @Test(arguments: [1, 2], [false, true]) func symbols(scale: Int, isDark: Bool) throws {
    let fonts = try FontSystem()
    var names = Self.names
    names += Self.names.filter { SymbolCatalog.symbol($0)?.layers.contains { $0.role == .outline } == true }.map {
      $0 + ".fill"
    }
    for base in [
      "plus", "xmark", "checkmark", "info", "exclamationmark", "play", "arrow.up", "person", "heart", "bell",
    ] {
      names += [base + ".circle", base + ".circle.fill", base + ".square", base + ".square.fill"]
    }
    names += ["exclamationmark.triangle", "exclamationmark.triangle.fill", "checkmark.shield", "checkmark.seal.fill"]
    names += ["eye.slash", "bell.slash.fill", "no.such.thing"]
    let columns = 20
    let size = CGSize(width: 36 * columns, height: 32 * ((names.count + columns - 1) / columns))
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(scale)
    environment.colorScheme = isDark ? .dark : .light
    let host = ViewHost(
      ZStack(alignment: .topLeading) {
        Color.windowBackground
        ForEach(Array(names.enumerated()), id: \.offset) { index, name in
          cell(name, columns: columns, index: index, symbol: Image(systemName: name))
        }
      }.font(.system(size: 17)), fonts: fonts, size: size, environment: environment)
    let list = host.update(at: 0)
    let pixels = PixelBuffer(width: Int(size.width) * scale, height: Int(size.height) * scale)
    _ = Renderer().render(
      list, size: size, scale: CGFloat(scale), background: isDark ? .black : .white, glyphs: fonts, into: pixels)
    let folder = ProcessInfo.processInfo.environment["APUS_PICTURES"]!
    try PNGEncoder.write(
      pixels.bitmap(isOpaque: true), toFile: "\(folder)/symbols-\(scale)x-\(isDark ? "dark" : "light").png")
  }

  @Test func besideText() throws {
    let fonts = try FontSystem()
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let weights: [Font.Weight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Array(weights.enumerated()), id: \.offset) { _, weight in
          HStack(alignment: .firstTextBaseline) {
            ForEach(["house", "heart.fill", "plus.circle.fill", "gearshape", "trash", "magnifyingglass"], id: \.self) {
              Image(systemName: $0)
              Text(verbatim: "Hxg")
            }
          }.fontWeight(weight)
        }
        HStack(spacing: 4) {
          Image(systemName: "star").imageScale(.small)
          Image(systemName: "star")
          Image(systemName: "star").imageScale(.large)
          Image(systemName: "trash").foregroundStyle(.secondary)
          Image(systemName: "plus.circle.fill").foregroundStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
          Image(systemName: "heart.fill").resizable().frame(width: 60, height: 60).foregroundStyle(.red)
        }
      }.font(.system(size: 20)), fonts: fonts, size: CGSize(width: 520, height: 340), environment: environment)
    let list = host.update(at: 0)
    let pixels = PixelBuffer(width: 1040, height: 680)
    _ = Renderer().render(
      list, size: CGSize(width: 520, height: 340), scale: 2, background: .white, glyphs: fonts, into: pixels)
    let folder = ProcessInfo.processInfo.environment["APUS_PICTURES"]!
    try PNGEncoder.write(pixels.bitmap(isOpaque: true), toFile: "\(folder)/beside-text.png")
  }
}
