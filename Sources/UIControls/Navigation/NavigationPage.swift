import AttributeGraph
import DisplayList
import Foundation
import Geometry
import UICore

/// A page of a stack: its content below its bar.
nonisolated struct NavigationPage<Content: View>: PrimitiveView {
  let content: Content
  let info: NavigationPageInfo

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let graph = inputs.graph
    let infoAttribute = view.map(in: graph, \.info).attribute
    let info = graph.withoutTracking { graph.read(infoAttribute) }
    let (model, id) = (info.model, info.id)
    if id == 0 { model.prepare(inputs.viewGraph) }
    let isHidden = graph.source(false)
    // Whether the page has a bar at its bottom.
    let hasBottom = graph.source(false)
    // Whether a large title adds to the bar's height: by default on the root page only.
    let isLarge = graph.source(info.isRoot)
    var preferences: Attribute<PreferenceValues>?
    let profile = inputs.environmentValue(\.platformProfile)
    let barHeight = NavigationBarHeightRule(isHidden: isHidden, isLarge: isLarge, profile: profile)
    let bars = PageBars(top: barHeight, hasBottom: hasBottom, in: graph)

    let content = ViewElement(at: inputs.base) { contentInputs in
      var contentInputs = contentInputs
      bars.cover(&contentInputs, in: inputs)
      contentInputs.leaveLists()
      // What a column's views push is the detail's, unless they say otherwise.
      contentInputs.set(\.navigation, to: model.detail ?? model)
      contentInputs.set(\.columnNavigation, to: model.detail == nil ? nil : model)
      contentInputs.set(\.linksSelect, to: model.detail != nil)
      contentInputs.zoomHost = id > 0 ? NavigationZoomHost(model: model, id: id) : nil
      contentInputs.set(\.editMode, to: .editMode(in: inputs.viewGraph, path: inputs.path))
      if id > 0 {
        contentInputs.set(\.dismiss, to: DismissAction { model.pop(id) })
        contentInputs.set(\.columnLists, to: nil)
      } else if model.isColumn {
        let outer = graph.withoutTracking { graph.read(inputs.environmentValue(\.dismiss)) }
        contentInputs.set(
          \.dismiss, to: DismissAction(isPresented: outer.isPresented) { (model.leave ?? outer.callAsFunction)() })
        contentInputs.set(\.columnLists, to: model.lists)
      }
      let outputs = Content.makeImplicitStack(
        view: view.field(at: 0, as: Content.self, in: graph), inputs: contentInputs)
      preferences = outputs.preferences
      // The page's bar preferences are removed further down, so that views outside the stack do not see them.
      return _ViewOutputs(
        layout: outputs.layout ?? graph.source(LeafComputer { $0.replacingUnspecifiedDimensions() }),
        display: outputs.display, preferences: outputs.preferences)
    }
    let bar = ViewElement(at: inputs.base) { barInputs in
      let title = graph.rule(PreferenceReader<NavigationTitleKey>(content: preferences))
      let hidesBackButton = graph.rule(PreferenceReader<NavigationBackButtonHiddenKey>(content: preferences))
      model.titles[id] = title
      model.hidesBackButton[id] = hidesBackButton
      graph.currentSubgraph.onRemove {
        model.titles[id] = nil
        model.hidesBackButton[id] = nil
        model.forgetZoom(id)
      }
      let bar = graph.rule(
        NavigationBarRule(
          info: infoAttribute, title: title,
          subtitle: graph.rule(PreferenceReader<NavigationSubtitleKey>(content: preferences)),
          removed: graph.rule(PreferenceReader<RemovedToolbarItemsKey>(content: preferences)),
          displayMode: graph.rule(PreferenceReader<NavigationTitleDisplayModeKey>(content: preferences)),
          hidesBackButton: hidesBackButton,
          toolbar: graph.rule(PreferenceReader<ToolbarKey>(content: preferences)),
          looks: graph.rule(PreferenceReader<ToolbarLooksKey>(content: preferences)),
          role: graph.rule(PreferenceReader<ToolbarRoleKey>(content: preferences))))
      var outputs = NavigationBar.makeImplicitStack(view: _GraphValue(bar), inputs: barInputs)
      // The bar's height must not depend on the content's preferences, because the content's size depends on it.
      outputs.layout = PageBars.layout(bars.top, in: graph)
      outputs.display = outputs.display.map { graph.rule(ShownDisplayRule(content: $0, isHidden: isHidden)) }
      return outputs
    }
    let bottom = NavigationBottomBar.element(at: inputs.base, bars: bars, isShown: hasBottom) { preferences }
    var outputs = makeContainer(
      layout: graph.source(NavigationPageLayout()), list: .elements([content, bar, bottom]), inputs: inputs)
    let viewGraph = inputs.viewGraph
    inputs.addChangeEffect(of: graph.rule(PreferenceReader<NavigationBarHiddenKey>(content: preferences))) { _, new in
      viewGraph.set(isHidden, to: new)
    }
    NavigationBottomBar.follow(preferences, inputs, isShown: hasBottom)
    let mode = graph.rule(PreferenceReader<NavigationTitleDisplayModeKey>(content: preferences))
    inputs.addChangeEffect(of: graph.rule(LargeTitleRule(info: infoAttribute, mode: mode))) { _, new in
      viewGraph.set(isLarge, to: new)
    }
    outputs.preferences = graph.rule(NavigationPreferencesRule(content: outputs.preferences))
    return outputs
  }
}

/// Identifies a page of a stack.
struct NavigationPageInfo: Equatable {
  let model: NavigationModel
  /// 0 is the root; others are ids of entries.
  let id: Int
  /// Where the page goes back to.
  let previous: NavigationPageReference?
  let isTop: Bool

  /// Whether the page goes back nowhere.
  var isRoot: Bool { previous == nil }

  static func == (a: Self, b: Self) -> Bool {
    a.model === b.model && a.id == b.id && a.previous == b.previous && a.isTop == b.isTop
  }
}

/// A page of a stack, by its id there.
struct NavigationPageReference: Equatable {
  let model: NavigationModel
  let id: Int

  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.id == b.id }
}

/// Whether a page's title is large: by default where the page goes back nowhere.
private struct LargeTitleRule: Rule {
  let info: Attribute<NavigationPageInfo>
  let mode: Attribute<NavigationBarItem.TitleDisplayMode>

  func value(_ context: RuleContext<Bool>) -> Bool {
    let mode = context.read(mode)
    return mode == .large || (mode == .automatic && context.read(info).isRoot)
  }
}

/// A page that zooms, as its stack knows it.
private final class NavigationZoomHost: ZoomHost {
  private weak var model: NavigationModel?
  private let id: Int

  init(model: NavigationModel, id: Int) { (self.model, self.id) = (model, id) }

  func zoomBegins() -> Bool {
    model?.zoom(id, isGrowing: true)
    return model != nil
  }

  func zoomEnds() { model?.zoom(id, isGrowing: false) }
}

/// A display list that can be hidden.
struct ShownDisplayRule: Rule {
  let content: Attribute<DisplayList>
  let isHidden: Attribute<Bool>
  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    context.read(isHidden) ? .empty : context.read(content)
  }
  static var updateKind: UpdateKind { .display }
}

/// A page's preferences without those for its own bar.
private struct NavigationPreferencesRule: Rule {
  let content: Attribute<PreferenceValues>?
  func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
    var values = content.map { context.read($0) } ?? PreferenceValues()
    values.nameWindow()
    values[NavigationTitleKey.self] = nil
    values[NavigationSubtitleKey.self] = nil
    values[RemovedToolbarItemsKey.self] = nil
    values[NavigationTitleDisplayModeKey.self] = nil
    values[NavigationBarHiddenKey.self] = nil
    values[NavigationBackButtonHiddenKey.self] = nil
    values[ToolbarKey.self] = nil
    values[ToolbarLooksKey.self] = nil
    values[ToolbarRoleKey.self] = nil
    return values
  }
}

extension PreferenceValues {
  /// Gives the window the page's title, unless one inside does.
  mutating func nameWindow() {
    let inner = self[WindowTitleKey.self] ?? nil
    let own = self[NavigationTitleKey.self] ?? nil
    if let title = inner ?? own?.text { self[WindowTitleKey.self] = title }
  }
}

/// The height of a page's or window's bar, in points.
struct NavigationBarHeightRule: Rule {
  let isHidden: Attribute<Bool>
  let isLarge: Attribute<Bool>
  let profile: Attribute<PlatformProfile>
  /// That of a window's bar; nil for a page's.
  var look: Attribute<_WindowToolbarLook>?

  func value(_ context: RuleContext<CGFloat>) -> CGFloat {
    if context.read(isHidden) { return 0 }
    let metrics = context.read(profile).navigation
    let height = look.map { context.read($0).height } ?? metrics.barHeight
    guard let largeTitleHeight = metrics.largeTitleHeight, context.read(isLarge) else { return height }
    return height + largeTitleHeight
  }
  static var updateKind: UpdateKind { .layout }
}

/// The bars at the top and bottom of a page, which is laid out between them and whose ground reaches under them.
struct PageBars {
  let top: Attribute<CGFloat>
  let bottom: Attribute<CGFloat>

  init(top: NavigationBarHeightRule, hasBottom: Attribute<Bool>, in graph: Graph) {
    self.top = graph.rule(top)
    bottom = graph.rule(BottomBarHeightRule(isShown: hasBottom, profile: top.profile))
  }

  /// Has the page's ground reach under the bars.
  func cover(_ page: inout _ViewInputs, in outer: _ViewInputs) {
    page.reachUnderBars(outer.graph.rule(InsetsRule(bars: self)), of: outer)
  }

  static func layout(_ height: Attribute<CGFloat>, in graph: Graph) -> Attribute<LayoutComputer> {
    graph.rule(LayoutRule(height: height))
  }

  private struct InsetsRule: Rule {
    let bars: PageBars
    func value(_ context: RuleContext<EdgeInsets>) -> EdgeInsets {
      EdgeInsets(top: context.read(bars.top), leading: 0, bottom: context.read(bars.bottom), trailing: 0)
    }
    static var updateKind: UpdateKind { .layout }
  }

  private struct LayoutRule: Rule {
    let height: Attribute<CGFloat>
    func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
      let height = context.read(height)
      return LeafComputer { CGSize(width: $0.width ?? 0, height: height) }
    }
    static var updateKind: UpdateKind { .layout }
  }
}

/// Lays content out between two bars; together they fill the proposed size.
struct NavigationPageLayout: Layout, BuiltIn {
  /// Whether the smallest and the largest size are those of the content, for which a window asks; a page fills what it is
  /// offered.
  var isMeasured = false

  private func split(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (top: CGFloat, bottom: CGFloat, rest: ProposedViewSize) {
    let across = ProposedViewSize(width: proposal.width, height: nil)
    let (top, bottom) = (subviews[1].sizeThatFits(across).height, subviews[2].sizeThatFits(across).height)
    let rest = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - top - bottom) })
    return (top, bottom, rest)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let isLimit = isMeasured && (proposal == .zero || proposal == .infinity)
    if !isLimit, let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let (top, bottom, rest) = split(proposal, subviews)
    let content = subviews[0].sizeThatFits(rest)
    if isLimit { return CGSize(width: content.width, height: content.height + top + bottom) }
    return CGSize(
      width: proposal.width ?? content.width, height: proposal.height ?? content.height + top + bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let (top, bottom, rest) = split(ProposedViewSize(bounds.size), subviews)
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: (bounds.minY + top + bounds.maxY - bottom) / 2), anchor: .center, proposal: rest)
    subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: top))
    subviews[2].place(
      at: CGPoint(x: bounds.minX, y: bounds.maxY - bottom),
      proposal: ProposedViewSize(width: bounds.width, height: bottom))
  }
}
