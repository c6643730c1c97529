import AttributeGraph

/// A control in one style: what the style's `makeBody` makes of a configuration.
package protocol StyledControl: View {
  associatedtype Style
  associatedtype Configuration
  nonisolated init(style: Style, configuration: Configuration)
}

/// The label of a control, for the control's style to place.
///
/// Inside of the control it is that control's own label, of a type that is known when views are made. Elsewhere, where a
/// style may have taken it, it is the erased copy that it holds.
nonisolated package protocol ControlLabel: PrimitiveView {
  /// Its only stored property.
  var content: AnyView { get }
}

extension ControlLabel {
  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    if let label = ModifierContents.find(Self.self, in: &inputs.base)?.list { return label(inputs) }
    return AnyView._makeViewList(
      view: view.field(at: 0, as: AnyView.self, in: inputs.graph), inputs: inputs)
  }

  nonisolated public static var _viewListCount: Int? { nil }
  nonisolated public static var _isSingleView: Bool { false }
}

/// A control as the nearest style for its kind of configuration shows it.
///
/// Styles are handed down where views are made, not in the environment: their types are known there, and with them how many
/// views they make, so that no `AnyView` stands between a control and its container.
nonisolated package struct ControlContent<Content: View, Label: ControlLabel, Default: StyledControl>: PrimitiveView {
  let content: Content
  let configuration: Default.Configuration
  let style: Default.Style

  /// - Parameter style: the style where no other was set.
  package init(
    _ content: Content, _: Label.Type, _ configuration: Default.Configuration, style: Default.Style, _: Default.Type
  ) {
    (self.content, self.configuration, self.style) = (content, configuration, style)
  }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let styles = inputs.base.styles
    let style = styles[ControlStyleKey<Default.Configuration>.self]
    let content = view.field(at: 0, as: Content.self, in: graph)
    var inputs = inputs
    inputs.base.modifierContents = ModifierContents(
      type: Label.self, outer: inputs.base.modifierContents, view: nil,
      list: { inputs in
        var inputs = inputs
        inputs.base.styles = styles
        return Content._makeViewList(view: content, inputs: inputs)
      })
    // A control of the same kind inside of the style's body has the style around it.
    inputs.base.styles[ControlStyleKey<Default.Configuration>.self] = style?.outer
    let offset = offsetOfSecond(Content.self, Default.Configuration.self)
    if let style {
      return style.make(view.field(at: offset, as: Default.Configuration.self, in: graph), inputs)
    }
    let control = view.map(in: graph) { Default(style: $0.style, configuration: $0.configuration) }
    return Default._makeViewList(view: control, inputs: inputs)
  }

  nonisolated public static var _viewListCount: Int? { nil }
  nonisolated public static var _isSingleView: Bool { false }
}

/// Sets the style of the controls inside.
nonisolated package struct ControlStyleModifier<Styled: StyledControl>: PrimitiveViewModifier {
  let style: Styled.Style

  package init(_: Styled.Type, style: Styled.Style) { self.style = style }

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated fileprivate static func apply(
    _ modifier: _GraphValue<Self>, to inputs: inout _GraphInputs, isContained: Bool = false
  ) {
    let key = ControlStyleKey<Styled.Configuration>.self
    let style = modifier.attribute
    inputs.styles[key] = ControlStyle(outer: inputs.styles[key], isContained: isContained) { configuration, inputs in
      let rule = StyledControlRule<Styled>(modifier: style, configuration: configuration.attribute)
      return Styled._makeViewList(view: _GraphValue(inputs.graph.rule(rule)), inputs: inputs)
    }
  }
}

private struct StyledControlRule<Styled: StyledControl>: Rule {
  let modifier: Attribute<ControlStyleModifier<Styled>>
  let configuration: Attribute<Styled.Configuration>

  func value(_ context: RuleContext<Styled>) -> Styled {
    Styled(style: context.read(modifier).style, configuration: context.read(configuration))
  }
}

/// Makes controls in a style; `outer` is the style around the one that set it.
private final class ControlStyle<Configuration> {
  let outer: ControlStyle?
  /// Whether a container of ours set it for what is in it.
  private let isContained: Bool
  let make: (_GraphValue<Configuration>, _ViewListInputs) -> _ViewListOutputs

  init(
    outer: ControlStyle?, isContained: Bool,
    make: @escaping (_GraphValue<Configuration>, _ViewListInputs) -> _ViewListOutputs
  ) {
    (self.outer, self.isContained, self.make) = (outer, isContained, make)
  }

  /// The same without the styles of containers: where the program set none, nil.
  var outside: ControlStyle? {
    let around = outer?.outside
    if isContained { return around }
    return around === outer ? self : ControlStyle(outer: around, isContained: false, make: make)
  }
}

private enum ControlStyleKey<Configuration>: ViewInputKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

/// Sets the style of the controls in a container of ours, such as a bar: it is no business of what is presented from inside.
nonisolated package struct ContainedStyleModifier<Styled: StyledControl>: PrimitiveViewModifier {
  let modifier: ControlStyleModifier<Styled>

  package init(_: Styled.Type, style: Styled.Style) { modifier = ControlStyleModifier(Styled.self, style: style) }

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated private static func apply(_ modifier: _GraphValue<Self>, to inputs: inout _GraphInputs) {
    let styled = modifier.map(in: inputs.graph, \.modifier)
    ControlStyleModifier.apply(styled, to: &inputs, isContained: true)
    let key = ControlStyleKey<Styled.Configuration>.self
    inputs.styles[ContainedStylesKey.self].append { $0[key] = $0[key]?.outside }
  }
}

/// Sets the style of the controls inside where none is set around.
nonisolated package struct DefaultStyleModifier<Styled: StyledControl>: PrimitiveViewModifier {
  let modifier: ControlStyleModifier<Styled>

  package init(_: Styled.Type, style: Styled.Style) { modifier = ControlStyleModifier(Styled.self, style: style) }

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    apply(modifier, to: &inputs.base)
    return body(inputs)
  }

  nonisolated private static func apply(_ modifier: _GraphValue<Self>, to inputs: inout _GraphInputs) {
    if inputs.styles[ControlStyleKey<Styled.Configuration>.self] != nil { return }
    ControlStyleModifier.apply(modifier.map(in: inputs.graph, \.modifier), to: &inputs)
  }
}

/// Goes back to the styles that the program set, each for one kind of control.
private enum ContainedStylesKey: ViewInputKey { static var defaultValue: [(inout ViewInputValues) -> Void] { [] } }

extension _GraphInputs {
  /// Goes back to the styles that the program set, around the containers and in them.
  mutating func leaveContainerStyles() {
    let contained = styles[ContainedStylesKey.self]
    if contained.isEmpty { return }
    for leave in contained { leave(&styles) }
    styles[ContainedStylesKey.self] = []
  }
}
