import SwiftUI
import Testing
import UITestSupport

extension ValueSpecification {
  /// The middle of `plus.circle.fill` and a place beside the plus but inside the circle, on white.
  private func symbol(_ change: (Image) -> some View) throws -> (figure: UInt32, enclosure: UInt32) {
    let image = Image(systemName: "plus.circle.fill")
    let host = try TestHost(size: CGSize(width: 120, height: 120)) {
      ZStack {
        Color.white
        change(image).font(.system(size: 80))
      }
    }
    let bitmap = host.snapshot()
    return (bitmap.pixels[60 * 120 + 60], bitmap.pixels[85 * 120 + 85])
  }

  /// Apple documents `monochrome` as one layer in the foreground style, `hierarchical` as several in opacities of it,
  /// `palette` as several in styles of their own, and that several styles choose the palette where no mode is set.
  @Test func symbolsAreColouredByLayer() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let plain = try symbol { $0.foregroundStyle(red) }
    #expect(plain.figure == 0xFFFF_FFFF && plain.enclosure == 0xFFFF_0000)

    let hierarchical = try symbol { $0.symbolRenderingMode(.hierarchical).foregroundStyle(red) }
    // Half of red over white.
    #expect(hierarchical.figure == 0xFFFF_0000 && [0xFFFF_7F7F, 0xFFFF_8080].contains(hierarchical.enclosure))

    let palette = try symbol { $0.symbolRenderingMode(.palette).foregroundStyle(red, blue) }
    #expect(palette.figure == 0xFFFF_0000 && palette.enclosure == 0xFF00_00FF)
    let automatic = try symbol { $0.foregroundStyle(red, blue) }
    #expect(automatic == palette)

    // The image's own mode counts before that of the views around.
    let own = try symbol {
      $0.symbolRenderingMode(.monochrome).foregroundStyle(red, blue).symbolRenderingMode(.palette)
    }
    #expect(own == plain)
  }

  /// Apple documents the second style of `foregroundStyle(_:_:)` as what `.secondary` is inside; a single style sets the
  /// levels back.
  @Test func levelsOfTheForegroundHaveStyles() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let host = try TestHost(size: CGSize(width: 40, height: 10)) {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.secondary).foregroundStyle(.black)
      }
      .foregroundStyle(red, blue)
      .background(.white)
    }
    let row = host.snapshot().pixels[200..<240]
    let colors = [5, 15, 25, 35].map { row[200 + $0] }
    #expect(colors.prefix(3) == [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF])
    #expect([0xFF7F_7F7F, 0xFF80_8080].contains(colors[3]))
  }
}
