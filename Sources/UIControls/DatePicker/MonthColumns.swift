import Foundation
import Geometry
import UICore

/// Seven columns of equal cells, each view in the middle of one: one container, where a frame a view would be four rules a day.
struct MonthColumns: Layout, BuiltIn {
  let cell: CGSize

  /// Which cell a view is in; those that do not say are in one after the other.
  fileprivate struct CellKey: LayoutValueKey {
    static let defaultValue: Int? = nil
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let last = subviews.indices.map { subviews[$0][CellKey.self] ?? $0 }.max() ?? -1
    return CGSize(width: 7 * cell.width, height: CGFloat((last + 7) / 7) * cell.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for index in subviews.indices {
      let number = subviews[index][CellKey.self] ?? index
      let middle = CGPoint(
        x: bounds.minX + (CGFloat(number % 7) + 0.5) * cell.width,
        y: bounds.minY + (CGFloat(number / 7) + 0.5) * cell.height)
      subviews[index].place(at: middle, anchor: .center, proposal: ProposedViewSize(cell))
    }
  }

  /// The cell at a point from the top left; nil outside.
  func cell(at point: CGPoint, _ direction: LayoutDirection) -> Int? {
    let x = direction == .leftToRight ? point.x : 7 * cell.width - point.x
    guard x >= 0, x < 7 * cell.width, point.y >= 0 else { return nil }
    return Int(point.y / cell.height) * 7 + Int(x / cell.width)
  }
}

extension View {
  /// The cell of a `MonthColumns` that the view is in.
  func monthCell(_ number: Int) -> some View { layoutValue(key: MonthColumns.CellKey.self, value: number) }
}
