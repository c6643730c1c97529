import AttributeGraph
import UICore

/// The pages of a stack, from the root up.
nonisolated struct NavigationPages<Root: View>: PrimitiveView {
  let model: NavigationModel
  let entries: [NavigationEntry]
  /// The page of another stack to which the root page goes back.
  var beforeRoot: NavigationPageReference?
  /// The page of another stack to which the first page above the root goes back.
  var beforeFirst: NavigationPageReference?
  let root: Root

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let deck = inputs.graph.rule(NavigationDeckRule(view: view.attribute, inputs: inputs))
    return NavigationDeck<Root>.makeImplicitStack(view: _GraphValue(deck), inputs: inputs)
  }
}

/// The pages that there are: those of the path, and those that are on their way out.
nonisolated struct NavigationDeck<Root: View>: View {
  let root: Root
  let rootInfo: NavigationPageInfo
  let pages: [NavigationShownPage]
  let deck: PageDeck

  @MainActor var body: some View {
    ZStack {
      NavigationPage(content: root, info: rootInfo).modifier(PageModifier(id: 0))
      ForEach(pages) { page in
        NavigationPage(content: NavigationEntryView(entry: page.entry, model: page.info.model), info: page.info)
          .modifier(PageModifier(id: page.id))
      }
    }
    .modifier(PageDeckModifier(deck: deck, swipe: rootInfo.model.swipe))
  }
}

/// A page above the root.
struct NavigationShownPage: Equatable, Identifiable {
  let entry: NavigationEntry
  var info: NavigationPageInfo
  /// Which change of the path removed it; nil while it is in the path.
  var removal: Int?

  var id: Int { entry.id }
}

/// Keeps the pages that left the path until they are out of sight.
private struct NavigationDeckRule<Root: View>: Rule {
  let view: Attribute<NavigationPages<Root>>
  let transaction: Attribute<Transaction>
  let profile: Attribute<PlatformProfile>
  let reducesMotion: Attribute<Bool>
  /// The last change of the path whose pages are out of sight.
  let over: Attribute<Int>
  let viewGraph: ViewGraph
  let subgraph: Subgraph
  let afterMotion: ((@escaping () -> Void) -> Void)?
  private var pages: [NavigationShownPage] = []
  private var removals = 0

  init(view: Attribute<NavigationPages<Root>>, inputs: _ViewInputs) {
    self.view = view
    transaction = inputs.transaction
    profile = inputs.environmentValue(\.platformProfile)
    reducesMotion = inputs.environmentValue(\.accessibilityReduceMotion)
    over = inputs.graph.source(0)
    (viewGraph, subgraph, afterMotion) = (inputs.viewGraph, inputs.graph.currentSubgraph, inputs.afterPageMotion)
  }

  mutating func value(_ context: RuleContext<NavigationDeck<Root>>) -> NavigationDeck<Root> {
    let view = context.read(view)
    let model = view.model
    if let zooms = model.zoomVersion { _ = context.read(zooms) }
    let pushed = context.read(profile).navigation.pageMotion
    let motion = pushed == .slide && context.read(reducesMotion) ? .fade : pushed
    update(view, keepsPages: keepsPages(model, motion, context), context)
    let over = context.read(over)
    pages.removeAll { page in page.removal.map { $0 <= over } ?? false }
    let top = view.entries.last?.id ?? 0
    let rootInfo = NavigationPageInfo(model: model, id: 0, previous: view.beforeRoot, isTop: top == 0)
    let deck = PageDeck(
      pages: [0] + pages.map(\.id), top: top, gone: Set(pages.filter { $0.removal != nil }.map(\.id)),
      zoomed: model.zoomedPages, growing: model.growingPages, motion: motion)
    return NavigationDeck(root: view.root, rootInfo: rootInfo, pages: pages, deck: deck)
  }

  /// Whether a page that goes shows until it is out of sight.
  private func keepsPages(
    _ model: NavigationModel, _ motion: PageMotion, _ context: RuleContext<NavigationDeck<Root>>
  ) -> Bool {
    let graph = context.graph
    if afterMotion == nil || graph.withoutTracking({ graph.read(transaction) }).disablesAnimations { return false }
    return motion != .none || pages.last { $0.removal == nil }.map { model.zoomedPages.contains($0.id) } ?? false
  }

  /// Follows the path: pages that left it stay where they are, new ones come over them.
  private mutating func update(
    _ view: NavigationPages<Root>, keepsPages: Bool, _ context: RuleContext<NavigationDeck<Root>>
  ) {
    var shown: [Int: NavigationShownPage] = [:]
    var below = view.beforeFirst ?? NavigationPageReference(model: view.model, id: 0)
    for entry in view.entries {
      let info = NavigationPageInfo(
        model: view.model, id: entry.id, previous: below, isTop: entry.id == view.entries.last?.id)
      shown[entry.id] = NavigationShownPage(entry: entry, info: info)
      below = NavigationPageReference(model: view.model, id: entry.id)
    }
    let known = Set(pages.map(\.id))
    let new = view.entries.filter { !known.contains($0.id) }.compactMap { shown[$0.id] }
    let isAnyGone = pages.contains { $0.removal == nil && shown[$0.id] == nil }
    if isAnyGone { removals += 1 }
    pages = pages.compactMap { page in
      if let current = shown[page.id] { return current }
      guard page.removal != nil || keepsPages else { return nil }
      return NavigationShownPage(entry: page.entry, info: page.info, removal: page.removal ?? removals)
    }
    pages += new
    guard isAnyGone, keepsPages, let afterMotion else { return }
    afterMotion { [viewGraph, subgraph, over, removals] in
      if !subgraph.isRemoved { viewGraph.set(over, to: removals) }
    }
  }
}
