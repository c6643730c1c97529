import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

private struct Node: Identifiable {
  let id: Int
  var children: [Node]?
}

private let tree = [
  Node(id: 1, children: [Node(id: 11), Node(id: 12, children: [Node(id: 121)])]), Node(id: 2),
  Node(id: 3, children: []),
]

@MainActor struct OutlineTests {
  private struct Tree: View {
    @State var selection: Int?
    let chosen: Chosen<Int>
    var body: some View {
      let _ = chosen.one = selection
      List(tree, children: \.children, selection: $selection) { Box($0.id, 50, 20) }
    }
  }

  /// The rows' boxes by their left and top.
  private func boxes(_ host: TestHost) -> [String] {
    host.frameDump().split(separator: "\n").filter { $0.contains("rectangles") }.map {
      String($0.drop { $0 != "(" }.prefix { $0 != ")" }) + ")"
    }
  }

  @Test func aClosedArrowPointsToWhereReadingGoes() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = try TestHost(size: CGSize(width: 40, height: 40), environment: { $0.layoutDirection = direction }) {
        DisclosureGroup {
          Color.clear
        } label: {
          Color.clear.frame(width: 24, height: 16)
        }
      }
      let bitmap = host.snapshot()
      func isDark(_ x: Int, _ y: Int) -> Bool { bitmap.pixels[y * bitmap.width + x] & 0xFF < 0xD0 }
      // Of the arrow, 9 high in the middle of 40: its upper end and its tip.
      let end = try #require((0..<40).first { isDark($0, 16) })
      let tip = try #require((0..<40).first { isDark($0, 20) })
      #expect(direction == .leftToRight ? tip > end : tip < end, "\(direction): \(end), \(tip)")
    }
  }

  @Test func arrowsOpenAndCloseAndChildrenStandFurtherIn() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 280)) { Tree(chosen: Chosen()) }
    // An arrow takes 16 points, and what has none stands where the others' labels do.
    #expect(boxes(host) == ["(32.0, 4.0)", "(32.0, 32.0)", "(32.0, 60.0)"])
    host.click(20, 14)
    #expect(boxes(host) == ["(32.0, 4.0)", "(48.0, 32.0)", "(48.0, 60.0)", "(32.0, 88.0)", "(32.0, 116.0)"])
    host.click(36, 70)
    #expect(
      boxes(host) == [
        "(32.0, 4.0)", "(48.0, 32.0)", "(48.0, 60.0)", "(64.0, 88.0)", "(32.0, 116.0)", "(32.0, 144.0)",
      ])
    host.click(20, 14)
    #expect(boxes(host).count == 3)
  }

  @Test func theKeyboardOpensClosesAndMoves() throws {
    let chosen = Chosen<Int>()
    let host = try TestHost(size: CGSize(width: 200, height: 280)) { Tree(chosen: chosen) }
    host.press(.tab)
    host.press(.downArrow)
    #expect(chosen.one == 1)
    host.press(.rightArrow)
    #expect(boxes(host).count == 5)
    host.press(.downArrow)
    #expect(chosen.one == 11)
    host.press(.downArrow)
    host.press(.rightArrow)
    host.press(.downArrow)
    #expect(chosen.one == 121)
    host.press(.upArrow)
    host.press(.leftArrow)
    #expect(boxes(host).count == 5)
    host.press(.downArrow)
    #expect(chosen.one == 2)
  }

  @Test func groupsOutsideOfListsAreOneView() throws {
    struct Panel: View {
      @State var isOpen = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          DisclosureGroup(isExpanded: $isOpen) {
            Box(2, 50, 20)
            Box(3, 50, 20)
          } label: {
            Box(1, 50, 20)
          }
        }
      }
    }
    let host = try TestHost { Panel() }
    // The arrow and the box, 66, in the middle of 200: 67 + 16.
    #expect(boxes(host) == ["(83.0, 40.0)"])
    host.click(90, 50)
    // 20, 6, 20, 6, 20: 72 of 100 points.
    #expect(boxes(host) == ["(83.0, 14.0)", "(83.0, 40.0)", "(83.0, 66.0)"])
  }

  @Test func onlyWhatIsOpenIsMade() throws {
    var made = 0
    let deep = (0..<10).map { a in Node(id: a, children: (0..<100).map { Node(id: 100 * (a + 1) + $0) }) }
    let host = try TestHost(size: CGSize(width: 200, height: 280)) {
      List(deep, children: \.children) { node in
        let _ = made += 1
        Box(node.id, 50, 20)
      }
    }
    #expect(made == 10)
    host.click(20, 14)
    #expect(made == 110)
  }
}
