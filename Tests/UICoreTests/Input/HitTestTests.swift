import DisplayList
import Foundation
import Geometry
import Testing
import TextLayout

@testable import UICore

private final class Marker: DisplayResponder {
  let name: String
  init(_ name: String) { self.name = name }
}

private func shape(_ path: Path, fill: FillStyle = FillStyle(), stroke: StrokeStyle? = nil) -> DisplayItem {
  DisplayItem(
    id: 1, version: 0, bounds: path.boundingRect.insetBy(dx: -5, dy: -5),
    content: .shape(ShapeItem(path: path, paint: .color(.black), fill: fill, stroke: stroke)))
}

private func square(_ x: CGFloat = 0, _ y: CGFloat = 0, side: CGFloat = 10) -> DisplayItem {
  shape(Path(CGRect(x: x, y: y, width: side, height: side)))
}

private func group(_ name: String, _ items: [DisplayItem], _ change: (inout GroupItem) -> Void = { _ in })
  -> DisplayItem
{
  var group = GroupItem(DisplayList(items), responder: Marker(name))
  change(&group)
  return DisplayItem(
    id: 2, version: 0, bounds: CGRect(x: -1000, y: -1000, width: 2000, height: 2000), content: .group(group))
}

private func names(_ items: [DisplayItem], _ x: CGFloat, _ y: CGFloat) -> [String]? {
  DisplayList(items).hitTest(CGPoint(x: x, y: y))?.map { ($0.responder as! Marker).name }
}

struct HitTestTests {
  @Test func theFrontmostIsHitAndItsRespondersComeInnermostFirst() {
    let items = [group("back", [square()]), group("outer", [group("inner", [square(5, 5)])])]
    #expect(names(items, 2, 2) == ["back"])
    #expect(names(items, 7, 7) == ["inner", "outer"])
    #expect(names(items, 20, 20) == nil)
  }

  @Test func whatHasNoResponderStillHidesWhatLiesBehind() {
    #expect(names([group("back", [square()]), square()], 5, 5) == [])
  }

  @Test func offsetsAndTransformsAreUndone() {
    var moved = group("moved", [square()]) { $0.transform = CGAffineTransform(scaleX: 2, y: 3) }
    moved.offset = CGPoint(x: 100, y: 50)
    // The square covers 100…120 × 50…80.
    #expect(names([moved], 119, 79) == ["moved"])
    #expect(names([moved], 121, 79) == nil)
    let hit = DisplayList([moved]).hitTest(CGPoint(x: 110, y: 65))!.first!
    #expect(CGPoint(x: 110, y: 65).applying(hit.toLocal) == CGPoint(x: 5, y: 5))
  }

  @Test func aFlatTransformHidesItsGroup() {
    #expect(names([group("flat", [square()]) { $0.transform = CGAffineTransform(scaleX: 0, y: 1) }], 0, 5) == nil)
  }

  @Test func clipsOpacityAndRefusalHide() {
    let corner = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(names([group("a", [square()]) { $0.clip = .rect(corner) }], 7, 7) == nil)
    #expect(names([group("a", [square()]) { $0.clip = .rect(corner) }], 3, 3) == ["a"])
    #expect(names([group("a", [square()]) { $0.clip = .path(Path(ellipseIn: corner), FillStyle()) }], 0.2, 0.2) == nil)
    #expect(names([group("a", [square()]) { $0.opacity = 0 }], 5, 5) == nil)
    #expect(names([group("a", [square()]) { $0.opacity = 0.01 }], 5, 5) == ["a"])
    #expect(names([group("a", [square()]) { $0.allowsHitTesting = false }], 5, 5) == nil)
  }

  @Test func shapesAreHitByTheirPaths() {
    let outer = CGRect(x: 0, y: 0, width: 30, height: 30)
    var ring = Path(outer)
    ring.addRect(outer.insetBy(dx: 10, dy: 10))
    #expect(names([group("a", [shape(ring, fill: FillStyle(eoFill: true))])], 15, 15) == nil)
    #expect(names([group("a", [shape(ring)])], 15, 15) == ["a"])
    #expect(names([group("a", [shape(Path(ellipseIn: outer))])], 1, 1) == nil)
    // A line 4 points wide reaches 2 points to both sides.
    let stroked = shape(Path(outer), stroke: StrokeStyle(lineWidth: 4))
    #expect(names([group("a", [stroked])], -1.5, 15) == ["a"])
    #expect(names([group("a", [stroked])], 1.5, 15) == ["a"])
    #expect(names([group("a", [stroked])], 15, 15) == nil)
  }

  @Test func aContentShapeReplacesWhatIsDrawn() {
    let wide = ContentShape(Path(CGRect(x: 0, y: 0, width: 50, height: 10)))
    #expect(names([group("a", [square()]) { $0.contentShape = wide }], 40, 5) == ["a"])
    #expect(names([group("a", [square(0, 20)]) { $0.contentShape = wide }], 5, 25) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func pointsThatAreNoneHitNothing(x: CGFloat) {
    #expect(names([group("a", [square()])], x, 5) == nil)
  }
}
