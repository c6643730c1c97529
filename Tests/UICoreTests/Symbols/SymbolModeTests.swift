import Foundation
import SwiftUI
import Testing
import UITestSupport

/// The modes of symbols as values that views are handed.
@MainActor struct SymbolModeTests {
  private struct Badge: View {
    let mode: SymbolRenderingMode?
    var body: some View {
      Image(systemName: "plus.circle.fill").symbolRenderingMode(mode).foregroundStyle(pureRed, pureBlue)
        .font(.system(size: 80))
    }
  }

  /// How many pixels the figure's and the outline's style have.
  private func areas(_ mode: SymbolRenderingMode?) throws -> (figure: Int, outline: Int) {
    let host = try TestHost { Badge(mode: mode) }
    return (host.area(), host.area(0xff00_00ff))
  }

  /// Apple: a palette has a style for each layer, `monochrome` has the first for all; two styles choose the palette.
  @Test func aPaletteHasAStyleForEachLayer() throws {
    let palette = try areas(.palette)
    #expect(palette.figure > 0 && palette.outline > palette.figure)
    #expect(try areas(nil) == palette)
    let monochrome = try areas(.monochrome)
    #expect(monochrome.outline == 0 && monochrome.figure >= palette.outline)
  }

  private struct Square: View {
    let mode: SymbolColorRenderingMode?
    var body: some View {
      Image(systemName: "stop.fill").resizable().frame(width: 80, height: 80).foregroundStyle(pureRed)
        .symbolColorRenderingMode(mode)
    }
  }

  @Test func aGradientHasManyColours() throws {
    func colors(_ mode: SymbolColorRenderingMode?) throws -> Int {
      let pixels = try TestHost { Square(mode: mode) }.snapshot().pixels
      return Set((20..<80).map { pixels[$0 * 200 + 100] }).count
    }
    #expect(try colors(.flat) == 1 && colors(nil) == 1)
    #expect(try colors(.gradient) > 10)
  }

  private struct Signal: View {
    let value: Double
    let mode: SymbolVariableValueMode?
    var body: some View {
      Image(systemName: "waveform", variableValue: value).font(.system(size: 60)).foregroundStyle(pureRed)
        .symbolVariableValueMode(mode)
    }
  }

  /// Without a value `draw` draws nothing, and `color` draws all in a faint colour; with all of it both draw the same.
  @Test func theModeShowsTheValue() throws {
    func pixels(_ value: Double, _ mode: SymbolVariableValueMode?) throws -> [UInt32] {
      try TestHost { Signal(value: value, mode: mode) }.snapshot().pixels
    }
    let empty = try TestHost { Color.clear }.snapshot().pixels
    #expect(try pixels(0, .draw) == empty && pixels(0, .color) != empty)
    #expect(try pixels(0, nil) == pixels(0, .color))
    #expect(try pixels(1, .draw) == pixels(1, .color))
  }
}
