import AttributeGraph
import Foundation
import Geometry

enum ListSectionSeparatorTrait: ViewTraitKey { typealias Value = RowSeparators }
enum ListSectionSeparatorTintTrait: ViewTraitKey { typealias Value = RowSeparatorTint }

extension View {
  /// Shows or hides the lines at the beginning and the end of a section of a list: above its first row and below its last.
  ///
  /// A list has none above of its own, and below the last row where rows have lines. What a row says of its own lines
  /// counts first. Set it on a `Section`.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<ListSectionSeparatorTrait>(value: RowSeparators(visibility: visibility, edges: edges)))
  }

  /// Sets the colour of the lines at the beginning and the end of a section of a list; nil keeps the list's own. Set it on a
  /// `Section`.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(TraitModifier<ListSectionSeparatorTintTrait>(value: RowSeparatorTint(color: color, edges: edges)))
  }
}

/// What a row knows of the lines at its edges.
struct RowLines {
  /// How a row stands in its section.
  struct Place {
    /// At which edges of the section it is.
    var edges: VerticalEdge.Set = []
    /// Whether a row's line is right above it.
    var followsRow = false
  }

  private let row: RowSeparators?
  private let section: RowSeparators?
  private let rowTint: RowSeparatorTint?
  private let sectionTint: RowSeparatorTint?
  private let place: Place

  init<T>(of state: ListRowState, _ context: RuleContext<T>, place: (() -> Place)? = nil) {
    row = state.traits.read(ListRowSeparatorTrait.self, context)
    rowTint = state.traits.read(ListRowSeparatorTintTrait.self, context)
    section = state.traits[ListSectionSeparatorTrait.self].map { context.read($0) }
    sectionTint = state.traits[ListSectionSeparatorTintTrait.self].map { context.read($0) }
    // Where no section says anything of its lines, rows need not know where they stand.
    let asks = section != nil || sectionTint != nil
    self.place = asks ? place?() ?? state.place(context) : Place()
  }

  /// Whether the row has a line below, in a list where rows have `own`.
  func showsBelow(own: Bool) -> Bool {
    if let visibility = visibility(row, .bottom) { return visibility }
    if place.edges.contains(.bottom), let visibility = visibility(section, .bottom) { return visibility }
    return own
  }

  /// Whether the row has a line above.
  var showsAbove: Bool {
    if let row, row.edges == .top, row.visibility == .visible { return true }
    if visibility(row, .top) == false { return false }
    guard place.edges.contains(.top), visibility(section, .top) == true else { return false }
    // The line below the row above is there already.
    return !place.followsRow || section?.edges == .top
  }

  /// Whether the section says of its own line at an edge that it shows.
  func sectionShows(_ edge: VerticalEdge) -> Bool {
    place.edges.contains(VerticalEdge.Set(edge)) && visibility(section, VerticalEdge.Set(edge)) == true
  }

  /// Nil for the list's own.
  func color(_ edge: VerticalEdge) -> Color? {
    let edges = VerticalEdge.Set(edge)
    if let rowTint, rowTint.edges.contains(edges) { return rowTint.color }
    guard place.edges.contains(edges), let sectionTint, sectionTint.edges.contains(edges) else { return nil }
    return sectionTint.color
  }

  private func visibility(_ separators: RowSeparators?, _ edges: VerticalEdge.Set) -> Bool? {
    guard let separators, separators.edges.contains(edges), separators.visibility != .automatic else { return nil }
    return separators.visibility == .visible
  }
}

extension LazyContent {
  /// How a row stands in its section; `isRow` tells rows from headers and footers.
  func place(of index: Int, isRow: (Int) -> Bool) -> RowLines.Place {
    var place = RowLines.Place()
    guard let section = section(of: index) else { return place }
    func isInSection(_ other: Int) -> Bool { section.views.contains(other) && isRow(other) }
    if !isInSection(index - 1) { place.edges.insert(.top) }
    if !isInSection(index + 1) { place.edges.insert(.bottom) }
    place.followsRow = isRow(index - 1)
    return place
  }
}

extension ListRowState {
  fileprivate func place<T>(_ context: RuleContext<T>) -> RowLines.Place {
    guard let rows = list.rows else { return .init() }
    let content = context.read(rows.content)
    let (window, children) = (context.read(rows.window), context.read(rows.children))
    for (index, child) in zip(window.indices, children) where child.identity == identity {
      return content.place(of: index) { list.isRow($0) }
    }
    return .init()
  }
}
