import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Makes the attributes of a table's header: a label for each column, in the columns' places.
func makeTableHeader(
  list: Attribute<ViewList>, columns: TableColumnAttributes, menu: TableColumnMenu, inputs: _ViewInputs
) -> _ViewOutputs {
  let graph = inputs.graph
  let model = TableHeaderModel(columns: columns, inputs: inputs)
  let order = graph.rule(TableHeaderOrderRule(shown: columns.shown, sorting: columns.sorting))
  let profile = inputs.environmentValue(\.platformProfile)
  let placements = graph.rule(
    TableHeaderPlacementsRule(
      size: inputs.size, geometry: columns.geometry, order: order, profile: profile,
      direction: inputs.environmentValue(\.layoutDirection)))
  let children = graph.rule(DynamicChildrenRule(list: list, placements: placements, inputs: inputs))
  graph.withRule(of: placements, as: TableHeaderPlacementsRule.self) { $0.labels = children }
  let responder = TableHeaderResponder(inputs, menu: menu, model: model)
  let display = graph.rule(
    TableHeaderDisplayRule(
      size: inputs.size, geometry: columns.geometry, order: order, placements: placements, labels: children,
      drag: model.drag, profile: profile, direction: inputs.environmentValue(\.layoutDirection),
      scale: inputs.environmentValue(\.displayScale), appearance: inputs.environmentValue(\.colorAppearance),
      model: model, responder: responder,
      edges: HoverResponder(inputs, cursor: .resizeLeftRight) { _ in }))
  return _ViewOutputs(display: display, preferences: graph.rule(DynamicPreferencesRule(children: children)))
}

/// The column that sorts the table first, and how.
struct TableHeaderOrder: Equatable {
  let column: UInt32
  let order: SortOrder
}

private struct TableHeaderOrderRule: Rule {
  let shown: Attribute<[ShownTableColumn]>
  let sorting: Attribute<TableSorting?>

  func value(_ context: RuleContext<TableHeaderOrder?>) -> TableHeaderOrder? {
    guard let sorting = context.read(sorting) else { return nil }
    let shown = context.read(shown)
    return context.observing {
      for column in shown {
        if let comparator = column.traits.comparator, let order = sorting.order(comparator) {
          return TableHeaderOrder(column: column.identity, order: order)
        }
      }
      return nil
    }
  }
}

/// Where the labels stand: in their columns, in the middle of the header's height.
private struct TableHeaderPlacementsRule: Rule {
  let size: Attribute<ViewSize>
  let geometry: Attribute<TableColumnGeometry>
  let order: Attribute<TableHeaderOrder?>
  let profile: Attribute<PlatformProfile>
  let direction: Attribute<LayoutDirection>
  /// Set once made: the labels' sizes depend on this rule.
  var labels: Attribute<[ContainerChild]>?

  init(
    size: Attribute<ViewSize>, geometry: Attribute<TableColumnGeometry>, order: Attribute<TableHeaderOrder?>,
    profile: Attribute<PlatformProfile>, direction: Attribute<LayoutDirection>
  ) {
    (self.size, self.geometry, self.order) = (size, geometry, order)
    (self.profile, self.direction) = (profile, direction)
  }

  func value(_ context: RuleContext<[Placement]>) -> [Placement] {
    guard let labels else { return [] }
    let size = context.read(size).size
    let geometry = context.read(geometry)
    let sorted = context.read(order)?.column
    let arrowRoom = context.read(profile).tables.arrowRoom
    return ContainerChildren.dynamic(labels).read(context).map { label in
      guard let index = geometry.column(label.identity), let computer = label.outputs.layout else {
        return Placement(origin: .zero, size: .zero, proposal: .zero, identity: label.identity)
      }
      let column = geometry.columns[index]
      let trailing = label.identity == sorted ? min(arrowRoom, column.width) : 0
      let proposal = ProposedViewSize(width: column.width - trailing, height: size.height)
      let own = context.read(computer).sizeThatFits(proposal)
      let x = geometry.position(of: own.width, in: column, trailing: trailing)
      return Placement(
        origin: CGPoint(x: x, y: (size.height - own.height) / 2), size: own, proposal: proposal,
        identity: label.identity
      ).resolved(in: size.width, direction: context.read(direction))
    }
  }

  static var updateKind: UpdateKind { .layout }
  var cutoff: Cutoff { .late }
}

extension _GraphInputs {
  /// Sets off a table's labels from its cells.
  mutating func styleTableHeader() {
    let modifier = graph.source(TableHeaderStyle())
    let values = graph.rule(EnvironmentModifierRule(outer: environment.values, modifier: modifier))
    enterEnvironment(values)
  }
}

/// The look of a table's labels.
nonisolated private struct TableHeaderStyle: EnvironmentModifier {
  func change(_ values: inout EnvironmentValues) {
    values.font = .subheadline
    values.textStyle.attributes.weight = .medium
    values.defaultForegroundStyle = AnyShapeStyle(Color.quietText)
  }
}
