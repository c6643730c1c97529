import AttributeGraph
import CoreTransferable
import DisplayList
import Foundation
import Geometry

/// What a list knows of a row that exists, and what the views in it tell it: whether pressing the row follows a link.
final class ListRowState: RowScope {
  unowned let list: ListController
  let identity: UInt32
  let owner: Subgraph
  let role: SectionRole
  let traits: ViewTraits
  private let id: AnyHashable?
  /// Rises when a link comes or goes after the row was laid out.
  let version: Attribute<Int>
  private let viewGraph: ViewGraph
  private(set) var followLink: (() -> Void)?
  /// What a press on the row does, besides that it may select it.
  var action: (() -> Void)? { followLink ?? press }
  /// Whether the row says that it has a link.
  private var linkIndicator: Attribute<Visibility>?
  /// Opens or closes what the row discloses, as an arrow key asks; returns whether there was anything to do.
  var disclose: ((_ opens: Bool) -> Bool)?
  /// Whether what the row discloses shows.
  var isExpanded: (() -> Bool?)?
  var wasLaidOut = false
  /// What edits the row, as it was laid out last; nil while the list is not edited.
  var editing: RowEditing?
  /// The widths at its edges in which a press is one of what edits it.
  var editingZones: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  /// Beside the card that it is on, as it was laid out last.
  var margins: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  private var count = 0

  init(_ element: ViewElement, in list: ListController, below ancestor: ViewPath?, inputs: _ViewInputs) {
    let graph = inputs.graph
    self.list = list
    identity = element.identity
    viewGraph = inputs.viewGraph
    owner = graph.currentSubgraph
    role = element.traits[SectionRoleTrait.self].map { role in graph.withoutTracking { graph.read(role) } } ?? .content
    traits = element.traits
    id = element.path?.nearestID(below: ancestor)
    version = graph.source(0)
  }

  /// Where rows are selected, the list is a stop of its own, and after it what is in the selected row.
  override var isTabStop: Bool {
    let selected = list.selected
    return !selected.isSelectable || selected.contains(value(in: list.graph))
  }

  override var itemsDraggedAlong: (before: [NSItemProvider], behind: [NSItemProvider]) { list.itemsDragged(with: self) }
  override var canBeCarried: Bool { list.index(of: self).map { list.canCarry($0) } ?? false }

  /// Whether it has a background of its own, which stands for the list's marks.
  func hasBackground<T>(_ context: RuleContext<T>) -> Bool {
    traits.read(ListRowBackgroundTrait.self, context).flatMap(\.self) != nil
  }

  /// What the row is called in the list's selection.
  func value<T>(_ context: RuleContext<T>) -> AnyHashable? { traits.read(TagTrait.self, context).flatMap(\.self) ?? id }
  func value(in graph: Graph) -> AnyHashable? { traits.read(TagTrait.self, in: graph).flatMap(\.self) ?? id }

  /// Whether the section of a header that has an arrow is expanded; nil for all other rows.
  func isExpanded<T>(_ context: RuleContext<T>) -> Bool? {
    guard let binding = traits[SectionExpansionTrait.self].flatMap({ context.read($0) }) else { return nil }
    return context.observing { binding.wrappedValue }
  }

  var expansion: Binding<Bool>? { traits[SectionExpansionTrait.self].flatMap { list.graph.read($0) } }

  func isSelected<T>(_ context: RuleContext<T>) -> Bool {
    let selection = context.read(list.selection)
    let value = value(context)
    return selection.isSelectable && context.observing { selection.contains(value) }
  }

  /// Whether the row shows that it leads somewhere.
  func showsIndicator<T>(_ context: RuleContext<T>) -> Bool {
    followLink != nil && linkIndicator.map { context.read($0) } != .hidden
  }

  func setLink(_ action: (() -> Void)?, indicator: Attribute<Visibility>?) {
    let changes = (action == nil) != (followLink == nil)
    (followLink, linkIndicator) = (action, indicator)
    guard changes, wasLaidOut, viewGraph.graph.isAlive(version.id) else { return }
    count += 1
    viewGraph.set(version, to: count)
  }
}

extension _ViewInputs {
  /// The row of a list that the view is in.
  var listRow: ListRowState? { rowScope as? ListRowState }
}

/// Makes the attributes of one row of a list: its content between insets and a line below.
struct ListRowMaker {
  let traits: ViewTraits

  func make(
    inputs: _ViewInputs, row: ListRowState, content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard traits.mayHave(ListRowBackgroundTrait.self) else { return makeRow(inputs, row, content) }
    let layer = inputs.graph.rule(ListRowBackgroundRule(traits: traits))
    return LayerModifier._makeView(modifier: _GraphValue(layer), inputs: inputs) { makeRow($0, row, content) }
  }

  private func makeRow(
    _ inputs: _ViewInputs, _ row: ListRowState, _ content: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (graph, role) = (inputs.graph, row.role)
    let placements = graph.rule(PlacementsRule(inputs: inputs))
    var child = inputs.child(
      size: graph.rule(ChildSizeRule(placements: placements, index: 0)), placements: placements, index: 0)
    child.stackAxis = .none
    child.rowScope = row
    var outputs = content(child)
    guard let layout = outputs.layout else { return outputs }
    let computer = graph.rule(
      ListRowLayoutRule(
        child: layout, traits: traits, role: role, row: row,
        style: inputs.environmentValue(\.listStyle),
        profile: inputs.environmentValue(\.platformProfile),
        minimumHeight: inputs.environmentValue(\.defaultMinListRowHeight),
        minimumHeaderHeight: inputs.environmentValue(\.defaultMinListHeaderHeight),
        gap: traits[SectionGapTrait.self], margins: traits[ListSectionMarginsTrait.self]))
    graph.withRule(of: placements, as: PlacementsRule.self) { $0.computer = computer }
    outputs.layout = computer
    outputs.display = graph.rule(
      ListRowDisplayRule(
        size: inputs.size, placements: placements, content: outputs.display, layout: computer,
        role: role,
        style: inputs.environmentValue(\.listStyle), row: row,
        direction: inputs.environmentValue(\.layoutDirection), scale: inputs.environmentValue(\.displayScale),
        profile: inputs.environmentValue(\.platformProfile), appearance: inputs.environmentValue(\.colorAppearance)))
    return outputs
  }
}

/// The look of headers and footers in a list.
nonisolated struct ListHeaderStyle: EnvironmentModifier {
  let isFooter: Bool

  func change(_ values: inout EnvironmentValues) {
    if !isFooter, values.headerProminence == .increased {
      values.setContained(\.font, .title3)
      values.setContained(\.textStyle.attributes.weight, .bold)
      values.defaultForegroundStyle = AnyShapeStyle(Color.primary)
      return
    }
    values.setContained(\.font, isFooter ? .footnote : .subheadline)
    values.setContained(\.textStyle.attributes.weight, isFooter ? .regular : .semibold)
    values.defaultForegroundStyle = AnyShapeStyle(Color.quietText)
  }
}

private struct ListRowBackgroundRule: Rule {
  let traits: ViewTraits

  func value(_ context: RuleContext<LayerModifier<AnyView>>) -> LayerModifier<AnyView> {
    let background = traits.read(ListRowBackgroundTrait.self, context).flatMap(\.self)
    return LayerModifier(secondary: background ?? AnyView(EmptyView()), alignment: .center, role: .behind)
  }
}

private struct ListRowLayoutRule: Rule {
  let child: Attribute<LayoutComputer>
  let traits: ViewTraits
  let role: SectionRole
  let row: ListRowState
  let style: Attribute<_ListStyleKind>
  let profile: Attribute<PlatformProfile>
  let minimumHeight: Attribute<CGFloat>
  let minimumHeaderHeight: Attribute<CGFloat?>
  /// Of what stands for a header or footer that is not there: how high it is.
  let gap: Attribute<CGFloat?>?
  let margins: Attribute<ListSectionMargins>?

  func value(_ context: RuleContext<LayoutComputer>) -> LayoutComputer {
    _ = context.read(row.version)
    row.wasLaidOut = true
    let own = traits.read(ListRowInsetsTrait.self, context).flatMap(\.self)
    let metrics = context.read(profile).lists
    if let gap {
      let height = context.read(gap) ?? metrics.cardGap
      return LeafComputer { CGSize(width: $0.width ?? 0, height: height) }
    }
    var insets = own ?? (role == .content ? metrics.rowInsets : metrics.headerInsets)
    let margin = metrics.margin(context.read(style))
    let chosen = margins.map { context.read($0) }
    row.margins = (chosen?.leading ?? margin, chosen?.trailing ?? margin)
    insets.leading += row.margins.leading
    insets.trailing += row.margins.trailing
    if role == .header, let top = chosen?.top { insets.top = top }
    if role == .footer, let bottom = chosen?.bottom { insets.bottom = bottom }
    let editing = row.editing(context)
    row.editing = editing
    let leading = editing?.leadingWidth ?? 0
    let hasChevron = row.showsIndicator(context) || row.isExpanded(context) != nil
    let trailing = editing?.trailingWidth ?? (hasChevron ? metrics.chevronSize.width + metrics.chevronGap : 0)
    row.editingZones = (insets.leading + leading, insets.trailing + trailing)
    return ListRowComputer(
      context.read(child), insets: insets, minimumHeight: minimum(context), leadingWidth: leading,
      trailingWidth: trailing)
  }

  private func minimum(_ context: RuleContext<LayoutComputer>) -> CGFloat {
    let own = role == .header ? context.read(minimumHeaderHeight) : nil
    return own ?? context.read(minimumHeight)
  }

  static var updateKind: UpdateKind { .layout }
}

/// A row: as wide as is proposed, as high as its content with insets, its content leading and in the middle.
final class ListRowComputer: UnaryComputer {
  let insets: EdgeInsets
  private let minimumHeight: CGFloat
  /// Kept free at the edges for what is not content.
  private let leadingWidth: CGFloat
  private let trailingWidth: CGFloat

  init(
    _ child: LayoutComputer, insets: EdgeInsets, minimumHeight: CGFloat, leadingWidth: CGFloat, trailingWidth: CGFloat
  ) {
    self.insets = insets
    self.minimumHeight = minimumHeight
    self.leadingWidth = leadingWidth
    self.trailingWidth = trailingWidth
    super.init(child)
  }

  private var sides: CGFloat { insets.leading + insets.trailing + leadingWidth + trailingWidth }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - sides) }, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: proposal.width ?? size.width + sides,
      height: max(minimumHeight, size.height + insets.top + insets.bottom))
  }

  override func place(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    let offered = childProposal(ProposedViewSize(width: size.width, height: nil))
    let own = child.sizeThatFits(offered)
    let slack = size.height - insets.top - insets.bottom - own.height
    return childPlacement(
      at: CGPoint(x: insets.leading + leadingWidth, y: insets.top + slack / 2), proposal: offered)
  }
}

/// Makes a view the link that its row follows when pressed.
nonisolated package struct ListLinkModifier: PrimitiveViewModifier {
  let action: (() -> Void)?

  package init(action: (() -> Void)?) { self.action = action }

  nonisolated package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    if let row = inputs.listRow {
      let graph = inputs.graph
      let attribute = modifier.attribute
      row.setLink(
        { if graph.isAlive(attribute.id) { graph.read(attribute).action?() } },
        indicator: inputs.environmentValue(\.navigationLinkIndicatorVisibility))
      graph.currentSubgraph.onRemove { [weak row] in row?.setLink(nil, indicator: nil) }
    }
    return body(inputs)
  }
}

private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether rows of lists show that they lead somewhere.
  var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the arrow by which rows of lists inside say that they are a `NavigationLink`; by default it shows.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentKeyModifier(keyPath: \.navigationLinkIndicatorVisibility, value: visibility))
  }
}

private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// Hides the row and the scroll view around from content that is shown in their place.
  package mutating func leaveLists() {
    scroll = nil
    rowScope = nil
  }
}
