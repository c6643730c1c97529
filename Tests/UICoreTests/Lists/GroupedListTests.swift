import DisplayList
import Foundation
import Geometry
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Grouped lists of rows of 28 points in a window of 200 by 280: what is drawn behind the rows.
@MainActor struct GroupedListTests {
  private func window(_ style: some ListStyle, @ViewBuilder _ content: @escaping () -> some View) -> BoxWindow {
    let window = BoxWindow(200, 280) { List { content() }.listStyle(style) }
    _ = window.boxes()
    return window
  }

  /// The rectangles that shapes fill, in the window, by their height: cards are higher than lines.
  private func shapes(_ window: BoxWindow) -> (cards: [CGRect], lines: [CGRect]) {
    var found: [CGRect] = []
    func visit(_ list: DisplayList, _ origin: CGPoint) {
      for item in list.items {
        let offset = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
        switch item.content {
        case .shape(let shape): found.append(shape.path.boundingRect.offsetBy(dx: offset.x, dy: offset.y))
        case .group(let group): visit(group.list, offset)
        default: break
        }
      }
    }
    visit(window.host.update(at: 0), .zero)
    return (found.filter { $0.height > 2 }, found.filter { $0.height <= 2 })
  }

  @Test func eachSectionIsOnACardWithLinesBetweenItsRows() {
    let window = window(.insetGrouped) {
      Section {
        Box(1, 20, 10)
        Box(2, 20, 10)
        Box(3, 20, 10)
      }
      Section {
        Box(4, 20, 10)
      } header: {
        Box(5, 20, 10)
      }
    }
    // 16 beside a card, and 16 more to the rows' content; 10 above, and 20 for the header that is not there.
    #expect(window[1].minX == 32)
    #expect(window[1].midY == CGFloat(10 + 20 + 14))
    let (cards, lines) = shapes(window)
    // The second section's header of 10 has 10 above and 4 below, and is at least as high as a row.
    #expect(
      cards == [
        CGRect(x: 16, y: 30, width: 168, height: 84), CGRect(x: 16, y: 30 + 84 + 28, width: 168, height: 28),
      ])
    // After the first and the second row, from where the content begins to the card's edge.
    #expect(lines.map(\.minX) == [32, 32] && lines.map(\.maxX) == [184, 184])
    #expect(lines.map(\.maxY) == [CGFloat(30 + 28), CGFloat(30 + 56)])
  }

  @Test func groupedCardsReachTheEdgesAndRowsMayHideTheirLines() {
    let window = window(.grouped) {
      Section {
        Box(1, 20, 10).listRowSeparator(.hidden)
        Box(2, 20, 10)
        Box(3, 20, 10)
      }
    }
    #expect(window[1].minX == 16)
    let (cards, lines) = shapes(window)
    #expect(cards == [CGRect(x: 0, y: 30, width: 200, height: 84)])
    #expect(lines.count == 1)
  }

  @Test func looseRowsAreOnACardToo() {
    let window = window(.insetGrouped) { ForEach(0..<3, id: \.self) { Box($0, 20, 10) } }
    #expect(shapes(window).cards == [CGRect(x: 16, y: 10, width: 168, height: 84)])
  }

  @Test func aCardGoesOnWhereItsSectionDoes() {
    let window = window(.insetGrouped) { Section { ForEach(0..<1000, id: \.self) { Box($0, 20, 10) } } }
    window.host.send(
      .scroll(location: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: -3000), isPrecise: true, modifiers: []))
    _ = window.boxes(at: 1)
    let card = shapes(window).cards.first { $0.width == 168 }
    // Beyond both edges of the window, by rows that exist or by its corners.
    #expect((card?.minY ?? 1) < 0 && (card?.maxY ?? 0) > 280)
  }

  @Test func otherStylesKeepNoRoomForHeadersThatAreNotThere() {
    for style in [0, 1, 2] {
      let window =
        switch style {
        case 0: window(.plain) { Section { Box(1, 20, 10) } }
        case 1: window(.inset) { Section { Box(1, 20, 10) } }
        default: window(.bordered) { Section { Box(1, 20, 10) } }
        }
      #expect(window[1].midY == 14)
    }
  }
}
