import Foundation
import Geometry
import Testing

@testable import UICore

/// What happens above the rows that show moves none of them by a pixel: in every kind of list, with rows of any height.
@MainActor struct SteadyRowsTests {
  /// Rows in their order, and by how much each is higher than its id says.
  private struct Content: Equatable {
    var ids = Array(0..<600)
    var growth: [Int: CGFloat] = [:]

    /// From 20 to 60 points.
    func height(_ id: Int) -> CGFloat { CGFloat(20 + (id * 7) % 41) + growth[id, default: 0] }
  }

  enum Kind: CaseIterable { case stack, pinned, grid, list, grouped, sections, table }

  private struct Row: Identifiable {
    let id: Int
    let height: CGFloat
  }

  private struct Rows: View {
    let kind: Kind
    let expose: (Binding<Content>) -> Void
    @State private var content = Content()

    var body: some View {
      let _ = expose($content)
      let content = content
      let rows = content.ids.map { Row(id: $0, height: content.height($0)) }
      let half = content.ids.firstIndex(of: 300) ?? 0
      switch kind {
      case .stack: ScrollView { LazyVStack(spacing: 3) { ForEach(rows) { Box($0.id, 50, $0.height) } } }
      case .pinned:
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(rows) { Box($0.id, 50, $0.height) }
            } header: {
              Box(100_000, 50, 12)
            }
          }
        }
      case .grid:
        ScrollView { LazyVGrid(columns: [GridItem()], spacing: 3) { ForEach(rows) { Box($0.id, 50, $0.height) } } }
      case .list: List(rows) { Box($0.id, 50, $0.height) }
      case .grouped: List(rows) { Box($0.id, 50, $0.height) }.listStyle(.insetGrouped)
      case .sections:
        List {
          Section {
            ForEach(rows[..<half]) { Box($0.id, 50, $0.height) }
          } header: {
            Box(100_000, 50, 12)
          }
          Section {
            ForEach(rows[half...]) { Box($0.id, 50, $0.height) }
          } header: {
            Box(100_001, 50, 12)
          }
        }
      case .table:
        Table(rows) {
          TableColumn("A") { Box($0.id, 50, $0.height) }
          TableColumn("B") { Box(200_000 + $0.id, 50, 10) }
        }
      }
    }
  }

  /// The rows that show, by id, without the first and the last: they may show in part.
  private func shown(_ window: BoxWindow) -> [Int: CGRect] {
    let rows = window.boxes().filter { $0.name < 100_000 && $0.frame.maxY > 0 && $0.frame.minY < 400 }
      .sorted { $0.frame.minY < $1.frame.minY }
    return Dictionary(rows.dropFirst().dropLast().map { ($0.name, $0.frame) }) { first, _ in first }
  }

  @Test(arguments: Kind.allCases) func aThousandRowsAbove(kind: Kind) throws {
    var content: Binding<Content>!
    let window = BoxWindow(300, 400) { Rows(kind: kind) { content = $0 } }
    _ = window.boxes()
    for _ in 0..<20 {
      #expect(window.scroll(down: 300) == 300)
      _ = window.boxes()
    }
    let before = shown(window)
    #expect(before.count > 5)
    content.wrappedValue.ids.insert(contentsOf: 1000..<2000, at: 0)
    #expect(shown(window) == before)
    // All rows above become higher.
    let first = try #require(content.wrappedValue.ids.firstIndex { before[$0] != nil })
    for id in content.wrappedValue.ids[...(first - 3)] { content.wrappedValue.growth[id] = 17 }
    #expect(shown(window) == before)
    content.wrappedValue.ids.removeFirst(900)
    #expect(shown(window) == before)
  }

  @Test(arguments: Kind.allCases, 0..<8) func randomChangesAbove(kind: Kind, seed: UInt64) throws {
    var random = SystemlessGenerator(seed: seed)
    var content: Binding<Content>!
    let window = BoxWindow(300, 400) { Rows(kind: kind) { content = $0 } }
    _ = window.boxes()
    #expect(window.scroll(down: 9000) == 9000)
    var next = 1000
    for step in 0..<120 {
      let before = shown(window)
      let first = try #require(content.wrappedValue.ids.firstIndex { before[$0] != nil })
      // Of the row before it a part shows, and of the one before that perhaps the room below its content.
      guard first > 40 else { break }
      let above = Int.random(in: 0...(first - 3), using: &random)
      var moved: CGFloat = 0
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let count = Int.random(in: 1...30, using: &random)
        content.wrappedValue.ids.insert(contentsOf: next..<next + count, at: above)
        next += count
      case 1: content.wrappedValue.ids.remove(at: above)
      case 2:
        content.wrappedValue.growth[content.wrappedValue.ids[first - 3]] = CGFloat(
          Int.random(in: 0...90, using: &random))
      case 3:
        content.wrappedValue.growth[content.wrappedValue.ids[above]] = CGFloat(Int.random(in: 0...90, using: &random))
      default:
        moved = window.scroll(down: CGFloat(Int.random(in: -120...100, using: &random)))
      }
      let after = shown(window)
      for (id, frame) in before where frame.minY - moved > 70 && frame.maxY - moved < 330 {
        #expect(after[id] == frame.offsetBy(dx: 0, dy: -moved), "step \(step), row \(id)")
      }
    }
  }
}
