import DisplayList
import Foundation
import Geometry
import Renderer
import TextLayout
import Testing

/// How much is drawn for a change.
@Suite struct DamageTests {
  private let glyphs = BlockGlyphs()
  private let target = PixelBuffer(width: 200, height: 200)
  private let renderer = Renderer(threads: 1)

  @discardableResult
  private func show(_ items: [DisplayItem]) -> [PixelRect] {
    renderer.render(
      DisplayList(items), size: CGSize(width: 200, height: 200), scale: 1, background: .white, glyphs: glyphs,
      into: target)
  }

  private func square(_ id: UInt32, _ x: CGFloat, _ y: CGFloat, version: UInt32 = 1) -> DisplayItem {
    let rect = CGRect(x: x, y: y, width: 20, height: 20)
    return item(
      .shape(ShapeItem(path: Path(rect), paint: .color(.black))), rect, id: id, version: version)
  }

  /// Bounds grow by the pixel that glyphs may move.
  private func damage(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x0: x - 1, y0: y - 1, x1: x + width + 1, y1: y + height + 1)
  }

  @Test func theFirstFrameIsDrawnWhole() {
    #expect(show([square(1, 10, 10)]) == [PixelRect(x0: 0, y0: 0, x1: 200, y1: 200)])
  }

  @Test func nothingChangedDrawsNothing() {
    show([square(1, 10, 10)])
    #expect(show([square(1, 10, 10)]).isEmpty)
    #expect(renderer.statistics == Renderer.Statistics())
  }

  @Test func aChangeDrawsItsRectangle() {
    show([square(1, 10, 10), square(2, 100, 100)])
    #expect(show([square(1, 10, 10), square(2, 100, 100, version: 2)]) == [damage(100, 100, 20, 20)])
    #expect(renderer.statistics.commands == 1)
  }

  @Test func aMoveDrawsBothPlaces() {
    show([square(1, 10, 10)])
    #expect(Set(show([square(1, 100, 10)])) == [damage(10, 10, 20, 20), damage(100, 10, 20, 20)])
  }

  @Test func insertingDrawsOnlyTheNewItem() {
    show([square(1, 10, 10), square(3, 100, 10)])
    #expect(show([square(1, 10, 10), square(2, 50, 50), square(3, 100, 10)]) == [damage(50, 50, 20, 20)])
    #expect(show([square(1, 10, 10), square(3, 100, 10)]) == [damage(50, 50, 20, 20)])
  }

  @Test func reorderingDrawsWhatLeftTheOrder() {
    show([square(1, 10, 10), square(2, 50, 50), square(3, 100, 10), square(4, 150, 10)])
    #expect(
      show([square(4, 150, 10), square(1, 10, 10), square(2, 50, 50), square(3, 100, 10)])
        == [damage(150, 10, 20, 20)])
  }

  @Test func invalidatingDrawsEverything() {
    show([square(1, 10, 10)])
    renderer.invalidate()
    #expect(show([square(1, 10, 10)]).count == 1)
  }

  @Test func changesInsideAClipStayInside() {
    func pane(_ version: UInt32) -> [DisplayItem] {
      [
        group([square(1, 90, 10, version: version)], CGRect(x: 0, y: 0, width: 100, height: 100)) {
          $0.clip = .rect(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
      ]
    }
    show(pane(1))
    #expect(show(pane(2)) == [PixelRect(x0: 89, y0: 9, x1: 100, y1: 31)])
  }

  @Test func scrollingCopiesAndDrawsTheStrip() {
    let rows = DisplayList((0..<40).map { square(UInt32($0), 30, CGFloat($0) * 25) })
    func pane(_ offset: CGFloat) -> [DisplayItem] {
      let content = DisplayItem(
        id: 1, version: 1, offset: CGPoint(x: 0, y: -offset),
        bounds: CGRect(x: 0, y: -offset, width: 150, height: 1000), content: .group(GroupItem(rows)))
      return [
        group([content], CGRect(x: 10, y: 10, width: 150, height: 160)) {
          $0.clip = .rect(CGRect(x: 10, y: 10, width: 150, height: 160))
        }
      ]
    }
    show(pane(0))
    let changed = show(pane(40))
    #expect(renderer.statistics.scrollCopies == 1)
    // The 40 rows at the bottom of the 140 columns that the content and the pane share, and the pixel beside them.
    #expect(renderer.statistics.damageArea <= 151 * 40 + 160)
    #expect(changed.reduce(PixelRect.empty) { $0.union($1) } == PixelRect(x0: 10, y0: 10, x1: 151, y1: 170))
    let whole = draw(pane(40), width: 200, height: 200)
    #expect(target.difference(from: whole) == nil)
  }
}
