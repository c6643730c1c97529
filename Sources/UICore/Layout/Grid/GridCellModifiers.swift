import AttributeGraph
import Foundation
import Geometry

/// Changes what a view says about its cell.
nonisolated package struct GridCellModifier: LayoutTraitModifier {
  let change: (inout GridCell) -> Void

  func computer(_ child: LayoutComputer, reader: LateReader) -> LayoutComputer {
    var cell = child.layoutValue(GridCellKey.self) ?? GridCell()
    change(&cell)
    return LayoutValueComputer(child, key: GridCellKey.self, value: cell)
  }
}

extension View {
  /// Makes the view's cell span several columns of its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = max(1, count) })
  }

  /// Places the view in its cell by a point of both, whatever the alignment of its row and column.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier { $0.anchor = anchor })
  }

  /// Sets the alignment of the view's whole column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide })
  }

  /// Makes the cell take what the others leave on the given axes, asking for nothing.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier { $0.unsizedAxes = axes })
  }
}
