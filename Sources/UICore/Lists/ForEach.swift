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
  @usableFromInline let id: (Data.Element) -> ID
  /// Whether elements are their own ids.
  @usableFromInline let isOwnID: Bool
  /// Collects the ids of the data, given those it had before. Made where the types are known, so that it is specialised.
  @usableFromInline let ids: (Data, [ID]) -> CollectedIDs<ID>
  /// What users may do to the elements.
  @usableFromInline var edits: RowEdits?

  /// Elements of content other than views, such as a graph's; libraries that define such content build theirs on this.
  @inlinable
  public init(_data data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.init(data, id, isOwnID: false, content)
  }

  @inlinable
  init(
    _ data: Data, _ id: @escaping (Data.Element) -> ID, isOwnID: Bool, _ content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.isOwnID = isOwnID
    ids = { data, known in
      // An array of ids is not copied.
      if isOwnID, let ids = data as? [ID] { return CollectedIDs(ids, known: known) }
      return CollectedIDs(data.map(id), known: known)
    }
  }

  public func _id(of element: Data.Element) -> ID { id(element) }

  /// The same elements with other content.
  func with<New>(_ content: @escaping (Data.Element) -> New) -> ForEach<Data, ID, New> {
    ForEach<Data, ID, New>(data, id, isOwnID: isOwnID, content)
  }
}

extension ForEach where Content: View {
  @inlinable
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // Following a key path takes longer than comparing two ids.
    if id as AnyKeyPath == \Data.Element.self as AnyKeyPath {
      self.init(data, { $0 as! ID }, isOwnID: true, content)
    } else {
      self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data: _BoundCollection {
  /// Rows that may change the elements of the collection behind a binding, with ids of the elements.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data._BoundElement, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_data: data, id: { Data._value(of: $0)[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// A fixed number of rows.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, { $0 }, isOwnID: true, content)
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
    let view = (Data.self as? any ResolvedData.Type)?.resolving(view, inputs) ?? view
    let rule = ForEachRule(view: view.attribute, state: ForEachState(view: view.attribute, inputs: inputs))
    let rows = _ViewListOutputs.dynamic(DynamicViewList(list: inputs.graph.rule(rule)))
    guard areEditable(Content.self) else { return rows }
    return rows.editable(by: view.map(in: inputs.graph, \.edits).attribute, in: inputs.graph)
  }

  nonisolated public static var _viewListCount: Int? { nil }
}

/// Collects the identifiers whenever the data changes.
private struct ForEachRule<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let state: ForEachState<Data, ID, Content>

  /// Rows that have left the data go before what is in them comes up to date.
  var cutoff: Cutoff { state.inputs.base.cutoff }

  func value(_ context: RuleContext<ViewList>) -> ViewList {
    let view = context.read(view)
    // A binding to a collection reads what it is bound to.
    context.observing { state.update(view) }
    if Content._viewListCount != nil { return .items(state, version: state.version) }
    // Rows of unknown length: all must be made to know how many views there are.
    state.noteRowsOfVaryingCount()
    return .concatenation((0..<state.rowCount).map { context.read(state.list(at: $0)) })
  }
}

/// What one `ForEach` keeps: the ids and numbers of its rows, in the order of the data, and those rows that are made.
///
/// Of a range of integers that are their own ids it keeps the range.
private final class ForEachState<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyItems {
  /// A row that is made, with its id.
  final class Row: MadeRow {
    let id: ID

    init(id: ID, key: Int, position: Int) {
      self.id = id
      super.init(key: key, position: position)
    }
  }

  let view: Attribute<ForEach<Data, ID, Content>>
  let inputs: _ViewListInputs
  let parent: Subgraph
  /// The data, where they are a range whose integers are their own ids: then there are no `ids`, `keys` and `known`.
  private var range: Range<Int>?
  private var ids: [ID] = []
  private var keys: [UInt32] = []
  /// Nil until so many rows change that were there at once.
  private var known: Set<ID>? = []
  /// Where an id was found last.
  private var lastFound = 0
  private let made = MadeRows()
  private var retired: [ID: Row] = [:]
  private(set) var version = 0
  private var hasReportedDuplicates = false
  private let perRow = Content._viewListCount ?? 0
  private let number: UInt32

  init(view: Attribute<ForEach<Data, ID, Content>>, inputs: _ViewListInputs) {
    self.view = view
    self.inputs = inputs
    parent = inputs.graph.currentSubgraph
    number = inputs.base.viewGraph.nextIdentity()
  }

  var rowCount: Int { range?.count ?? keys.count }

  /// Takes over the data.
  func update(_ view: ForEach<Data, ID, Content>) {
    if view.isOwnID, keys.isEmpty, let new = view.data as? Range<Int> { return update(to: new) }
    if range != nil {
      // The same view has its ids from elsewhere now.
      update(to: 0..<0)
      range = nil
    }
    collect(view)
  }

  /// Rows stay that are in both ranges.
  private func update(to new: Range<Int>) {
    if new == range { return }
    range = new
    version += 1
    let leaving = made.all.filter { !new.contains($0.key) }
    for row in leaving.sorted(by: { $0.position < $1.position }) { retire(row) }
    let returning = retired.values.compactMap { new.contains($0.key) ? returningRow($0.id) : nil }
    for row in made.all { row.position = row.key - new.lowerBound }
    if !returning.isEmpty { renewOrder() }
  }

  /// Collects the ids. Only those between the unchanged beginning and the unchanged end are looked up.
  private func collect(_ view: ForEach<Data, ID, Content>) {
    let new = view.ids(view.data, ids)
    let gone = new.prefix..<ids.count - new.suffix
    let come = new.prefix..<new.ids.count - new.suffix
    if gone.isEmpty && come.isEmpty { return }
    if ids.isEmpty, retired.isEmpty, come.count > Self.mostChecked {
      // So many at once are new: they have numbers in a row, and nothing is looked up before something changes.
      let first = inputs.base.viewGraph.nextIdentities(come.count)
      keys = (0..<UInt32(come.count)).map { first &+ $0 }
      (ids, known) = (new.ids, nil)
      version += 1
      return
    }
    // Taken out, so that no change copies all.
    var known = self.known.take() ?? Set(ids)
    var keysByID: [ID: UInt32] = [:]
    for index in gone {
      known.remove(ids[index])
      if keysByID[ids[index]] == nil { keysByID[ids[index]] = keys[index] }
    }
    // What goes may share its id with what stays.
    if hasReportedDuplicates { known = Set(ids[..<gone.lowerBound] + ids[gone.upperBound...]) }
    var positions: [Int: Int] = [:]
    let between = come.map { position in
      let (key, isOld) = key(for: new.ids[position], in: &known, among: &keysByID)
      if isOld { positions[Int(key)] = position }
      return key
    }
    keys.replaceSubrange(gone, with: between)
    ids = new.ids
    self.known = known
    version += 1
    move(gone, to: positions, by: come.count - gone.count)
  }

  /// More rows than this are not searched for ids that occur twice until they change.
  private static var mostChecked: Int { 100_000 }

  /// The number of an element's row: as before if it had one, else a new one.
  private func key(
    for id: ID, in known: inout Set<ID>, among gone: inout [ID: UInt32]
  ) -> (key: UInt32, isOld: Bool) {
    guard known.insert(id).inserted else {
      // A second row of the same id gets an identity of its own.
      reportDuplicate(id)
      return (inputs.base.viewGraph.nextIdentity(), false)
    }
    if let key = gone.removeValue(forKey: id) ?? returningRow(id).map({ UInt32($0.key) }) { return (key, true) }
    return (inputs.base.viewGraph.nextIdentity(), false)
  }

  /// Tells the rows where they are now, and lets those go that are no longer in the data.
  private func move(_ gone: Range<Int>, to positions: [Int: Int], by offset: Int) {
    var leaving: [MadeRow] = []
    var isOrderNew = false
    for row in made.all {
      if let position = positions[row.key] {
        row.position = position
        isOrderNew = true
      } else if gone.contains(row.position) {
        leaving.append(row)
      } else if row.position >= gone.upperBound {
        row.position += offset
      }
    }
    for row in leaving.sorted(by: { $0.position < $1.position }) { retire(row) }
    if isOrderNew { renewOrder() }
  }

  /// Rows run their bodies in the order in which they stand.
  private func renewOrder() {
    for row in made.inOrder { row.subgraph?.renewOrder() }
  }

  /// Lets a row go that has left the data, once nobody shows it.
  private func retire(_ row: MadeRow) {
    guard let subgraph = row.subgraph else { return }
    inputs.base.viewGraph.retire(subgraph, in: inputs.base)
    if subgraph.isRemoved { return remove(row) }
    made[row.key] = nil
    row.isRetired = true
    retired = retired.filter { $0.value.subgraph?.isRemoved == false }
    let row = withID(row)
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
    made[row.key] = row
    return row
  }

  private func remove(_ row: MadeRow) {
    row.subgraph?.remove()
    row.subgraph = nil
    row.views = .elements([])
    row.list = nil
    row.elementsInUse = 0
    made[row.key] = nil
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
    if rowCount < 50 { return }
    inputs.base.viewGraph.tracing?.note(.rowsOfVaryingCount, path: inputs.base.path)
  }

  // MARK: Rows

  /// All rows are made here, with ids of this type.
  private func withID(_ row: MadeRow) -> Row { unsafeDowncast(row, to: Row.self) }

  private func row(at position: Int) -> Row {
    if let range {
      let id = range.lowerBound + position
      // The range's integers are the ids, so that `ID` is `Int`.
      return made[id].map(withID) ?? Row(id: id as! ID, key: id, position: position)
    }
    let key = Int(keys[position])
    return made[key].map(withID) ?? Row(id: ids[position], key: key, position: position)
  }

  private func make(_ row: Row) -> _ViewListOutputs {
    let subgraph = Subgraph.make(in: parent)
    row.subgraph = subgraph
    made[row.key] = row
    var inputs = inputs
    inputs.base.path = ViewPath(parent: inputs.base.path, component: .id(row.id))
    return subgraph.adopt {
      let content = inputs.graph.rule(RowContentRule(view: view, row: row))
      return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
  }

  func list(at position: Int) -> Attribute<ViewList> {
    let row = row(at: position)
    if let list = row.list, row.subgraph != nil { return list }
    let outputs = make(row)
    let list = row.subgraph!.adopt { outputs.attribute(in: inputs.graph) }
    row.list = list
    return list
  }

  /// Calls the closure that makes a row; what the closure reads of observable objects makes this row again, and no other.
  private struct RowContentRule: Rule {
    let view: Attribute<ForEach<Data, ID, Content>>
    /// Kept by the slot: of rows that share an id and fade out together, the ForEach remembers one.
    let row: Row

    func value(_ context: RuleContext<Content>) -> Content {
      let view = context.read(view)
      if row.isRetired, let last = context.previous { return last }
      return context.observing {
        view.content(view.data[view.data.index(view.data.startIndex, offsetBy: row.position)])
      }
    }
  }

  // MARK: LazyItems

  var count: Int { rowCount * perRow }
  var viewsPerRow: Int { perRow }
  var rowKeys: RowKeys { range.map { .range($0, owner: number) } ?? .numbers(keys) }

  func element(at index: Int) -> ViewElement {
    let row = row(at: index / perRow)
    makeElements(of: row)
    row.elementsInUse += 1
    switch row.views {
    case .element(let element): return element
    case .elements(let elements): return elements[index % perRow]
    case .dynamic, .concatenation, .block: preconditionFailure("a row keeps its views one by one")
    }
  }

  private func makeElements(of row: Row) {
    if row.subgraph != nil { return }
    let outputs = make(row)
    if outputs.isFixed {
      row.views = if case .element = outputs { outputs } else { .elements(outputs.fixedElements!) }
      return
    }
    // Branches of equal length: which one is shown can change, how many views it has cannot.
    let list = row.subgraph!.adopt { outputs.attribute(in: inputs.graph) }
    row.list = list
    // The id names the row, whichever branch shows.
    var base = inputs.base
    base.path = ViewPath(parent: base.path, component: .id(row.id))
    let elements = (0..<perRow).map { position in
      BranchedRow.element(
        list: list, position: position, identity: inputs.base.viewGraph.nextIdentity(), owner: row.subgraph!,
        inputs: base)
    }
    row.views = .elements(elements)
  }

  func release(_ key: ViewList.Key) {
    guard let row = made[key.row], let subgraph = row.subgraph else { return }
    row.elementsInUse -= 1
    if row.elementsInUse == 0, !subgraph.isHeld { remove(row) }
  }

  func id(at row: Int) -> AnyHashable? { range.map { AnyHashable($0.lowerBound + row) } ?? AnyHashable(ids[row]) }

  func index(ofID id: AnyHashable) -> Int? {
    if let range {
      guard let id = id.base as? Int, range.contains(id) else { return nil }
      return (id - range.lowerBound) * perRow
    }
    guard let id = id.base as? ID, known?.contains(id) != false else { return nil }
    if lastFound < ids.count, ids[lastFound] == id { return lastFound * perRow }
    guard let found = place(of: id) else { return nil }
    lastFound = found
    return found * perRow
  }

  /// Looks through the ids: code for the types that most have compares them in a thirtieth of the time.
  private func place(of id: ID) -> Int? {
    // A conditional cast of an array would cast each element.
    if ID.self == Int.self { return CommonIDs.place(of: id as! Int, in: unsafeBitCast(ids, to: [Int].self)) }
    if ID.self == UUID.self { return CommonIDs.place(of: id as! UUID, in: unsafeBitCast(ids, to: [UUID].self)) }
    if ID.self == String.self { return CommonIDs.place(of: id as! String, in: unsafeBitCast(ids, to: [String].self)) }
    return ids.firstIndex(of: id)
  }

  func index(ofViewWithID id: AnyHashable) -> Int? {
    for position in 0..<rowCount {
      let row = row(at: position)
      let isNew = row.subgraph == nil
      makeElements(of: row)
      defer { if isNew { remove(row) } }
      var elements = row.views.fixedElements ?? []
      if let list = row.list {
        let list = inputs.graph.read(list)
        elements = (0..<list.count).map { list.element(at: $0) }
      }
      if let part = elements.firstIndex(where: { $0.path?.names(id, below: inputs.base.path) == true }) {
        return position * perRow + min(part, perRow - 1)
      }
    }
    return nil
  }
}

/// The search of ids of one type each: a generic function inside a generic class would be compiled for no type.
private enum CommonIDs {
  static func place(of id: Int, in ids: [Int]) -> Int? { ids.firstIndex(of: id) }
  static func place(of id: UUID, in ids: [UUID]) -> Int? { ids.firstIndex(of: id) }
  static func place(of id: String, in ids: [String]) -> Int? { ids.firstIndex(of: id) }
}

/// A row whose view can be one of several: a container of one child that follows the list.
private enum BranchedRow {
  static func element(
    list: Attribute<ViewList>, position: Int, identity: UInt32, owner: Subgraph, inputs: _GraphInputs
  ) -> ViewElement {
    var element = ViewElement(
      identity: identity, owner: owner,
      make: { viewInputs in
        let single = inputs.graph.rule(
          MapRule(source: list) { list in
            position < list.count ? ViewList.elements([list.element(at: position)]) : .elements([])
          })
        return viewInputs.with(inputs) {
          EmptyView.makeImplicitStack(list: .dynamic(DynamicViewList(list: single)), inputs: $0)
        }
      }, path: inputs.path)
    element.traits.branch = owner.adopt {
      inputs.graph.rule(
        MapRule(source: list) { position < $0.count ? $0.element(at: position).traits : ViewTraits() })
    }
    let told = owner.adopt {
      inputs.graph.rule(
        MapRule(source: list) { position < $0.count ? $0.element(at: position).containerValues : nil })
    }
    element.containerValues = ContainerValueChain(inner: nil) { [graph = inputs.graph] values in
      graph.read(told)?.apply(to: &values)
    }
    return element
  }
}
