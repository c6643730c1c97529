import AttributeGraph

/// A part of the interface: a value that describes what is on screen.
///
/// A view type makes its attributes once; updates only recompute them. Views with a `body` need nothing more; the
/// underscored requirements are for the views that Apus draws itself.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// The content, composed of other views. Runs again only when something that it read has changed.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the attributes of this view.
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
  /// Makes the list of views for a container: one view for most, several for groups.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
  /// The number of views in the list, if the type alone determines it.
  nonisolated static var _viewListCount: Int? { get }
  /// Whether the list is this view as it is, for what `_makeView` makes: no body, no traits, nothing that takes part otherwise.
  nonisolated static var _isSingleView: Bool { get }
  /// Whether its functions read the view's own views and modifiers, and never the view as a whole.
  nonisolated static var _isReadByParts: Bool { get }
  /// What makes a single view, with the slots of its chain of modifiers, which live as long as the list.
  nonisolated static func _viewMaker(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> (_ViewInputs) -> _ViewOutputs
  /// Whether the view is one of several branches, as of an `if` or a `switch`.
  nonisolated static var _hasBranches: Bool { get }
  /// Which of its innermost branches a view has, behind those that led to it: a bit for each level.
  nonisolated static func _branch(of view: Self, behind branches: UInt64) -> UInt64
  /// Makes the list of the innermost branch that the view has.
  ///
  /// - Parameter extract: the view in a later value of the source; nil where that has another branch.
  nonisolated static func _makeBranch<Source>(
    _ view: Self, of source: _GraphValue<Source>, inputs: _ViewListInputs, extract: @escaping (Source) -> Self?
  ) -> _ViewListOutputs
}

extension View {
  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    inputs.path = ViewPath(parent: inputs.path, component: .type(Self.self))
    let body = makeBody(view: view, inputs: inputs.base)
    inputs.notePlace(of: body.attribute.id)
    inputs.base.body = body.attribute.id
    return Body._makeView(view: body, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    // A view without a body is one view; a view with one stands for the list of its body.
    if Body.self == Never.self { return .unary(Self.self, view: view, inputs: inputs) }
    var inputs = inputs
    inputs.base.path = ViewPath(parent: inputs.base.path, component: .type(Self.self))
    let body = makeBody(view: view, inputs: inputs.base)
    inputs.base.body = body.attribute.id
    return Body._makeViewList(view: body, inputs: inputs)
      .notingPlaces(of: body.attribute.id, inputs.base.viewGraph)
  }

  nonisolated public static var _viewListCount: Int? {
    Body.self == Never.self ? 1 : Body._viewListCount
  }

  nonisolated public static var _isSingleView: Bool { false }

  nonisolated public static var _isReadByParts: Bool { false }

  nonisolated public static func _viewMaker(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> (_ViewInputs) -> _ViewOutputs { { _makeView(view: view, inputs: $0) } }

  nonisolated public static var _hasBranches: Bool { false }
  nonisolated public static func _branch(of view: Self, behind branches: UInt64) -> UInt64 { branches }

  nonisolated public static func _makeBranch<Source>(
    _ view: Self, of source: _GraphValue<Source>, inputs: _ViewListInputs, extract: @escaping (Source) -> Self?
  ) -> _ViewListOutputs {
    let rule = BranchContentRule(source: source.attribute, last: view, extract: extract)
    return _makeViewList(view: _GraphValue(inputs.graph.rule(rule)), inputs: inputs)
  }

  nonisolated private static func makeBody(view: _GraphValue<Self>, inputs: _GraphInputs) -> _GraphValue<Body> {
    // The body of an animatable view runs in each frame of an animation, with the interpolated value.
    let source = inputs.animatedIfPossible(view.attribute)
    return _GraphValue(inputs.graph.rule(BodyRule(source: source, inputs: inputs) { $0.body }))
  }
}

extension Never: View {
  nonisolated public var body: Never { fatalError("Never has no body") }
}

/// A view that Apus draws itself: it has no body.
nonisolated package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  nonisolated public static var _isSingleView: Bool { true }
  public var body: Never { fatalError("\(Self.self) is drawn by Apus and has no body") }
}

extension _ViewListOutputs {
  /// A list of one view.
  static func unary<V: View>(_: V.Type, view: _GraphValue<V>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let base = inputs.base
    let make = V._viewMaker(view: view, inputs: inputs)
    return .element(
      ViewElement(at: base) { $0.with(base, make) })
  }
}

extension _GraphValue {
  /// The view that is the stored property at `offset`, with a slot of its own unless its parts have theirs.
  func view<V: View>(at offset: Int, as _: V.Type, in graph: Graph) -> _GraphValue<V> {
    V._isReadByParts ? part(at: offset, as: V.self) : field(at: offset, as: V.self, in: graph)
  }
}
