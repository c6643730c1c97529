import DisplayList
import Foundation
import Geometry
import Testing

/// Items are values, though what few of them have is kept apart and shared.
@Suite struct ItemTests {
  @Test func aChangedCopyLeavesTheGroupAlone() {
    let group = GroupItem(.empty, clip: .rect(CGRect(x: 0, y: 0, width: 4, height: 4)))
    var copy = group
    copy.transform = CGAffineTransform(scaleX: 2, y: 2)
    copy.filters = [.blur(radius: 3)]
    copy.mask = .empty
    copy.contentShape = ContentShape(Path(CGRect(x: 1, y: 1, width: 2, height: 2)))
    // Each change keeps what was set before.
    #expect(copy.clip == group.clip && copy.transform.a == 2 && copy.filters == [.blur(radius: 3)])
    #expect(copy.mask === DisplayList.empty && copy.contentShape != nil)
    copy.clip = nil
    #expect(copy.clip == nil && copy.filters == [.blur(radius: 3)])
    #expect(group.clip != nil && group.transform.isIdentity && group.filters.isEmpty)
    #expect(group.mask == nil && group.contentShape == nil)
  }

  @Test func aPlainGroupHasWhatItsInitializerSays() {
    let group = GroupItem(.empty)
    #expect(group.transform.isIdentity && group.clip == nil && group.filters.isEmpty && group.mask == nil)
    #expect(group.contentShape == nil && group.opacity == 1 && group.blendMode == .normal && group.allowsHitTesting)
  }

  @Test func aStrokeCanBeSetAndTakenAway() {
    var shape = ShapeItem(path: Path(), paint: .color(.black))
    let filled = shape
    shape.stroke = StrokeStyle(lineWidth: 3, dash: [1, 2])
    #expect(shape.stroke == StrokeStyle(lineWidth: 3, dash: [1, 2]) && filled.stroke == nil)
    shape.stroke = nil
    #expect(shape.stroke == nil)
  }

  /// A regression guard: a list of 20,000 items is read for each frame, and three cache lines hold one.
  @Test func itemsAreSmall() {
    #expect(MemoryLayout<DisplayItem>.stride <= 184)
    #expect(MemoryLayout<ShapeItem>.size <= 81 && MemoryLayout<GroupItem>.size <= 40)
  }
}
