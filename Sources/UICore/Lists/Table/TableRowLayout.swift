import AttributeGraph
import Foundation
import Geometry

/// A table's row: as wide as is proposed, as high as its highest cell with insets, each cell in its column, in the middle.
final class TableRowComputer: ContainerComputer {
  /// The columns of the cells, by their index; 0 where there is none.
  private let identities: [UInt32]
  private let columns: TableColumnLayout
  private let metrics: TableMetrics
  /// Kept free before the first column's content.
  let indentation: CGFloat

  init(
    _ cells: [LayoutComputer], identities: [UInt32], columns: TableColumnLayout, metrics: TableMetrics,
    indentation: CGFloat
  ) {
    (self.identities, self.columns) = (identities, columns)
    (self.metrics, self.indentation) = (metrics, indentation)
    super.init(children: cells)
  }

  /// Where the first column's content begins without an indentation.
  var leadingInset: CGFloat { columns.edgeInset + columns.inset }

  func isShown(_ index: Int) -> Bool { columns.shown.contains { $0.identity == identities[index] } }

  private func geometry(_ width: CGFloat?) -> TableColumnGeometry { columns.geometry(for: width ?? columns.idealWidth) }

  private func leading(_ column: Int, _ geometry: TableColumnGeometry) -> CGFloat {
    column == 0 ? min(indentation, geometry.columns[0].width) : 0
  }

  private func proposal(_ column: Int, _ geometry: TableColumnGeometry) -> ProposedViewSize {
    ProposedViewSize(width: geometry.columns[column].width - leading(column, geometry), height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let geometry = geometry(proposal.width)
    var height: CGFloat = 0
    for index in children.indices {
      guard let column = geometry.column(identities[index]) else { continue }
      height = max(height, children[index].sizeThatFits(self.proposal(column, geometry)).height)
    }
    return CGSize(
      width: proposal.width ?? geometry.total,
      height: max(metrics.minimumRowHeight, height + 2 * metrics.verticalInset))
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let geometry = geometry(size.width)
    return children.indices.map { index in
      guard let column = geometry.column(identities[index]) else {
        return Placement(origin: .zero, size: .zero, proposal: .zero)
      }
      let offered = self.proposal(column, geometry)
      let own = children[index].sizeThatFits(offered)
      let x = geometry.position(of: own.width, in: geometry.columns[column], leading: leading(column, geometry))
      return Placement(
        origin: CGPoint(x: x, y: (size.height - own.height) / 2), size: own, proposal: offered,
        identity: identities[index])
    }
  }
}

struct TableRowLayoutRule: Rule {
  let cells: Attribute<[ContainerChild]>
  let columns: Attribute<TableColumnLayout>
  let profile: Attribute<PlatformProfile>
  /// Nil in tables without rows that disclose others.
  let outline: TableRowOutline?

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let cells = context.read(cells)
    let metrics = context.read(profile).tables
    var computers: [LayoutComputer] = []
    computers.reserveCapacity(cells.count)
    for cell in cells {
      computers.append(cell.outputs.layout.map { context.read($0) } ?? LeafComputer { _ in .zero })
    }
    let level = outline.map { $0.level(context) + 1 } ?? 0
    return TableRowComputer(
      computers, identities: cells.map(\.identity), columns: context.read(columns), metrics: metrics,
      indentation: CGFloat(level) * metrics.indentation)
  }

  static var updateKind: UpdateKind { .layout }
}

struct TableRowPlacementsRule: Rule {
  let size: Attribute<ViewSize>
  let direction: Attribute<LayoutDirection>
  /// Set after the cells are made, since their sizes depend on this rule.
  var layout: Attribute<LayoutComputer>?

  init(size: Attribute<ViewSize>, direction: Attribute<LayoutDirection>) {
    (self.size, self.direction) = (size, direction)
  }

  func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    guard let layout, let row = context.read(layout) as? TableRowComputer else { return [] }
    let size = context.read(size)
    return row.placements(in: size.size, proposal: size.proposal, direction: context.read(direction))
  }

  static func areEqual(_ a: UnsafePointer<[Placement]>, _ b: UnsafePointer<[Placement]>) -> Bool? {
    a.pointee == b.pointee
  }
  static var updateKind: UpdateKind { .layout }
  var cutoff: Cutoff { .late }
}
