import AttributeGraph
import UICore

/// The bar at the top of a desktop window, with the toolbar items that are not in a page's bar.
package enum WindowBar {
  /// Makes a window's content below its bar, which is hidden while it has no items.
  package static func make(
    _ inputs: _ViewInputs, around content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    let profile = inputs.environmentValue(\.platformProfile)
    // Phones show toolbars only in a page's bar.
    if graph.withoutTracking({ graph.read(profile) }).isPhone { return content(inputs) }
    let isHidden = graph.source(true)
    var preferences: Attribute<PreferenceValues>?

    let page = ViewElement(at: inputs.base) { inputs in
      let outputs = content(inputs)
      preferences = outputs.preferences
      return outputs
    }
    let bar = ViewElement(at: inputs.base) { inputs in
      let rule = WindowBarRule(
        title: graph.rule(PreferenceReader<NavigationTitleKey>(content: preferences)),
        toolbar: graph.rule(PreferenceReader<ToolbarKey>(content: preferences)),
        looks: graph.rule(PreferenceReader<ToolbarLooksKey>(content: preferences)))
      var outputs = NavigationBar.makeImplicitStack(view: _GraphValue(graph.rule(rule)), inputs: inputs)
      outputs.layout = graph.rule(
        NavigationBarLayoutRule(isHidden: isHidden, isLarge: graph.source(false), profile: profile))
      outputs.display = outputs.display.map { graph.rule(ShownDisplayRule(content: $0, isHidden: isHidden)) }
      return outputs
    }
    let hasBottom = graph.source(false)
    let bottom = NavigationBottomBar.element(at: inputs.base, isShown: hasBottom) { preferences }
    let outputs = makeContainer(
      layout: graph.source(NavigationPageLayout()), list: .elements([page, bar, bottom]), inputs: inputs)
    NavigationBottomBar.follow(preferences, inputs, isShown: hasBottom)
    let viewGraph = inputs.viewGraph
    let isEmpty = graph.rule(
      MapRule(source: graph.rule(PreferenceReader<ToolbarKey>(content: preferences))) { $0.isEmpty })
    inputs.addChangeEffect(of: isEmpty) { _, isEmpty in viewGraph.set(isHidden, to: isEmpty) }
    return outputs
  }
}

private struct WindowBarRule: Rule {
  let title: Attribute<NavigationTitle?>
  let toolbar: Attribute<[_ToolbarEntry]>
  let looks: Attribute<[ToolbarPlacement.Bar: ToolbarLook]>

  func value(_ context: RuleContext<NavigationBar>) -> NavigationBar {
    let look = context.read(looks).top
    nonisolated(unsafe) let parts = (context.read(title), context.read(toolbar))
    return assumeMainActor {
      NavigationBar(title: parts.0, isInline: false, back: nil, entries: parts.1, look: look)
    }
  }
}
