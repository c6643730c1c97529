import AttributeGraph
import DisplayList
import Foundation
import UICore

/// Two or three columns, each of which selects what the next one shows.
///
/// A link in a column before the last replaces the detail by its page. The detail takes the width that the other
/// columns leave; people drag the lines between. Columns are narrower where their widths exceed an equal share of the
/// view, and clip their content. One that is hidden keeps its state.
///
/// On a phone, and wherever a column has less than 200 points, the columns stand over each other. Then a row that is
/// selected in a list shows the next column, and going back deselects it.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private typealias Column = NavigationSplitViewColumn

  let columnVisibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @State private var columns = SplitColumns(hasContent: hasContent)
  @State private var sidebarWidth = SplitColumnWidth()
  @State private var contentWidth = SplitColumnWidth()
  @State private var isNarrow = false
  /// Those without bindings.
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownTop = NavigationSplitViewColumn.sidebar
  @Environment(\.isDetailProminent) private var isDetailProminent
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.platformProfile) private var profile
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private static var hasContent: Bool { Content.self != EmptyView.self }
  /// With less for each, columns do not stand beside each other; points. Adwaita's two panes turn at 400 too.
  private static var leastWidth: CGFloat { 200 }

  public var body: some View {
    let isCollapsed = sizeClass == .compact || isNarrow
    let _ = columns.update(
      top: preferredCompactColumn ?? $ownTop, isCollapsed: isCollapsed, isPreferred: preferredCompactColumn != nil)
    let shown = isCollapsed ? [columns.topColumn] : shownColumns
    let isProminent = isDetailProminent && !isCollapsed
    let limit = Self.leastWidth * (Self.hasContent ? 3 : 2)
    let layout = layout(shown, isCollapsed: isCollapsed)
    layout {
      column(.sidebar, sidebar, isOver: isProminent)
        .modifier(ContainedValueModifier(\.listStyle, .sidebar))
        .onPreferenceChange(ColumnWidthKey.self) { sidebarWidth.limits = $0 ?? .automatic }
      line($sidebarWidth, isShown: !isCollapsed && shown.contains(.sidebar))
      if Self.hasContent {
        column(.content, content, isOver: isProminent)
          .onPreferenceChange(ColumnWidthKey.self) { contentWidth.limits = $0 ?? .automatic }
        line($contentWidth, isShown: !isCollapsed && shown.contains(.content))
      }
      column(.detail, detail, isOver: false)
    }
    .modifier(
      PageDeckModifier(deck: deck(shown, isCollapsed: isCollapsed), swipe: columns[columns.topColumn].rootSwipe)
    )
    .onGeometryChange(for: Bool.self) {
      $0.size.width < limit
    } action: {
      isNarrow = $0
    }
    .focusedSceneValue(\.sidebarSwitch, isCollapsed ? nil : sidebarSwitch)
  }

  private func layout(_ shown: Set<NavigationSplitViewColumn>, isCollapsed: Bool) -> SplitColumnsLayout {
    var before = [SplitColumnsLayout.Column(width: sidebarWidth.width, isShown: shown.contains(.sidebar))]
    if Self.hasContent {
      before.append(SplitColumnsLayout.Column(width: contentWidth.width, isShown: shown.contains(.content)))
    }
    let top = isCollapsed ? before.firstIndex { $0.isShown } ?? before.count : nil
    return SplitColumnsLayout(columns: before, top: top, isDetailProminent: isDetailProminent)
  }

  /// The columns as pages, for where they lie over each other.
  private func deck(_ shown: Set<NavigationSplitViewColumn>, isCollapsed: Bool) -> PageDeck {
    let columns: [NavigationSplitViewColumn] = Self.hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    let motion = profile.navigation.pageMotion
    return PageDeck(
      pages: columns.map(Self.page), top: Self.page(isCollapsed ? self.columns.topColumn : .detail),
      motion: motion == .slide && reducesMotion ? .fade : motion,
      beside: isCollapsed ? nil : Set(shown.map(Self.page)))
  }

  private static func page(_ column: NavigationSplitViewColumn) -> Int {
    switch column {
    case .sidebar: 0
    case .content: 1
    case .detail: 2
    }
  }

  private func column(
    _ column: NavigationSplitViewColumn, _ content: some View, isOver: Bool
  ) -> some View {
    NavigationColumn(
      model: columns[column], beforeRoot: columns.beforeRoot(column),
      beforeFirst: column == .detail ? columns.beforeFirst : nil, content: content
    )
    .focusSection()
    .background(isOver ? AnyShapeStyle(.windowBackground) : AnyShapeStyle(.clear))
    .clipped()
    .modifier(PageModifier(id: Self.page(column)))
    .zIndex(isOver ? 1 : 0)
  }

  private func line(_ width: Binding<SplitColumnWidth>, isShown: Bool) -> some View {
    SplitDivider(axis: .horizontal, isReachedByTab: false) { start, distance in
      let from = start ?? [width.wrappedValue.width]
      width.wrappedValue.chosen = width.wrappedValue.limits.clamp(from[0] + distance)
      return from
    }
    .allowsHitTesting(width.wrappedValue.limits.minimum < width.wrappedValue.limits.maximum)
    .modifier(ShownModifier(isShown: isShown))
    .zIndex(2)
  }

  private var shownColumns: Set<NavigationSplitViewColumn> {
    switch (columnVisibility ?? $ownVisibility).wrappedValue {
    case .detailOnly: [.detail]
    case .doubleColumn: Self.hasContent ? [.content, .detail] : [.sidebar, .detail]
    default: [.sidebar, .content, .detail]
    }
  }

  private var sidebarSwitch: BarSwitch {
    let visibility = columnVisibility ?? $ownVisibility
    let isShown = shownColumns.contains(.sidebar)
    return BarSwitch(isShown: isShown) {
      visibility.wrappedValue = isShown ? (Self.hasContent ? .doubleColumn : .detailOnly) : .all
    }
  }
}

/// How wide a column before the detail is, in points.
private struct SplitColumnWidth {
  var limits = ColumnWidth.automatic
  /// As dragged; nil before.
  var chosen: CGFloat?
  var width: CGFloat { limits.clamp(chosen ?? limits.ideal) }
}

/// A column, with pages of its own.
private struct NavigationColumn<Content: View>: View {
  let model: NavigationModel
  let beforeRoot: NavigationPageReference?
  let beforeFirst: NavigationPageReference?
  let content: Content
  @State private var revision = 0

  var body: some View {
    NavigationPages(
      model: model, entries: model.update(revision: $revision, path: nil), beforeRoot: beforeRoot,
      beforeFirst: beforeFirst, root: content)
  }
}

/// Hides a view that stays.
nonisolated private struct ShownModifier: PrimitiveViewModifier {
  let isShown: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let graph = inputs.graph
    var outputs = body(inputs)
    let isHidden = modifier.map(in: graph) { !$0.isShown }.attribute
    outputs.display = outputs.display.map { graph.rule(ShownDisplayRule(content: $0, isHidden: isHidden)) }
    return outputs
  }
}

extension NavigationSplitView {
  /// A split view with three columns.
  ///
  /// - Parameter preferredCompactColumn: the column on top where they stand over each other; follows where people go.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (self.columnVisibility, self.preferredCompactColumn) = (columnVisibility, preferredCompactColumn)
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// A split view with two columns.
  ///
  /// - Parameter preferredCompactColumn: the column on top where they stand over each other; follows where people go.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.columnVisibility, self.preferredCompactColumn) = (columnVisibility, preferredCompactColumn)
    (self.sidebar, content, self.detail) = (sidebar(), EmptyView(), detail())
  }
}
