import AttributeGraph
import UICore

/// The bar at the top of a desktop window, with the toolbar items that are not in a page's bar.
package enum WindowBar {
  /// Makes a window's content below its bar, which is hidden while it has no items.
  package static func make(
    _ inputs: _ViewInputs, around content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, viewGraph) = (inputs.graph, inputs.viewGraph)
    let profile = inputs.environmentValue(\.platformProfile)
    // Phones show toolbars only in a page's bar.
    if graph.withoutTracking({ graph.read(profile) }).isPhone { return content(inputs) }
    let isHidden = graph.source(true)
    // Whether the menu's command has hidden it.
    let isPutAway = graph.source(false)
    let windowLook = inputs.environmentValue(\.windowToolbarLook)
    var preferences: Attribute<PreferenceValues>?

    let hasBottom = graph.source(false)
    let barHeight = NavigationBarHeightRule(
      isHidden: isHidden, isLarge: graph.source(false), profile: profile, look: windowLook)
    let bars = PageBars(top: barHeight, hasBottom: hasBottom, in: graph)

    let page = ViewElement(at: inputs.base) { pageInputs in
      var pageInputs = pageInputs
      bars.cover(&pageInputs, in: inputs)
      let outputs = content(pageInputs)
      preferences = outputs.preferences
      return outputs
    }
    let bar = ViewElement(at: inputs.base) { inputs in
      let rule = WindowBarRule(
        title: graph.rule(PreferenceReader<NavigationTitleKey>(content: preferences)),
        toolbar: graph.rule(PreferenceReader<ToolbarKey>(content: preferences)),
        looks: graph.rule(PreferenceReader<ToolbarLooksKey>(content: preferences)), style: windowLook,
        isPutAway: isPutAway, putAway: { viewGraph.set(isPutAway, to: $0) })
      var outputs = NavigationBar.makeImplicitStack(view: _GraphValue(graph.rule(rule)), inputs: inputs)
      outputs.layout = PageBars.layout(bars.top, in: graph)
      outputs.display = outputs.display.map { graph.rule(ShownDisplayRule(content: $0, isHidden: isHidden)) }
      return outputs
    }
    let bottom = NavigationBottomBar.element(at: inputs.base, bars: bars, isShown: hasBottom) { preferences }
    let layout = graph.source(NavigationPageLayout(isMeasured: true))
    var outputs = makeContainer(layout: layout, list: .elements([page, bar, bottom]), inputs: inputs)
    NavigationBottomBar.follow(preferences, inputs, isShown: hasBottom)
    let toolbar = graph.rule(PreferenceReader<ToolbarKey>(content: preferences))
    let hides = graph.rule(WindowBarHiddenRule(toolbar: toolbar, isPutAway: isPutAway))
    inputs.addChangeEffect(of: hides) { _, hides in viewGraph.set(isHidden, to: hides) }
    outputs.preferences = outputs.preferences.map { graph.rule(WindowTitleRule(content: $0)) }
    return outputs
  }
}

private struct WindowBarRule: Rule {
  let title: Attribute<NavigationTitle?>
  let toolbar: Attribute<[_ToolbarEntry]>
  let looks: Attribute<[ToolbarPlacement.Bar: ToolbarLook]>
  let style: Attribute<_WindowToolbarLook>
  let isPutAway: Attribute<Bool>
  let putAway: (Bool) -> Void

  func value(_ context: RuleContext<NavigationBar>) -> NavigationBar {
    let look = context.read(looks).top
    let style = context.read(style)
    let (toolbar, isPutAway) = (context.read(toolbar), context.read(isPutAway))
    let toggle = BarSwitch(isShown: !isPutAway) { [putAway] in putAway(!isPutAway) }
    nonisolated(unsafe) let parts = (context.read(title), toolbar, toolbar.isEmpty ? nil : toggle)
    return assumeMainActor {
      NavigationBar(
        title: parts.0, isInline: false, back: nil, entries: parts.1, look: look, style: style, ownSwitch: parts.2)
    }
  }
}

/// The preferences of a window's content, a title outside of pages being the window's.
private struct WindowTitleRule: Rule {
  let content: Attribute<PreferenceValues>
  func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
    var values = context.read(content)
    values.nameWindow()
    return values
  }
}

/// Whether a window's bar is hidden: it has no items, or was put away.
private struct WindowBarHiddenRule: Rule {
  let toolbar: Attribute<[_ToolbarEntry]>
  let isPutAway: Attribute<Bool>
  func value(_ context: RuleContext<Bool>) -> Bool { context.read(toolbar).isEmpty || context.read(isPutAway) }
}
