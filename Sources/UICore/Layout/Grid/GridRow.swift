import AttributeGraph
import Foundation

/// A row of a `Grid`: each view in it is a cell. Outside a grid its views are those of a `Group`.
public struct GridRow<Content: View>: PrimitiveView {
  nonisolated let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  nonisolated private static func field(_ view: _GraphValue<Self>, _ graph: Graph) -> _GraphValue<Content> {
    view.field(at: offsetOfSecond(VerticalAlignment?.self, Content.self), as: Content.self, in: graph)
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content.makeImplicitStack(view: field(view, inputs.graph), inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let row = Int(inputs.base.viewGraph.nextIdentity())
    let alignment = view.field(at: 0, as: VerticalAlignment?.self, in: inputs.graph).attribute
    return Content._makeViewList(view: field(view, inputs.graph), inputs: inputs).map(in: inputs.graph) { element in
      element.wrapping { inputs, make in
        var outputs = make(inputs)
        outputs.layout = outputs.layout.map {
          inputs.graph.rule(GridCellRule(child: $0, row: row, alignment: alignment))
        }
        return outputs
      }
    }
  }

  nonisolated public static var _viewListCount: Int? { Content._viewListCount }
  nonisolated public static var _isSingleView: Bool { false }
}

/// A cell's computer with the row that it belongs to.
private struct GridCellRule: Rule {
  let child: Attribute<LayoutComputer>
  let row: Int
  let alignment: Attribute<VerticalAlignment?>

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    let child = context.read(child)
    var cell = child.layoutValue(GridCellKey.self) ?? GridCell()
    cell.row = row
    cell.rowAlignment = context.read(alignment)
    return LayoutValueComputer(child, key: GridCellKey.self, value: cell)
  }

  static var updateKind: UpdateKind { .layout }
}
