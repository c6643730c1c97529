import AttributeGraph
import Foundation
import Geometry

/// Where a table's columns are, from left to right; points.
///
/// A column's width is that of its cells' content; insets stand on both sides of it.
struct TableColumnGeometry: Equatable {
  struct Column: Equatable {
    let identity: UInt32
    /// Where the column begins, its insets included.
    let start: CGFloat
    let width: CGFloat
    let edge: TableColumnAlignment.Edge
  }

  var columns: [Column] = []
  var inset: CGFloat = 0
  /// How far the first column is from the rows' leading edge, and the last from the trailing one.
  var edgeInset: CGFloat = 0
  /// Of all columns with the insets.
  var total: CGFloat = 0

  init(_ shown: [ShownTableColumn], available: CGFloat, inset: CGFloat, edgeInset: CGFloat) {
    (self.inset, self.edgeInset) = (inset, edgeInset)
    let room = available - 2 * edgeInset - CGFloat(shown.count) * 2 * inset
    let widths = TableColumnWidth.shared(shown.map { ($0.traits.width, $0.chosenWidth) }, available: room)
    var start = edgeInset
    for (column, width) in zip(shown, widths) {
      columns.append(
        Column(identity: column.identity, start: start, width: width, edge: column.traits.alignment.edge))
      start += width + 2 * inset
    }
    total = start + edgeInset
  }

  func column(_ identity: UInt32) -> Int? { columns.firstIndex { $0.identity == identity } }

  /// Where the column at `index` ends, its insets included.
  func end(of index: Int) -> CGFloat { columns[index].start + columns[index].width + 2 * inset }

  /// Where content of a width begins in a column.
  ///
  /// - Parameters:
  ///   - leading: kept free before it.
  ///   - trailing: kept free after it.
  func position(of width: CGFloat, in column: Column, leading: CGFloat = 0, trailing: CGFloat = 0) -> CGFloat {
    let start = column.start + inset + leading
    let slack = column.width - leading - trailing - width
    switch column.edge {
    case .leading: return start
    case .center: return start + slack / 2
    case .trailing: return start + slack
    }
  }
}

/// What decides where a table's columns are, but for the width: rows work their columns out from what they are offered, so
/// that the size of a table can follow from that of its rows.
///
/// Immutable, but for the last answer, which all rows share.
final class TableColumnLayout {
  let shown: [ShownTableColumn]
  let inset: CGFloat
  let edgeInset: CGFloat
  private var last: (width: CGFloat, geometry: TableColumnGeometry)?

  init(_ shown: [ShownTableColumn], inset: CGFloat, edgeInset: CGFloat) {
    (self.shown, self.inset, self.edgeInset) = (shown, inset, edgeInset)
  }

  /// The columns in a table of a width, or in its rows: those are wider where the columns need more, and come to the same.
  func geometry(for width: CGFloat) -> TableColumnGeometry {
    if let last, last.width == width { return last.geometry }
    let geometry = TableColumnGeometry(shown, available: width, inset: inset, edgeInset: edgeInset)
    last = (width, geometry)
    return geometry
  }

  /// With all columns as wide as they would like to be.
  var idealWidth: CGFloat {
    shown.reduce(2 * edgeInset) { $0 + $1.traits.width.clamp($1.chosenWidth ?? $1.traits.width.ideal) + 2 * inset }
  }
}

struct TableColumnLayoutRule: Rule {
  let shown: Attribute<[ShownTableColumn]>
  let look: Attribute<_TableLook>
  let profile: Attribute<PlatformProfile>

  func value(_ context: RuleContext<TableColumnLayout>) -> TableColumnLayout {
    let metrics = context.read(profile).tables
    return TableColumnLayout(
      context.read(shown), inset: metrics.cellInset, edgeInset: context.read(look).hasBorder ? 0 : metrics.edgeInset)
  }

  static var updateKind: UpdateKind { .layout }
}

/// Where the columns are in the table as it is.
struct TableGeometryRule: Rule {
  let layout: Attribute<TableColumnLayout>
  let width: Attribute<CGFloat>

  func value(_ context: RuleContext<TableColumnGeometry>) -> TableColumnGeometry {
    context.read(layout).geometry(for: context.read(width))
  }

  static var updateKind: UpdateKind { .layout }
}
