import DisplayList
import Foundation
import Geometry
import SwiftUI
import Testing
import UICore
import UITestSupport

@MainActor @Observable private final class Columns {
  var left = ["a", "b", "c"]
  var right = ["x", "y"]
  var selection: Set<String> = []
  @ObservationIgnored var log: [String] = []

  func move(_ names: [String], to offset: Int) {
    log.append("\(names) before \(offset)")
    left.removeAll { names.contains($0) }
    right.insert(contentsOf: names, at: offset)
  }
}

/// Two lists of 100 × 200 points, whose rows are 28 points high.
private struct TwoLists: View {
  let model: Columns
  var carries = false

  var body: some View {
    HStack(spacing: 0) {
      List(selection: Bindable(model).selection) {
        ForEach(model.left, id: \.self) { name in row(name).draggable(name) }
          .onMove(perform: carries ? { model.left.move(fromOffsets: $0, toOffset: $1) } : nil)
      }.frame(width: 100)
      List {
        ForEach(model.right, id: \.self) { name in row(name) }
          .dropDestination(for: String.self) { names, offset in model.move(names, to: offset) }
      }.frame(width: 100)
    }.listStyle(.plain).frame(height: 200)
  }

  private func row(_ name: String) -> some View { Text(name).frame(height: 20) }
}

@MainActor struct ListDragTests {
  private let rowHeight: CGFloat = 28

  private func host(_ model: Columns, carries: Bool = false) throws -> TestHost {
    try TestHost(size: CGSize(width: 200, height: 200)) { TwoLists(model: model, carries: carries) }
  }

  private func middle(_ row: Int, x: CGFloat = 50) -> CGPoint { CGPoint(x: x, y: (CGFloat(row) + 0.5) * rowHeight) }

  @Test func aRowIsDroppedBetweenTheRowsOfAnotherList() throws {
    let model = Columns()
    let host = try host(model)
    // Above the middle of the second row: before it.
    host.drag(from: middle(1), to: CGPoint(x: 150, y: rowHeight + 4))
    #expect(model.log == ["[\"b\"] before 1"])
    #expect(model.left == ["a", "c"])
    #expect(model.right == ["x", "b", "y"])
  }

  @Test func belowTheLastRowIsTheEnd() throws {
    let model = Columns()
    let host = try host(model)
    host.drag(from: middle(0), to: CGPoint(x: 150, y: 150))
    #expect(model.log == ["[\"a\"] before 2"])
  }

  @Test func anEmptyListTakesADrop() throws {
    let model = Columns()
    model.right = []
    let host = try host(model)
    host.drag(from: middle(0), to: CGPoint(x: 150, y: 100))
    #expect(model.log == ["[\"a\"] before 0"])
    #expect(model.right == ["a"])
  }

  @Test func aClickSelectsARowThatCanBeDragged() throws {
    let model = Columns()
    let host = try host(model)
    host.click(50, middle(1).y)
    #expect(model.selection == ["b"])
    host.click(8, middle(2).y)
    #expect(model.selection == ["c"])
    #expect(model.log == [])
  }

  @Test func theSelectedRowsAreDraggedTogether() throws {
    let model = Columns()
    model.selection = ["a", "c"]
    let host = try host(model)
    host.drag(from: middle(2), to: CGPoint(x: 150, y: 2))
    #expect(model.log == ["[\"a\", \"c\"] before 0"])
    #expect(model.selection == ["a", "c"])
  }

  @Test func aRowThatIsNotSelectedIsDraggedAlone() throws {
    let model = Columns()
    model.selection = ["a"]
    let host = try host(model)
    host.drag(from: middle(1), to: CGPoint(x: 150, y: 2))
    #expect(model.log == ["[\"b\"] before 0"])
  }

  @Test func insideItsListARowIsCarriedAndOutsideDragged() throws {
    let model = Columns()
    let host = try host(model, carries: true)
    host.drag(from: middle(0), to: middle(2), steps: 20)
    #expect(model.left == ["b", "c", "a"])
    #expect(model.log == [])
    host.drag(from: middle(0), to: CGPoint(x: 150, y: 2), steps: 20)
    #expect(model.log == ["[\"b\"] before 0"])
    #expect(model.left == ["c", "a"])
  }

  /// The row that was carried hangs at the pointer as it was pressed: in its middle, whatever way it came.
  @Test func aRowThatWasCarriedIsHeldWhereItWasPressed() throws {
    let model = Columns()
    let host = try host(model, carries: true)
    host.send(.pointerDown(PointerEvent(location: middle(0))))
    for y in stride(from: 20, through: 60, by: 10) {
      host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 50, y: y))))
    }
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 150, y: 62))))
    let preview = try #require(host.window.lastFrame?.list.items.first { $0.isPreview })
    // Rows of 28 points were pressed in the middle, and their content of 20 begins 4 below the row.
    // Sums of positions differ in their last bits.
    #expect(abs(preview.offset.y - (62 - 10)) < 1e-9)
    host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
  }

  @Test func aLineTellsWhereItWouldBe() throws {
    let model = Columns()
    let host = try host(model)
    let before = host.snapshot().pixel(110, 28)
    host.send(.pointerDown(PointerEvent(location: middle(0))))
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 60, y: 14))))
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 150, y: rowHeight + 4))))
    let pixels = host.snapshot()
    // Two points around 28, in the accent colour; the preview is beyond the right edge there.
    let line = try #require(pixels.pixel(110, 28))
    #expect(line != before)
    host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    host.advance(by: 1)
    #expect(host.snapshot().pixel(110, 28) == before)
  }

  @Test func providersAreInsertedByTheirTypes() throws {
    struct Inserting: View {
      let model: Columns
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 100).onDrag { NSItemProvider(object: "text") }
          List {
            ForEach(model.right, id: \.self) { Text($0) }
              .onInsert(of: [.plainText]) { offset, items in model.log.append("\(items.count) before \(offset)") }
          }.listStyle(.plain).frame(width: 100)
        }
      }
    }
    let model = Columns()
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { Inserting(model: model) }
    host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 2))
    #expect(model.log == ["1 before 0"])
  }

  @Test func aTablesRowsAreDraggedAndTakeDrops() throws {
    struct Person: Identifiable {
      let id: String
    }
    struct People: View {
      let model: Columns
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name") { Text($0.id) }
        } rows: {
          ForEach(model.left.map(Person.init)) { person in
            TableRow(person).draggable(person.id)
              .dropDestination(for: String.self) { names in model.log.append("\(names) on \(person.id)") }
          }
        }
      }
    }
    let model = Columns()
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { People(model: model) }
    // A header of 28 and rows of 24 points.
    host.drag(from: CGPoint(x: 25, y: 28 + 12), to: CGPoint(x: 25, y: 28 + 2 * 24 + 12))
    #expect(model.log == ["[\"a\"] on c"])
  }
}

extension Bitmap {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? pixels[y * width + x] : nil
  }
}

extension DisplayItem {
  fileprivate var isPreview: Bool {
    if case .group(let group) = content { group.opacity == 0.8 && !group.allowsHitTesting } else { false }
  }
}
