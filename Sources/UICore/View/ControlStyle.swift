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

  nonisolated private static func apply(_ modifier: _GraphValue<Self>, to inputs: inout _GraphInputs) {
    let key = ControlStyleKey<Styled.Configuration>.self
    let style = modifier.attribute
    inputs.styles[key] = ControlStyle(outer: inputs.styles[key]) { configuration, inputs in
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
  let make: (_GraphValue<Configuration>, _ViewListInputs) -> _ViewListOutputs

  init(
    outer: ControlStyle?, make: @escaping (_GraphValue<Configuration>, _ViewListInputs) -> _ViewListOutputs
  ) {
    (self.outer, self.make) = (outer, make)
  }
}

private enum ControlStyleKey<Configuration>: ViewInputKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

/// Keeps the styles around a container of ours, such as a bar, whose own are no business of what is presented from inside of it.
nonisolated package struct ContainerStyleModifier: PrimitiveViewModifier {
  package init() {}

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    keep(&inputs.base)
    return body(inputs)
  }

  nonisolated package static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    keep(&inputs.base)
    return body(inputs)
  }

  nonisolated private static func keep(_ inputs: inout _GraphInputs) {
    // Those around the outermost.
    if inputs.styles[StylesAroundKey.self] == nil { inputs.styles[StylesAroundKey.self] = inputs.styles }
  }
}

private enum StylesAroundKey: ViewInputKey { static var defaultValue: ViewInputValues? { nil } }

extension _GraphInputs {
  /// Goes back to the styles around the containers, if there are any.
  mutating func leaveContainerStyles() { if let around = styles[StylesAroundKey.self] { styles = around } }
}
