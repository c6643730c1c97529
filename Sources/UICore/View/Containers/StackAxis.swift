import AttributeGraph
import Geometry

/// The axis of the enclosing stack, which spacers and dividers follow.
enum StackAxis {
  case none
  case fixed(Axis)
  /// The axis of a layout whose type may change.
  case dynamic(Attribute<Axis?>)

  func read<T>(_ context: RuleContext<T>) -> Axis? {
    switch self {
    case .none: nil
    case .fixed(let axis): axis
    case .dynamic(let axis): context.read(axis)
    }
  }

  static func of<L: Layout>(_ layout: ContainerLayout<L>, in graph: Graph) -> StackAxis {
    if L.self == AnyLayout.self, case .changing(let layout) = layout {
      let layout = Attribute<AnyLayout>(unsafe: layout.id)
      return .dynamic(graph.rule(MapRule(source: layout) { $0.stackOrientation }))
    }
    return L.layoutProperties.stackOrientation.map { .fixed($0) } ?? .none
  }
}

private enum StackAxisKey: ViewInputKey { static var defaultValue: StackAxis { .none } }

extension _ViewInputs {
  /// The axis of the enclosing stack.
  var stackAxis: StackAxis {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
