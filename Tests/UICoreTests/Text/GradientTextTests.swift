import DisplayList
import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Texts and template pictures in gradients, which run over the whole of them.
@MainActor struct GradientTextTests {
  private let redToBlue = LinearGradient(
    colors: [Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1)], startPoint: .leading,
    endPoint: .trailing)

  /// Red, green and blue of the pixels of a view on black, from 0 to 1, by row and column.
  private func pixels(_ host: TestHost) -> (width: Int, colors: [(r: Double, g: Double, b: Double)]) {
    let bitmap = host.snapshot()
    return (
      bitmap.width,
      bitmap.pixels.map { pixel in
        (Double(pixel >> 16 & 255) / 255, Double(pixel >> 8 & 255) / 255, Double(pixel & 255) / 255)
      }
    )
  }

  /// On black a pixel of coverage c has c times the colour that a rectangle in the place of the text has there.
  @Test func aTextTakesTheColourOfEachPlace() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 60)) {
      Text("Gradients in text").font(.system(size: 30, weight: .bold)).foregroundStyle(redToBlue)
        .fixedSize().frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black)
    }
    let size = try #require(host.staticTexts["Gradients in text"]?.frame.size)
    let full = try TestHost(size: CGSize(width: 300, height: 60)) {
      Rectangle().fill(redToBlue).frame(width: size.width, height: size.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black)
    }
    let (width, colors) = pixels(host)
    let wanted = pixels(full).colors
    var seen = (left: 0, right: 0)
    for (index, color) in colors.enumerated() where color.r + color.b > 0.4 {
      let all = wanted[index]
      let coverage = (color.r + color.b) / (all.r + all.b)
      #expect(abs(color.r - coverage * all.r) < 0.02)
      #expect(abs(color.g - coverage * all.g) < 0.02)
      #expect(abs(color.b - coverage * all.b) < 0.02)
      if index % width < 100 { seen.left += 1 } else if index % width >= 200 { seen.right += 1 }
    }
    #expect(seen.left > 50 && seen.right > 50)
  }

  @Test func whatHasAColourKeepsIt() throws {
    let green = Color(.sRGB, red: 0, green: 1, blue: 0)
    let host = try TestHost(size: CGSize(width: 300, height: 60)) {
      Text("aa\(Text("■■").foregroundColor(green))bb")
        .font(.system(size: 30, weight: .bold)).foregroundStyle(redToBlue)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black)
    }
    let colors = pixels(host).colors
    #expect(colors.contains { $0.g > 0.95 && $0.r < 0.01 && $0.b < 0.01 })
    let (reds, blues) = (colors.filter { $0.r > $0.b + 0.3 }, colors.filter { $0.b > $0.r + 0.3 })
    #expect(!reds.isEmpty && !blues.isEmpty)
  }

  @Test func aTextChangesItsGradientWithoutItsLayout() throws {
    let model = Flag()
    let host = try TestHost(size: CGSize(width: 300, height: 60)) { Turning(model: model) }
    let before = pixels(host).colors
    host.resetCounts()
    model.isTurned = true
    host.update()
    let after = pixels(host).colors
    // The other way round: what was red is blue.
    #expect(zip(before, after).allSatisfy { abs($0.r - $1.b) < 0.35 || $0.r + $0.b < 0.5 })
    let turned = zip(before, after).filter { $0.r > 0.8 && $1.b > 0.8 }
    #expect(!turned.isEmpty)
  }

  @MainActor @Observable final class Flag { var isTurned = false }

  private struct Turning: View {
    let model: Flag
    var body: some View {
      Text("Gradients").font(.system(size: 30, weight: .bold))
        .foregroundStyle(
          LinearGradient(
            colors: [Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1)],
            startPoint: model.isTurned ? .trailing : .leading, endPoint: model.isTurned ? .leading : .trailing)
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black)
    }
  }

  @Test func anUnderlineIsPartOfTheGradient() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 60)) {
      Text("     .     ").font(.system(size: 30, weight: .bold)).underline().foregroundStyle(redToBlue)
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black)
    }
    let (width, colors) = pixels(host)
    let lit = colors.indices.filter { colors[$0].r + colors[$0].b > 0.5 }.map { $0 % width }
    let (first, last) = (try #require(lit.min()), try #require(lit.max()))
    #expect(last - first > 60)
    #expect(colors.enumerated().contains { $0 % width == first && $1.r > 0.9 })
    #expect(colors.enumerated().contains { $0 % width == last && $1.b > 0.9 })
  }
}
