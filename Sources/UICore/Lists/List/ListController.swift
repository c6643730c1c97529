import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// What a list does with its rows as a whole: which are selected, where the keyboard is, what a press hits.
///
/// Rows are known by their index in the content, whether they exist or not.
final class ListController {
  let inputs: _ViewInputs
  let selection: Attribute<ListSelected>
  let pressed: Attribute<UInt32?>
  /// The rows that the pointer carries to another place.
  let carried: Attribute<CarriedRows?>
  /// The row that was moved aside for its buttons.
  let swiped: Attribute<RowSwipe?>
  /// Where something would be dropped between rows, in points from their start.
  let insertion: Attribute<CGFloat?>
  /// What actions set last of these three, which rules see only after the next update: a press, its moves and its end may
  /// all come before that.
  var carriedRows: CarriedRows? { didSet { viewGraph.set(carried, to: carriedRows) } }
  var latestSwipe: RowSwipe? { didSet { viewGraph.set(swiped, to: latestSwipe) } }
  var insertionPosition: CGFloat? { didSet { viewGraph.set(insertion, to: insertionPosition) } }
  /// Whether rows show what edits them.
  let isEditing: Attribute<Bool>
  let accent: Attribute<Color?>
  private let owner: Subgraph
  let isFocused: Attribute<Bool>
  /// Set once the rows' container is made.
  private(set) var rows: LazyHandles?
  private(set) var rowInputs: _ViewInputs?
  /// Set by a table, whose rows are no list's.
  var look: Attribute<ListMarkLook>?
  /// The rows that exist, by identity, and some that do not any more.
  private var states: [UInt32: ListRowState] = [:]
  private var mostStates = 128
  /// Where a range of rows that Shift selects begins.
  var anchor: ListPlace?
  /// Where the keyboard is.
  var lead: ListPlace?
  let typing = TypeSelect()
  /// What has the keyboard for it.
  weak var responder: ListResponder?

  init(_ inputs: _ViewInputs, selection: Attribute<ListSelected>) {
    self.inputs = inputs
    self.selection = selection
    pressed = inputs.graph.source(nil)
    carried = inputs.graph.source(nil)
    swiped = inputs.graph.source(nil)
    insertion = inputs.graph.source(nil)
    accent = inputs.environmentValue(\.accentColor)
    isEditing = inputs.graph.rule(IsEditingRule(mode: inputs.environmentValue(\.editMode)))
    owner = inputs.graph.currentSubgraph
    isFocused = inputs.graph.source(false)
    let column = inputs.environmentValue(\.columnLists)
    graph.withoutTracking { graph.read(column) }?.add(selection, inputs)
  }

  /// Whether the list is gone, and nothing of it can be read.
  var isRemoved: Bool { owner.isRemoved }
  var graph: Graph { inputs.graph }
  var viewGraph: ViewGraph { inputs.viewGraph }
  var selected: ListSelected { graph.withoutTracking { graph.read(selection) } }
  var scroll: ScrollContext? { rowInputs?.scroll }

  // MARK: Rows

  /// Makes the rows of a list, what is drawn behind them and what presses on them do.
  func makeRows(_ list: _ViewListOutputs, inputs: _ViewInputs) -> _ViewOutputs {
    rowInputs = inputs
    let ancestor = inputs.path
    let styled = list.map(in: graph) { element in
      element.wrapping { [unowned self] rowInputs, make in
        let state = ListRowState(element, in: self, below: ancestor, inputs: rowInputs)
        add(state, for: element.identity)
        return ListRowMaker(traits: element.traits).make(inputs: rowInputs, row: state, content: make)
      }
    }
    let configuration = graph.rule(
      ListConfigurationRule(
        style: inputs.environmentValue(\.listStyle), rowSpacing: inputs.environmentValue(\.listRowSpacing)))
    var outputs = makeLazyContainer(
      axis: .vertical, configuration: configuration, list: styled, inputs: inputs, handles: { self.rows = $0 })
    rows?.follow(carried, in: graph)
    if let rows { mark(rows, &outputs, inputs: inputs) }
    return outputs
  }

  /// Takes over rows that exist in a container: what is drawn behind them and what presses on them do.
  func adopt(_ rows: LazyHandles, _ outputs: inout _ViewOutputs, inputs: _ViewInputs) {
    (self.rows, rowInputs) = (rows, inputs)
    mark(rows, &outputs, inputs: inputs)
  }

  private func mark(_ rows: LazyHandles, _ outputs: inout _ViewOutputs, inputs: _ViewInputs) {
    let presses = ListPressResponder(inputs, self)
    let look =
      look
      ?? graph.rule(
        ListMarkLookRule(
          style: inputs.environmentValue(\.listStyle), profile: inputs.environmentValue(\.platformProfile),
          rowSpacing: inputs.environmentValue(\.listRowSpacing),
          alternates: inputs.environmentValue(\.alternatesListRows),
          scale: inputs.environmentValue(\.displayScale)))
    outputs.display = graph.rule(
      ListDisplayRule(
        controller: self, rows: rows, content: outputs.display, look: look, inputs: inputs, presses: presses))
  }

  private func add(_ state: ListRowState, for identity: UInt32) {
    if states.count >= mostStates {
      states = states.filter { !$0.value.owner.isRemoved }
      mostStates = max(128, 2 * states.count)
    }
    states[identity] = state
  }

  func state(of child: ContainerChild) -> ListRowState? {
    guard let state = states[child.identity], !state.owner.isRemoved else { return nil }
    return state
  }

  // MARK: Places

  var content: LazyContent? { rows.map { graph.read($0.content) } }
  var count: Int { content?.count ?? 0 }

  /// Whether a row is no header and no footer.
  func isRow(_ index: Int) -> Bool {
    guard let content, index >= 0, index < content.count else { return false }
    guard let section = content.section(of: index) else { return true }
    return section.header != index && section.footer != index
  }

  /// The row that exists at an index.
  func state(at index: Int) -> ListRowState? {
    guard let rows else { return nil }
    let window = graph.read(rows.window)
    guard let order = window.order(of: index) else { return nil }
    let children = graph.read(rows.children)
    return order < children.count ? state(of: children[order]) : nil
  }

  /// What a row is called in the selection: its tag, or else the id that names it.
  func value(at index: Int) -> AnyHashable? {
    guard let content, index >= 0, index < content.count else { return nil }
    if let state = state(at: index) { return state.value(in: graph) }
    return content.value(at: index, below: rowInputs?.path, in: graph)
  }

  /// What the rows in a range are called, without those that cannot be selected.
  func values(in range: Range<Int>) -> [AnyHashable] {
    guard let content else { return [] }
    let selected = selected
    return content.values(in: range, below: rowInputs?.path, in: graph) {
      self.isRow($0) && !content.isSelectionDisabled(at: $0, in: self.graph)
    }.filter { selected.accepts($0) }
  }

  /// The index of a place now: rows may have come and gone before it.
  func index(of place: ListPlace?) -> Int? {
    guard let place, let content else { return nil }
    if value(at: place.index) == place.value { return place.index }
    return content.index(ofValue: place.value, near: place.index, below: rowInputs?.path, in: graph)
  }

  /// The index of the row at a point of the content.
  func index(at point: CGPoint) -> Int? {
    guard let rows, count > 0 else { return nil }
    let arrangement = graph.read(rows.arrangement)
    guard point.y >= 0, point.y < arrangement.lengths.total else { return nil }
    // A header that is pinned covers the rows below it.
    if graph.read(rows.configuration).pinned.contains(.sectionHeaders) {
      for (index, place) in zip(graph.read(rows.window).indices, graph.read(rows.placements))
      where place.frame.minY <= point.y && point.y < place.frame.maxY && !isRow(index) { return index }
    }
    return min(count - 1, arrangement.lengths.index(at: point.y))
  }

  func frame(of index: Int) -> CGRect? {
    guard let rows, let scroll, index < count else { return nil }
    return rows.finder?.frame(of: index, in: scroll)
  }

  // MARK: Selecting

  /// Selects a row as a click does.
  func click(_ index: Int, modifiers: EventModifiers) {
    guard isRow(index), let value = value(at: index), canSelect(index, value) else { return }
    let place = ListPlace(value: value, index: index)
    let (selected, isMultiple) = (selected, selected.isMultiple)
    // Control does here what Command does elsewhere.
    let isToggling = !modifiers.isDisjoint(with: [.command, .control])
    if isMultiple, modifiers.contains(.shift), let from = self.index(of: anchor) {
      selected.select(values(in: min(from, index)..<max(from, index) + 1))
    } else if isToggling {
      selected.toggle(value)
      anchor = place
    } else {
      selected.select([value])
      anchor = place
    }
    lead = place
  }

  /// Selects from where a drag began to a row.
  func drag(to index: Int) {
    guard selected.isMultiple, let from = self.index(of: anchor), let value = value(at: index) else { return }
    if index == self.index(of: lead) { return }
    selected.select(values(in: min(from, index)..<max(from, index) + 1))
    lead = ListPlace(value: value, index: index)
    reveal(index)
  }

  /// Scrolls a row into sight. Its place becomes exact as rows on the way are measured.
  func reveal(_ index: Int, remaining: Int = 8) {
    viewGraph.enqueueAction { [weak self] in
      guard let self, let scroll, let area = scroll.state.currentArea, var frame = frame(of: index) else { return }
      // A header that is pinned covers what scrolls under it.
      if let rows, graph.read(rows.configuration).pinned.contains(.sectionHeaders),
        let header = content?.section(of: index)?.header, header != index, let over = self.frame(of: header)
      {
        frame = CGRect(
          x: frame.minX, y: frame.minY - over.height, width: frame.width, height: frame.height + over.height)
      }
      let old = scroll.state.currentTarget
      let new = area.offset(showing: frame, anchor: nil, from: old)
      if abs(new.y - old.y) < 0.01 { return }
      scroll.state.scroll(to: new)
      if remaining > 0 { reveal(index, remaining: remaining - 1) }
    }
  }
}

/// A row of a list: what it is called, and where it was when that was looked up.
struct ListPlace {
  let value: AnyHashable
  let index: Int
}
