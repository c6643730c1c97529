import DisplayList
import Foundation
import Geometry
import Renderer
import Testing

/// Groups that show what lies below them, blurred and mapped.
@Suite struct BackdropTests {
  private func rect(_ id: UInt32, _ area: CGRect, _ color: RGBA, version: UInt32 = 1) -> DisplayItem {
    item(.shape(ShapeItem(path: Path(area), paint: .color(color))), area, id: id, version: version)
  }

  private func glass(_ area: CGRect, radius: CGFloat = 4, _ matrix: ColorMatrix = ColorMatrix()) -> DisplayItem {
    group([shape(Path(area), .white)], area) { $0.filters = [.backdrop(radius: radius, matrix)] }
  }

  private let red = RGBA(red: 1, green: 0, blue: 0)

  /// The mean of one colour is that colour, up to the window's edges, where there is nothing to take a mean with.
  @Test(arguments: [1.0, 2, 1.5]) func oneColorStaysThatColor(_ scale: Double) {
    let whole = CGRect(x: 0, y: 0, width: 40, height: 40)
    let side = Int(40 * scale)
    let picture = draw([rect(1, whole, red), glass(whole)], width: side, height: side, scale: scale)
    #expect(Set(picture.rows.joined()) == [0xffff_0000])
  }

  /// A veil of 40 % white over red: 255, and 0.4 · 255 = 102.
  @Test func theMatrixMapsIt() {
    let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
    let veiled = ColorMatrix().covered(by: .white.opacity(0.4))
    let area = CGRect(x: 5, y: 5, width: 10, height: 10)
    let picture = draw([rect(1, whole, red), glass(area, veiled)], width: 20, height: 20)
    #expect(picture[10, 10] == 0xffff_6666)
    #expect(picture[4, 10] == 0xffff_0000 && picture[15, 10] == 0xffff_0000)
  }

  private func glass(_ area: CGRect, _ matrix: ColorMatrix) -> DisplayItem { glass(area, radius: 4, matrix) }

  /// Left black, right white: a blur of an edge is symmetrical, and rises from one to the other within three deviations.
  @Test func itIsBlurred() {
    let whole = CGRect(x: 0, y: 0, width: 80, height: 20)
    let picture = draw(
      [rect(1, CGRect(x: 0, y: 0, width: 40, height: 20), .black), glass(whole, radius: 4)], width: 80, height: 20)
    let row = picture.rows[10].map { Int($0 & 255) }
    #expect(row[26] == 0 && row[53] == 255)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    for x in 0..<40 { #expect(abs(row[x] + row[79 - x] - 255) <= 3) }
    #expect(row[39] > 100 && row[40] < 155)
  }

  /// What is drawn later is neither blurred nor seen; the shape's edges are those of any shape.
  @Test func onlyWhatIsBelowAndOnlyInTheShape() {
    let whole = CGRect(x: 0, y: 0, width: 40, height: 40)
    let disc = group([shape(Path(ellipseIn: whole.insetBy(dx: 4, dy: 4)), .white)], whole) {
      $0.filters = [.backdrop(radius: 3, ColorMatrix().covered(by: .black))]
    }
    let spot = rect(2, CGRect(x: 20, y: 18, width: 4, height: 4), red)
    let picture = draw([disc, spot], width: 40, height: 40)
    let same = draw([shape(Path(ellipseIn: whole.insetBy(dx: 4, dy: 4)), .black), spot], width: 40, height: 40)
    #expect(picture.difference(from: same) == nil)
  }

  /// A group around it, such as one that is fading, does not hide what lies below: red, of which half is drawn over red.
  @Test func itSeesThroughGroups() {
    let whole = CGRect(x: 0, y: 0, width: 30, height: 30)
    let spot = CGRect(x: 12, y: 12, width: 2, height: 2)
    let fading = group([glass(whole), rect(3, spot, red)], whole) { $0.opacity = 0.5 }
    let picture = draw([rect(1, whole, red), fading], width: 30, height: 30)
    #expect(Set(picture.rows.joined()) == [0xffff_0000])
  }

  /// One above the other: the upper one shows the lower one.
  @Test func twoOfThem() {
    let whole = CGRect(x: 0, y: 0, width: 30, height: 30)
    let lower = glass(whole, ColorMatrix().covered(by: .black.opacity(0.5)))
    let upper = glass(CGRect(x: 10, y: 10, width: 10, height: 10), ColorMatrix().covered(by: .black.opacity(0.5)))
    let picture = draw([lower, upper], width: 30, height: 30)
    // 255 / 2 = 127.5, rounded 128; 128 / 2 = 64.
    #expect(picture[2, 2] == 0xff80_8080 && picture[15, 15] == 0xff40_4040)
  }

  /// A page with a bar of glass: something below, something on it.
  private func page(below: UInt32, above: UInt32) -> DisplayList {
    let bar = CGRect(x: 0, y: 100, width: 200, height: 60)
    let stripes = (0..<20).map { n in
      rect(UInt32(10 + n), CGRect(x: Double(n) * 10, y: 0, width: 5, height: 200), .black)
    }
    let spot = CGRect(x: 90, y: 70, width: 10, height: 10)
    let mark = CGRect(x: 20, y: 120, width: 10, height: 10)
    return DisplayList(
      stripes + [
        rect(1, spot, below == 1 ? .white : red, version: below),
        DisplayItem(
          id: 2, version: 1, bounds: bar,
          content: glass(bar, radius: 10, ColorMatrix().covered(by: .white.opacity(0.5))).content),
        rect(3, mark, above == 1 ? .black : red, version: above),
      ])
  }

  private func render(_ list: DisplayList, _ renderer: Renderer, _ target: PixelBuffer) {
    renderer.render(
      list, size: CGSize(width: 200, height: 200), scale: 1, background: .white, glyphs: BlockGlyphs(), into: target)
  }

  @Test func aChangeBelowIsSeenAndOneAboveCostsNothingMore() {
    let renderer = Renderer(threads: 2)
    let target = PixelBuffer(width: 200, height: 200)
    for (below, above) in [(UInt32(1), UInt32(1)), (1, 2), (2, 2), (1, 1)] {
      let list = page(below: below, above: above)
      render(list, renderer, target)
      let area = renderer.statistics.damageArea
      let fresh = PixelBuffer(width: 200, height: 200)
      render(list, Renderer(threads: 1), fresh)
      #expect(target.difference(from: fresh) == nil)
      // The mark with a pixel around it: 12 by 12. The spot is seen 31 pixels away, and the bar is 19 below it: of the bar,
      // twelve rows and a pixel around.
      if (below, above) == (1, 2) { #expect(area == 144) }
      if (below, above) == (2, 2) { #expect(area > 144 && area < 144 + 74 * 14 + 1024) }
    }
  }

  /// Bands and threads draw the same as one.
  @Test(arguments: [1, 2, 4]) func bandsDrawTheSame(_ threads: Int) {
    let size = CGSize(width: 400, height: 400)
    var items = (0..<400).map { n -> DisplayItem in
      let place = CGRect(x: Double(n % 20) * 20, y: Double(n / 20) * 20, width: 13, height: 17)
      let color = RGBA(red: Float(n % 7) / 6, green: Float(n % 5) / 4, blue: Float(n % 3) / 2)
      return rect(UInt32(n), place, color)
    }
    items.append(glass(CGRect(x: 40, y: 30, width: 300, height: 250), radius: 12))
    items.append(glass(CGRect(x: 100, y: 200, width: 250, height: 150), radius: 7, .saturation(2)))
    func drawn(_ threads: Int) -> PixelBuffer {
      let target = PixelBuffer(width: 400, height: 400)
      Renderer(threads: threads).render(
        DisplayList(items), size: size, scale: 1, background: .white, glyphs: BlockGlyphs(), into: target)
      return target
    }
    #expect(drawn(threads).difference(from: drawn(1)) == nil)
  }
}
