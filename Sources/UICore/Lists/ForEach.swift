import AttributeGraph
import Foundation

/// Views made from the elements of a collection, one row's worth for each.
///
/// A row keeps its identity, and so its state, for as long as its id is in the data. In lazy containers rows are made
/// when they are needed; that takes a row type whose number of views is known, so a row that is an `if` without `else` or
/// an `AnyView` makes every row at once.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  /// Elements of content other than views, such as a graph's; libraries that define such content build theirs on this.
  public init(_data data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = id
  }

  public func _id(of element: Data.Element) -> ID { id(element) }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }

  /// Rows that may change the elements of the collection behind the binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.data = data
    self.content = content
    id = { $0.wrappedValue.id }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A fixed number of rows.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("ForEach is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let rule = ForEachRule(view: view.attribute, state: ForEachState(view: view.attribute, inputs: inputs))
    return .dynamic(DynamicViewList(list: inputs.graph.rule(rule)))
  }

  nonisolated public static var _viewListCount: Int? { nil }
}

/// Collects the identifiers whenever the data changes.
private struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let state: ForEachState<Data, ID, Content>

  func value(_ context: RuleContext<ViewList>) -> ViewList {
    state.update(context.read(view))
    if Content._viewListCount != nil { return .items(state, version: state.version) }
    // Rows of unknown length: all must be made to know how many views there are.
    state.noteRowsOfVaryingCount()
    return .concatenation(state.rows.map { context.read(state.list(of: $0)) })
  }
}

/// What one `ForEach` keeps: its rows by id, in the order of the data.
private final class ForEachState<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyItems {
  final class Row {
    let id: ID
    let key: UInt32
    var index: Data.Index
    var subgraph: Subgraph?
    var elements: [ViewElement] = []
    var list: Attribute<ViewList>?
    var content: Attribute<Content>?
    /// No longer in the data, though it may be shown until its transition ends.
    var isRetired = false

    init(id: ID, key: UInt32, index: Data.Index) {
      self.id = id
      self.key = key
      self.index = index
    }
  }

  let view: Attribute<ForEach<Data, ID, Content>>
  let inputs: _ViewListInputs
  let parent: Subgraph
  private(set) var rows: [Row] = []
  private var byID: [ID: Row] = [:]
  private var retired: [ID: Row] = [:]
  private(set) var version = 0
  private var hasReportedDuplicates = false

  init(view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewListInputs) {
    self.view = view
    self.inputs = inputs
    parent = inputs.graph.currentSubgraph
  }

  func update(_ view: ForEach<Data, ID, Content>) {
    var rows: [Row] = []
    rows.reserveCapacity(view.data.count)
    var seen = byID
    var new: [ID: Row] = [:]
    new.reserveCapacity(view.data.count)
    var index = view.data.startIndex
    while index != view.data.endIndex {
      let id = view.id(view.data[index])
      if let row = seen.removeValue(forKey: id) {
        row.index = index
        new[id] = row
        rows.append(row)
      } else if let row = returningRow(id), new[id] == nil {
        row.index = index
        new[id] = row
        rows.append(row)
      } else {
        let row = Row(id: id, key: inputs.base.viewGraph.nextIdentity(), index: index)
        // A second row of the same id gets an identity of its own, for this update only.
        if new[id] == nil { new[id] = row } else { reportDuplicate(id) }
        rows.append(row)
      }
      view.data.formIndex(after: &index)
    }
    for row in self.rows where new[row.id] !== row { retire(row) }
    if !rows.elementsEqual(self.rows, by: ===) { version += 1 }
    self.rows = rows
    byID = new
  }

  /// Lets a row go that has left the data, once nobody shows it.
  private func retire(_ row: Row) {
    guard let subgraph = row.subgraph else { return }
    inputs.base.viewGraph.retire(subgraph, in: inputs.base)
    if subgraph.isRemoved { return remove(row) }
    row.isRetired = true
    retired = retired.filter { $0.value.subgraph?.isRemoved == false }
    retired[row.id] = row
  }

  /// A row whose id is back in the data while it was still shown.
  private func returningRow(_ id: ID) -> Row? {
    if retired.isEmpty { return nil }
    guard let row = retired.removeValue(forKey: id), let subgraph = row.subgraph, !subgraph.isRemoved else {
      return nil
    }
    inputs.base.viewGraph.recall(subgraph)
    row.isRetired = false
    return row
  }

  private func remove(_ row: Row) {
    row.subgraph?.remove()
    row.subgraph = nil
    row.elements = []
  }

  private func reportDuplicate(_ id: ID) {
    if hasReportedDuplicates { return }
    hasReportedDuplicates = true
    inputs.base.viewGraph.report(
      "ForEach<\(typeName(Data.self)), \(typeName(ID.self)), \(typeName(Content.self))>: the id \(id) occurs more than "
        + "once; rows that share an id lose their state when the data changes.", path: inputs.base.path)
  }

  /// Tells a recording that all rows are made at once, where those are more than fit on a screen.
  func noteRowsOfVaryingCount() {
    if rows.count < 50 { return }
    inputs.base.viewGraph.tracing?.note(.rowsOfVaryingCount, path: inputs.base.path)
  }

  // MARK: Rows

  private func make(_ row: Row) -> _ViewListOutputs {
    let subgraph = Subgraph.make(in: parent)
    row.subgraph = subgraph
    var inputs = inputs
    inputs.base.path = ViewPath(parent: inputs.base.path, component: .id(row.id))
    return subgraph.adopt {
      let content = inputs.graph.rule(RowContentRule(view: view, row: row, viewGraph: inputs.base.viewGraph))
      row.content = content
      return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
  }

  func list(of row: Row) -> Attribute<ViewList> {
    if let list = row.list, row.subgraph != nil { return list }
    let outputs = make(row)
    let list = row.subgraph!.adopt { outputs.attribute(in: inputs.graph) }
    row.list = list
    return list
  }

  /// Calls the closure that makes a row; what the closure reads of observable objects makes this row again, and no other.
  private struct RowContentRule: Rule {
    let view: Attribute<ForEach<Data, ID, Content>>
    unowned let row: Row
    unowned let viewGraph: ViewGraph
    private var observation: ObservationToken?

    init(view: Attribute<ForEach<Data, ID, Content>>, row: Row, viewGraph: ViewGraph) {
      (self.view, self.row, self.viewGraph) = (view, row, viewGraph)
    }

    mutating func value(_ context: RuleContext<Content>) -> Content {
      let view = context.read(view)
      if row.isRetired, let last = context.previous { return last }
      let index = row.index
      return observe(&observation, id: context.attribute.id, viewGraph: viewGraph) { view.content(view.data[index]) }
    }

    mutating func slotWillBeRemoved() { observation?.cancel() }
  }

  // MARK: LazyItems

  private var perRow: Int { Content._viewListCount ?? 0 }

  var count: Int { rows.count * perRow }

  func element(at index: Int) -> ViewElement {
    let row = rows[index / perRow]
    if row.subgraph == nil {
      let outputs = make(row)
      if let elements = outputs.fixedElements {
        row.elements = elements
      } else {
        // Branches of equal length: which one is shown can change, how many views it has cannot.
        let list = row.subgraph!.adopt { outputs.attribute(in: inputs.graph) }
        row.elements = (0..<perRow).map { position in
          BranchedRow.element(
            list: list, position: position, identity: inputs.base.viewGraph.nextIdentity(), owner: row.subgraph!,
            inputs: inputs.base)
        }
      }
    }
    return row.elements[index % perRow]
  }

  func release(at index: Int) {
    let row = rows[index / perRow]
    guard let subgraph = row.subgraph, !subgraph.isHeld else { return }
    remove(row)
  }

  func index(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID, let row = byID[id] else { return nil }
    return rows.firstIndex { $0 === row }.map { $0 * perRow }
  }

  func key(at index: Int) -> UInt32 { rows[index / perRow].key &+ UInt32(index % perRow) &* 0x9E37_79B9 }
}

/// A row whose view can be one of several: a container of one child that follows the list.
private enum BranchedRow {
  static func element(
    list: Attribute<ViewList>, position: Int, identity: UInt32, owner: Subgraph, inputs: _GraphInputs
  ) -> ViewElement {
    ViewElement(
      identity: identity, owner: owner,
      make: { viewInputs in
        var viewInputs = viewInputs
        viewInputs.base = inputs
        let single = inputs.graph.rule(
          MapRule(source: list) { list in
            position < list.count ? ViewList.elements([list.element(at: position)]) : .elements([])
          })
        return EmptyView.makeImplicitStack(list: .dynamic(DynamicViewList(list: single)), inputs: viewInputs)
      }, path: inputs.path)
  }
}
