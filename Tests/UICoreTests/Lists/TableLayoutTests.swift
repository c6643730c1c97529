import DisplayList
import Foundation
import Geometry
import Testing

@testable import UICore

@MainActor @Suite struct TableLayoutTests {
  private let planets = (0..<3).map { Planet(id: $0) }

  private func label(_ name: Int) -> Box { Box(name, 30, 8) }

  /// Two columns that share the width: cells 0… and 100…, labels 1000 and 1001.
  private func table(_ planets: [Planet], height: CGFloat = 10) -> some View {
    Table(planets) {
      TableColumn {
        Box($0.id, 50, height)
      } label: {
        label(1000)
      }
      TableColumn {
        Box(100 + $0.id, 20, 10)
      } label: {
        label(1001)
      }
    }
  }

  @Test func cellsStandInTheirColumnsBelowTheirLabels() {
    let window = BoxWindow(400, 200) { table(planets) }
    // 400 less 8 at both edges and 8 beside each of the two cells are 352: 176 a column. The second one begins at
    // 8 + 176 + 16 = 200.
    #expect(window[0] == CGRect(x: 16, y: 28 + 7, width: 50, height: 10))
    #expect(window[100] == CGRect(x: 208, y: 28 + 7, width: 20, height: 10))
    #expect(window[2] == CGRect(x: 16, y: 28 + 48 + 7, width: 50, height: 10))
    #expect(window[1000] == CGRect(x: 16, y: 10, width: 30, height: 8))
    #expect(window[1001] == CGRect(x: 208, y: 10, width: 30, height: 8))
  }

  @Test func aRowIsAsHighAsItsHighestCellWithInsets() {
    let window = BoxWindow(400, 200) { table(planets, height: 40) }
    #expect(window[1].minY == CGFloat(28 + 48 + 4))
    #expect(window[101].minY == CGFloat(28 + 48 + 19))
  }

  @Test func aBorderedTableReachesToItsEdges() {
    let window = BoxWindow(400, 200) { table(planets).tableStyle(.bordered) }
    // 400 less 32 are 368: 184 a column.
    #expect(window[0].minX == 8)
    #expect(window[100].minX == CGFloat(200 + 8))
  }

  @Test func withoutHeadersRowsBeginAtTheTop() {
    let window = BoxWindow(400, 200) { table(planets).tableColumnHeaders(.hidden) }
    #expect(window[0].minY == 7)
    #expect(window[1000].isNull)
  }

  @Test func aNarrowWindowShowsTheFirstColumnAlone() {
    let window = BoxWindow(400, 200) { table(planets).environment(\.horizontalSizeClass, .compact) }
    #expect(window[0] == CGRect(x: 16, y: 7, width: 50, height: 10))
    #expect(window[100].isNull)
  }

  @Test func columnsRunFromRightToLeft() {
    let window = BoxWindow(400, 200, direction: .rightToLeft) { table(planets) }
    #expect(window[0].maxX == CGFloat(400 - 16))
    #expect(window[100].maxX == CGFloat(400 - 208))
    #expect(window[1001].maxX == CGFloat(400 - 208))
  }

  @Test func widthsAndAlignmentsAreThoseOfTheColumns() {
    let window = BoxWindow(400, 200) {
      Table(planets) {
        TableColumn {
          Box($0.id, 10, 10)
        } label: {
          label(1000)
        }
        .width(50).alignment(.trailing)
        TableColumn {
          Box(100 + $0.id, 10, 10)
        } label: {
          label(1001)
        }
        .width(min: 20, ideal: 40, max: 60).alignment(.center)
        TableColumn {
          Box(200 + $0.id, 10, 10)
        } label: {
          label(1002)
        }
        .alignment(.numeric)
      }
    }
    // 400 - 16 - 48 = 336 are for the content: 50, 60 at most, and 226 that are left.
    #expect(window[0].minX == CGFloat(16 + 40))
    #expect(window[1000].minX == CGFloat(16 + 20))
    // 8 + 66 is where the second column begins; its content 8 further.
    #expect(window[100].minX == CGFloat(82 + 25))
    #expect(window[1001].minX == CGFloat(82 + 15))
    #expect(window[200].maxX == CGFloat(400 - 16))
    #expect(window[1002].maxX == CGFloat(400 - 16))
  }

  @Test func columnsThatAreTooWideScrollSidewaysWithTheirHeader() throws {
    let window = BoxWindow(200, 100) {
      Table((0..<10).map { Planet(id: $0) }) {
        TableColumn {
          Box($0.id, 10, 10)
        } label: {
          label(1000)
        }
        .width(150)
        TableColumn {
          Box(100 + $0.id, 10, 10)
        } label: {
          label(1001)
        }
        .width(150)
      }
    }
    #expect(window[0].minX == 16)
    let table = try #require(window.scrollResponders.first)
    // 16 + 2 × 166 = 348 are 148 more than show.
    #expect(table.scroll(by: CGVector(dx: -500, dy: -24)) == CGVector(dx: -148, dy: -24))
    #expect(window[1].minX == CGFloat(16 - 148))
    #expect(window[101].minX == CGFloat(16 + 166 - 148))
    #expect(window[1001].minX == CGFloat(16 + 166 - 148))
    // Rows move down, the header does not: ten rows of 24, of which 72 points show.
    #expect(window[1].minY == CGFloat(28 + 7))
    #expect(window[1001].minY == 10)
  }

  @Test func rowsAreMadeAsTheyComeIntoSight() {
    let log = Log()
    let window = BoxWindow(200, 28 + 240) {
      Table((0..<10_000).map { Planet(id: $0) }) {
        TableColumn("Name") { planet in
          let _ = log.entries.append("\(planet.id)")
          Box(planet.id, 50, 10)
        }
      }
    }
    _ = window.boxes()
    #expect(log.take() == (0..<10).map { "\($0)" })
    window.scroll(down: 24)
    _ = window.boxes()
    #expect(log.take() == ["10"])
    window.scroll(down: 1_000_000)
    // The last ten.
    #expect(window.column(below: 10_000).suffix(10) == Array(9990..<10_000))
  }

  @Test func everySecondRowHasAStripe() {
    let window = BoxWindow(400, 28 + 100) { table(planets) }
    _ = window.boxes()
    // The second row, and below the three the place of a fourth one; 400 less 8 at both edges.
    let stripes = window.shapes().filter { $0.width == 384 }
    #expect(stripes == [CGRect(x: 8, y: 52, width: 384, height: 24), CGRect(x: 8, y: 100, width: 384, height: 24)])
    let plain = BoxWindow(400, 128) { table(planets).alternatingRowBackgrounds(.disabled) }
    _ = plain.boxes()
    #expect(plain.shapes().filter { $0.width == 384 } == [])
    let styled = BoxWindow(400, 128) { table(planets).tableStyle(.inset(alternatesRowBackgrounds: false)) }
    _ = styled.boxes()
    #expect(styled.shapes().filter { $0.width == 384 } == [])
  }
}
