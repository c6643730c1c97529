import AttributeGraph
import Foundation

/// Columns of which each was changed in the same way.
nonisolated struct ModifiedTableColumns<Columns: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Columns.TableRowValue
  typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  typealias TableColumnBody = Never

  let columns: Columns
  let change: (inout TableColumnTraits) -> Void

  static func _makeTableColumns(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let graph = inputs.graph
    let change = content.map(in: graph, \.change).attribute
    return Columns._makeTableColumns(content: content.map(in: graph, \.columns), inputs: inputs)
      .map(in: graph) { element in
        guard let trait = element.traits[TableColumnTrait.self] else { return element }
        let column = graph.withoutTracking { graph.read(trait) }
        var element = element
        element.owner.adopt {
          let traits = graph.rule(ChangedTraitsRule(traits: column.traits, change: change))
          element.traits[TableColumnTrait.self] = graph.source(column.with(traits: traits))
        }
        return element
      }
  }

  static var _tableColumnCount: Int? { Columns._tableColumnCount }
}

private struct ChangedTraitsRule: Rule {
  let traits: Attribute<TableColumnTraits>
  let change: Attribute<(inout TableColumnTraits) -> Void>

  func value(_ context: RuleContext<TableColumnTraits>) -> TableColumnTraits {
    var traits = context.read(traits)
    context.read(change)(&traits)
    return traits
  }
}

extension TableColumnContent {
  /// Names the column in the table's ``TableColumnCustomization``. The name must be unique in the table.
  nonisolated public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(columns: self) { $0.customizationID = id }
  }

  /// Whether the columns show where the customization does not say.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(columns: self) { $0.defaultVisibility = visibility }
  }

  /// Keeps users from the given ways of changing the columns.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(columns: self) { $0.fixedBehavior = behavior }
  }
}
