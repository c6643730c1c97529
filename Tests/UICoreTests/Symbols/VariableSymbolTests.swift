import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Symbols that show a value, and symbols in gradients.
@MainActor struct VariableSymbolTests {
  private func host<V: View>(_ view: V) throws -> TestHost {
    try TestHost { view.foregroundStyle(pureRed).font(.system(size: 60)) }
  }

  @Test(arguments: ["cellularbars", "wifi"]) func partsAreFilledOneAfterTheOther(name: String) throws {
    let areas = try [0, 0.2, 0.4, 0.6, 0.8, 1].map {
      try host(Image(systemName: name, variableValue: $0)).area()
    }
    // Four parts: one more is filled above 0, 0.25, 0.5 and 0.75.
    #expect(areas[0] == 0)
    #expect(areas[0] < areas[1] && areas[1] < areas[2] && areas[2] < areas[3] && areas[3] < areas[4])
    #expect(areas[4] == areas[5])
    let whole = try host(Image(systemName: name))
    #expect(try host(Image(systemName: name, variableValue: 1)).snapshot().pixels == whole.snapshot().pixels)
    #expect(try host(Image(systemName: name, variableValue: nil)).snapshot().pixels == whole.snapshot().pixels)
    #expect(try host(Image(systemName: name, variableValue: .nan)).area() == 0)
  }

  @Test func symbolsWithoutPartsStayAsTheyAre() throws {
    let whole = try host(Image(systemName: "star"))
    #expect(try host(Image(systemName: "star", variableValue: 0)).snapshot().pixels == whole.snapshot().pixels)
  }

  @Test func aModeDrawsAsFarAsTheValue() throws {
    let empty = try TestHost { Color.clear }
    let faint = try host(Image(systemName: "waveform", variableValue: 0))
    #expect(faint.snapshot().pixels != empty.snapshot().pixels)
    let drawn = try host(Image(systemName: "waveform", variableValue: 0).symbolVariableValueMode(.draw))
    #expect(drawn.snapshot().pixels == empty.snapshot().pixels)
    // From the environment; the image's own mode comes first.
    let inherited = try host(Image(systemName: "waveform", variableValue: 0)).snapshot().pixels
    #expect(
      try host(HStack { Image(systemName: "waveform", variableValue: 0) }.symbolVariableValueMode(.draw))
        .snapshot().pixels == empty.snapshot().pixels)
    #expect(
      try host(
        Image(systemName: "waveform", variableValue: 0).symbolVariableValueMode(.color)
          .environment(\.symbolVariableValueMode, .draw)
      ).snapshot().pixels == inherited)
  }

  @Test func aGradientIsLighterAtTheTop() throws {
    let host = try TestHost {
      Image(systemName: "stop.fill").resizable().frame(width: 80, height: 80).foregroundStyle(pureRed)
        .symbolColorRenderingMode(.gradient)
    }
    let pixels = host.snapshot().pixels
    let (top, bottom) = (pixels[11 * 200 + 100] >> 8 & 255, pixels[88 * 200 + 100] >> 8 & 255)
    // A fifth of the way to white: 255 · 0.2 = 51 at the very top.
    #expect((44...51).contains(top) && bottom < 4)
    let flat = try TestHost {
      Image(systemName: "stop.fill").resizable().frame(width: 80, height: 80).foregroundStyle(pureRed)
        .symbolColorRenderingMode(.flat)
    }
    #expect(flat.snapshot().pixels[11 * 200 + 100] == 0xffff_0000)
  }
}
