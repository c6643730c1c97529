import Foundation
import Testing

@testable import UICore

@Suite struct GridTests {
  private func cell(_ row: Int, _ child: LayoutComputer, columns: Int = 1) -> LayoutComputer {
    LayoutValueComputer(child, key: GridCellKey.self, value: GridCell(row: row, columns: columns))
  }

  @Test func flexibleCellsAsApplesPictureShows() {
    // view-grid-basic: columns (100 − 2·2) / 3 = 32, rows (100 − 2) / 2 = 49.
    let grid = stack(
      GridLayout(horizontalSpacing: 2, verticalSpacing: 2), (0..<6).map { cell($0 / 3, flexible()) })
    #expect(grid.frames(100, 100).map(\.minX) == [0, 34, 68, 0, 34, 68])
    #expect(grid.frames(100, 100).map(\.minY) == [0, 0, 0, 51, 51, 51])
    #expect(grid.frames(100, 100).allSatisfy { $0.size == CGSize(width: 32, height: 49) })
  }

  @Test func spansAsApplesPictureShows() {
    // view-grid-cell-columns: (150 − 4) / 3 = 48.667; two of them and a gap 99.333; rows 30 with gaps of 2.
    func bar() -> LayoutComputer { FixedFrameComputer(flexible(), width: nil, height: 30) }
    let grid = stack(
      GridLayout(horizontalSpacing: 2, verticalSpacing: 2),
      [
        cell(0, bar()), cell(0, bar()), cell(0, bar()), cell(1, bar(), columns: 2), cell(1, bar()),
        cell(2, bar(), columns: 3),
      ])
    #expect(grid.size(150, 100) == CGSize(width: 150, height: 94))
    let frames = grid.frames(ProposedViewSize(width: 150, height: 100))
    #expect(frames.map { ($0.width * 3).rounded() } == [146, 146, 146, 298, 146, 450])
    #expect(frames.map(\.minY) == [0, 0, 0, 32, 32, 64])
  }

  @Test func columnsAreAsWideAsTheirWidestCell() {
    let grid = stack(
      GridLayout(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0),
      [cell(0, rigid(20, 10)), cell(0, rigid(5, 10)), cell(1, rigid(30, 10)), cell(1, rigid(15, 20))])
    #expect(grid.size(nil, nil) == CGSize(width: 30 + 10 + 15, height: 10 + 20))
    #expect(grid.frames(nil, nil).map(\.minX) == [0, 40, 0, 40])
  }

  @Test func aViewOutsideARowSpansAllColumns() {
    let grid = stack(
      GridLayout(horizontalSpacing: 0, verticalSpacing: 0),
      [cell(0, rigid(20, 10)), cell(0, rigid(30, 10)), flexible()])
    // As wide as the proposal lets it be: 100, so each column grows by (100 − 50) / 2.
    #expect(grid.size(100, 50).width == 100)
    #expect(grid.frames(100, 50)[2] == rect(0, 10, 100, 40))
  }

  @Test func unsizedCellsTakeWhatOthersLeave() {
    var divider = GridCell()
    divider.unsizedAxes = .horizontal
    let grid = stack(
      GridLayout(horizontalSpacing: 0, verticalSpacing: 0),
      [
        cell(0, rigid(20, 10)),
        LayoutValueComputer(DividerComputer(axis: nil), key: GridCellKey.self, value: divider),
      ])
    #expect(grid.size(100, 50) == CGSize(width: 20, height: 11))
    #expect(grid.frames(100, 50)[1] == rect(0, 10, 20, 1))
  }

  @Test func emptyGrid() { #expect(stack(GridLayout(), []).size(100, 100) == .zero) }
}
