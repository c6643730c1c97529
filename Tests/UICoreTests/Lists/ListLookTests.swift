import DisplayList
import Foundation
import Geometry
import Observation
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// What is said of the lines, margins and distances of a list's rows and sections. Rows are 28 points high in a window of 200 by
/// 280.
@MainActor struct ListLookTests {
  @MainActor @Observable final class Rows { var values = [1, 2] }

  private func window(
    direction: LayoutDirection = .leftToRight, _ style: some ListStyle,
    @ViewBuilder _ content: @escaping () -> some View
  ) -> BoxWindow {
    let window = BoxWindow(200, 280, direction: direction) { List { content() }.listStyle(style) }
    _ = window.boxes()
    return window
  }

  /// What shapes fill, in the window, with their colours.
  private func shapes(_ window: BoxWindow) -> [(frame: CGRect, paint: Paint)] {
    var found: [(CGRect, Paint)] = []
    func visit(_ list: DisplayList, _ origin: CGPoint) {
      for item in list.items {
        let offset = CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y)
        switch item.content {
        case .shape(let shape):
          found.append((shape.path.boundingRect.offsetBy(dx: offset.x, dy: offset.y), shape.paint))
        case .group(let group): visit(group.list, offset)
        default: break
        }
      }
    }
    visit(window.host.update(at: 0), .zero)
    return found
  }

  private func lines(_ window: BoxWindow) -> [CGFloat] {
    shapes(window).filter { $0.frame.height <= 1 && $0.frame.width > 20 }.map(\.frame.maxY).sorted()
  }

  private func cards(_ window: BoxWindow) -> [CGRect] {
    shapes(window).map(\.frame).filter { $0.height > 2 && $0.width > 60 }
  }

  // MARK: Lines of sections

  @ViewBuilder private func twoSections(_ visibility: Visibility, _ edges: VerticalEdge.Set = .all) -> some View {
    Section {
      Box(1, 20, 10)
      Box(2, 20, 10)
    }
    .listSectionSeparator(visibility, edges: edges)
    Section {
      Box(3, 20, 10)
      Box(4, 20, 10)
    }
  }

  @Test func theLineBelowASectionsLastRowIsTheSections() {
    // Below each of four rows; and without the one below the second.
    #expect(lines(window(.plain) { twoSections(.automatic) }) == [28, 56, 84, 112])
    #expect(lines(window(.plain) { twoSections(.hidden) }) == [28, 84, 112])
    #expect(lines(window(.plain) { twoSections(.hidden, .top) }) == [28, 56, 84, 112])
    // Above the first row, where nothing is.
    #expect(lines(window(.plain) { twoSections(.visible) }) == [1, 28, 56, 84, 112])
  }

  @Test func aRowThatSaysSomethingOfItsLineCountsFirst() {
    let window = window(.plain) {
      Section {
        Box(1, 20, 10)
        Box(2, 20, 10).listRowSeparator(.visible)
      }
      .listSectionSeparator(.hidden)
    }
    #expect(lines(window) == [28, 56])
  }

  @Test func theLinesOfSectionsHaveAColour() throws {
    let window = window(.plain) {
      Section {
        Box(1, 20, 10)
        Box(2, 20, 10)
      }
      .listSectionSeparatorTint(.red)
    }
    let found = shapes(window).filter { $0.frame.height <= 1 && $0.frame.width > 20 }
    let red = Paint.color(Color.red.resolve(ColorAppearance(), accent: nil))
    #expect(found.first { $0.frame.maxY == 28 }?.paint != red)
    #expect(found.first { $0.frame.maxY == 56 }?.paint == red)
  }

  @Test func cardsHaveLinesAtTheirEdgesWhereTheSectionSaysSo() {
    // 10 above the first card, 20 for the header that is not there: from 30 on.
    let window = window(.grouped) { twoSections(.visible) }
    #expect(lines(window) == [31, 58, 86, CGFloat(86 + 20 + 28)])
  }

  @Test func aRowThatBecomesTheLastOneHasTheSectionsLine() {
    let rows = Rows()
    let window = window(.plain) {
      Reading { Section { ForEach(rows.values, id: \.self) { Box($0, 20, 10) } }.listSectionSeparator(.hidden) }
    }
    #expect(lines(window) == [28])
    rows.values.append(3)
    #expect(lines(window) == [28, 56])
  }

  // MARK: Margins

  @Test func aCardKeepsAsFarFromTheEdgesAsItsSectionSays() {
    let window = window(.insetGrouped) {
      Section { Box(1, 20, 10) }.listSectionMargins(.horizontal, 40)
      Section { Box(2, 20, 10) }
    }
    #expect(cards(window).map(\.minX) == [40, 16] && cards(window).map(\.maxX) == [160, 184])
    // 16 within the card.
    #expect(window[1].minX == 56 && window[2].minX == 32)
  }

  @Test func marginsOfOneSideAreMirrored() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let window = window(direction: direction, .insetGrouped) {
        Section { Box(1, 20, 10) }.listSectionMargins(.leading, 50)
      }
      let card = cards(window)[0]
      #expect((direction == .leftToRight ? card.minX : 200 - card.maxX) == 50)
      #expect((direction == .leftToRight ? 200 - card.maxX : card.minX) == 16)
    }
  }

  @Test func theRoomAboveAndBelowASection() {
    let window = window(.insetGrouped) {
      Section { Box(1, 20, 10) }.listSectionMargins([.top, .bottom], 7)
      Section { Box(2, 20, 10) }
    }
    // 10 at the list's beginning; 7, a row, 7, and the 20 of a section that says nothing.
    #expect(cards(window).map(\.minY) == [17, CGFloat(17 + 28 + 7 + 20)])
  }

  @Test func otherStylesHaveMarginsToo() {
    let window = window(.plain) {
      Section { Box(1, 20, 10) }.listSectionMargins(.all, 10)
      Section { Box(2, 20, 10) }
    }
    #expect(window[1].minX == 26 && window[1].midY == CGFloat(10 + 14))
    #expect(window[2].minX == 16 && window[2].midY == CGFloat(10 + 28 + 10 + 14))
  }

  // MARK: Distances

  @Test func rowsOfASectionAreSetApart() {
    let window = window(.plain) {
      Section {
        Box(1, 20, 10)
        Box(2, 20, 10)
      }
      Section {
        Box(3, 20, 10)
      } header: {
        Box(4, 20, 10)
      }
    }
    #expect([1, 2, 3].map { window[$0].midY } == [14, 42, CGFloat(56 + 28 + 14)])
    let apart = BoxWindow(200, 280) {
      List {
        Section {
          Box(1, 20, 10)
          Box(2, 20, 10)
        }
        Section {
          Box(3, 20, 10)
        } header: {
          Box(4, 20, 10)
        }
      }
      .listStyle(.plain).listRowSpacing(6)
    }
    _ = apart.boxes()
    // Six points once: no header keeps another distance.
    #expect([1, 2, 3].map { apart[$0].midY } == [14, 48, CGFloat(62 + 28 + 14)])
  }

  @Test func rowsThatAreSetApartAreOnCardsOfTheirOwn() {
    let window = BoxWindow(200, 280) {
      List { Section { ForEach(0..<3, id: \.self) { Box($0, 20, 10) } } }.listStyle(.insetGrouped).listRowSpacing(8)
    }
    _ = window.boxes()
    #expect(cards(window).map(\.minY) == [30, CGFloat(30 + 36), CGFloat(30 + 72)])
    #expect(cards(window).map(\.height) == [28, 28, 28] && lines(window).isEmpty)
  }

  @Test func aThousandRowsThatAreSetApartScrollToTheirEnd() {
    let window = BoxWindow(200, 280) {
      List { ForEach(0..<1000, id: \.self) { Box($0, 20, 10) } }.listStyle(.plain).listRowSpacing(2)
    }
    _ = window.boxes()
    for step in 1...40 {
      window.host.send(
        .scroll(location: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: -1000), isPrecise: true, modifiers: []))
      _ = window.boxes(at: Double(step))
    }
    // The last row ends where the window does.
    #expect(window[999].midY == CGFloat(280 - 14))
    #expect(window[999].midY - window[998].midY == 30)
  }

  @Test func headersAreAsHighAsTheEnvironmentSays() {
    func top(_ height: CGFloat?) -> CGFloat {
      let window = BoxWindow(200, 280) {
        List {
          Section {
            Box(1, 20, 10)
          } header: {
            Box(2, 20, 10)
          }
        }
        .listStyle(.plain).environment(\.defaultMinListHeaderHeight, height)
      }
      _ = window.boxes()
      return window[1].midY - 14
    }
    #expect(top(nil) == 28 && top(50) == 50)
    // Ten points, 10 above and 4 below are its least.
    #expect(top(5) == 24)
  }
}

/// Calls its content in its body, so that what it reads is observed.
private struct Reading<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
