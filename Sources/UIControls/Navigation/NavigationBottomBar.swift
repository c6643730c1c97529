import AttributeGraph
import Foundation
import Geometry
import UICore

/// The bar at the bottom of a page.
struct NavigationBottomBar: View {
  let entries: [_ToolbarEntry]
  let look: ToolbarLook
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let entries = entries.placed(title: nil)
    ZStack {
      HStack(spacing: 12) {
        ToolbarSlot(entries: entries, slot: .bottom)
        Spacer(minLength: 0)
      }
      HStack(spacing: 12) { ToolbarSlot(entries: entries, slot: .status) }
    }
    .padding(.horizontal, profile.navigation.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containedToggleStyle(BarToggleStyle())
    .modifier(ToolbarLookModifier(look: look, edge: .top))
  }

  /// Makes the bar of a page, of no height while it is not shown.
  ///
  /// - Parameter preferences: of the page, asked for once that is made.
  nonisolated static func element(
    at base: _GraphInputs, bars: PageBars, isShown: Attribute<Bool>,
    preferences: @escaping () -> Attribute<PreferenceValues>?
  ) -> ViewElement {
    ViewElement(at: base) { inputs in
      let graph = inputs.graph
      let toolbar = graph.rule(PreferenceReader<ToolbarKey>(content: preferences()))
      let looks = graph.rule(PreferenceReader<ToolbarLooksKey>(content: preferences()))
      let bar = graph.rule(BottomBarRule(toolbar: toolbar, looks: looks))
      var outputs = NavigationBottomBar.makeImplicitStack(view: _GraphValue(bar), inputs: inputs)
      outputs.layout = PageBars.layout(bars.bottom, in: graph)
      let isAbsent = graph.rule(MapRule(source: isShown) { !$0 })
      outputs.display = outputs.display.map { graph.rule(ShownDisplayRule(content: $0, isHidden: isAbsent)) }
      return outputs
    }
  }

  /// Shows the bar while the page has items for it.
  nonisolated static func follow(
    _ preferences: Attribute<PreferenceValues>?, _ inputs: _ViewInputs, isShown: Attribute<Bool>
  ) {
    let viewGraph = inputs.viewGraph
    let isNeeded = inputs.graph.rule(BottomBarNeedRule(content: preferences))
    inputs.addChangeEffect(of: isNeeded) { _, new in viewGraph.set(isShown, to: new) }
  }

  nonisolated static func isNeeded(for entries: [_ToolbarEntry]) -> Bool {
    entries.contains { $0.placement.slot == .bottom || $0.placement.slot == .status }
  }
}

private struct BottomBarRule: Rule {
  let toolbar: Attribute<[_ToolbarEntry]>
  let looks: Attribute<[ToolbarPlacement.Bar: ToolbarLook]>

  func value(_ context: RuleContext<NavigationBottomBar>) -> NavigationBottomBar {
    let look = context.read(looks).bottom
    nonisolated(unsafe) let entries = context.read(toolbar)
    return assumeMainActor { NavigationBottomBar(entries: entries, look: look) }
  }
}

/// Whether a page has something for a bar at its bottom, and does not hide that.
private struct BottomBarNeedRule: Rule {
  let content: Attribute<PreferenceValues>?
  func value(_ context: RuleContext<Bool>) -> Bool {
    guard let values = content.map({ context.read($0) }), let entries = values[ToolbarKey.self] else { return false }
    return NavigationBottomBar.isNeeded(for: entries) && values[HiddenBarsKey.self]?.contains(.bottom) != true
  }
}

/// The height of a bar at the bottom, in points.
struct BottomBarHeightRule: Rule {
  let isShown: Attribute<Bool>
  let profile: Attribute<PlatformProfile>

  func value(_ context: RuleContext<CGFloat>) -> CGFloat {
    context.read(isShown) ? context.read(profile).navigation.bottomBarHeight : 0
  }
  static var updateKind: UpdateKind { .layout }
}
