import AttributeGraph
import Foundation

/// The views of a lazy container, in order, none of them made.
///
/// Immutable. The same object means the same views in the same order.
final class LazyContent {
  /// Views that come from one place.
  struct Run {
    enum Source {
      case elements([ViewElement])
      /// As the rows were when the content was gathered.
      case items(any LazyItems, version: Int, keys: RowKeys, perRow: Int)
    }
    let source: Source
    /// What the views of the run go through before they are made, innermost first.
    let transforms: [(ViewElement) -> ViewElement]
    var start = 0
    var count: Int

    /// Whether it has the same views in the same order.
    func isSame(as other: Run) -> Bool {
      switch (source, other.source) {
      case (.elements(let a), .elements(let b)): a.elementsEqual(b) { $0.identity == $1.identity }
      case (.items(let a, let versionA, _, _), .items(let b, let versionB, _, _)): a === b && versionA == versionB
      default: false
      }
    }
  }

  let runs: [Run]
  let count: Int
  let segments: [LazySegment]
  /// What the views of each `ForEach` that has none would go through.
  private let empty: [[(ViewElement) -> ViewElement]]
  let sections: [LazySection]
  /// What was looked up of the first row of a run.
  private var samples: [Int: RowTraits] = [:]

  static var empty: LazyContent { LazyContent(parts: Parts()) }

  /// The content of `list`; `last` if its views are the same.
  static func content(of list: ViewList, last: LazyContent?) -> LazyContent {
    var parts = Parts()
    parts.add(list, transforms: [], isInSegment: false)
    if let last, last.isSame(as: parts) { return last }
    return LazyContent(parts: parts)
  }

  private init(parts: Parts) {
    runs = parts.runs
    segments = parts.segments
    sections = LazySection.sections(of: segments)
    count = parts.count
    empty = parts.empty
  }

  private func isSame(as other: Parts) -> Bool {
    empty.count == other.empty.count && segments == other.segments
      && runs.elementsEqual(other.runs) { $0.isSame(as: $1) }
  }

  /// The runs and segments of a list, gathered from its tree.
  private struct Parts {
    private(set) var runs: [Run] = []
    private(set) var segments: [LazySegment] = []
    private(set) var count = 0
    private(set) var empty: [[(ViewElement) -> ViewElement]] = []

    mutating func add(_ list: ViewList, transforms: [(ViewElement) -> ViewElement], isInSegment: Bool) {
      switch list {
      case .concatenation(let lists):
        for list in lists { add(list, transforms: transforms, isInSegment: isInSegment) }
      case .mapped(let list, let transform):
        add(list, transforms: [transform] + transforms, isInSegment: isInSegment)
      case .block(let list, let role):
        let start = count
        add(list, transforms: transforms, isInSegment: true)
        if !isInSegment { segments.append(LazySegment(role: role, count: count - start)) }
      case .elements(let elements):
        add(Run(source: .elements(elements), transforms: transforms, count: elements.count), isInSegment)
      case .items(let items, let version):
        let source = Run.Source.items(items, version: version, keys: items.rowKeys, perRow: items.viewsPerRow)
        add(Run(source: source, transforms: transforms, count: items.count), isInSegment)
      }
    }

    private mutating func add(_ run: Run, _ isInSegment: Bool) {
      if run.count == 0 {
        if case .items = run.source { empty.append(run.transforms) }
        return
      }
      var run = run
      run.start = count
      runs.append(run)
      count += run.count
      if isInSegment { return }
      if let last = segments.last, last.role == nil {
        segments[segments.count - 1].count += run.count
      } else {
        segments.append(LazySegment(role: nil, count: run.count))
      }
    }
  }

  // MARK: Views

  func key(at index: Int) -> ViewList.Key {
    let run = runs[self.run(of: index)]
    let offset = index - run.start
    switch run.source {
    case .elements(let elements): return ViewList.Key(row: Int(elements[offset].identity))
    case .items(_, _, let keys, let perRow): return keys.key(at: offset / perRow, part: offset % perRow)
    }
  }

  /// The view at `index`, and the rows that it belongs to, which are told when it is let go.
  func element(at index: Int) -> (element: ViewElement, items: (any LazyItems)?) {
    let run = runs[self.run(of: index)]
    var element: ViewElement
    var owner: (any LazyItems)?
    switch run.source {
    case .elements(let elements): element = elements[index - run.start]
    case .items(let items, _, _, _):
      element = items.element(at: index - run.start)
      owner = items
    }
    for transform in run.transforms { element = transform(element) }
    return (element, owner)
  }

  /// The last run that starts at or before `index`.
  func run(of index: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Finding

  /// The id that names the view at `index`: that of its row, without making it.
  func id(at index: Int, below ancestor: ViewPath?) -> AnyHashable? {
    let run = runs[self.run(of: index)]
    switch run.source {
    case .elements(let elements): return elements[index - run.start].path?.nearestID(below: ancestor)
    case .items(let items, _, _, let perRow): return items.id(at: (index - run.start) / perRow)
    }
  }

  /// The section that a view belongs to.
  func section(of index: Int) -> LazySection? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].views.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].views.contains(index) ? sections[low] : nil
  }

  /// What a view is called in a selection: its tag, or the id that names it. A row that has tags is made for it.
  func value(at index: Int, below ancestor: ViewPath?, in graph: Graph) -> AnyHashable? {
    let run = runs[self.run(of: index)]
    let offset = index - run.start
    switch run.source {
    case .elements(let elements): return elements[offset].value(below: ancestor, in: graph)
    case .items(let items, _, let keys, let perRow):
      guard sample(of: self.run(of: index), in: graph).hasTags else { return items.id(at: offset / perRow) }
      let element = items.element(at: offset)
      defer { items.release(keys.key(at: offset / perRow, part: offset % perRow)) }
      return element.traits.read(TagTrait.self, in: graph).flatMap(\.self) ?? items.id(at: offset / perRow)
    }
  }

  /// What views are called that `isIncluded`, in order. Where the first row of a `ForEach` has no tag, none has.
  func values(
    in range: Range<Int>, below ancestor: ViewPath?, in graph: Graph, where isIncluded: (Int) -> Bool
  ) -> [AnyHashable] {
    var result: [AnyHashable] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let run = runs[self.run(of: index)]
      let end = min(range.upperBound, run.start + run.count)
      if case .items(let items, _, _, let perRow) = run.source, !sample(of: self.run(of: index), in: graph).hasTags {
        var last: Int?
        for view in index..<end where isIncluded(view) {
          let row = (view - run.start) / perRow
          if row != last, let id = items.id(at: row) { result.append(id) }
          last = row
        }
      } else {
        for view in index..<end where isIncluded(view) {
          if let value = value(at: view, below: ancestor, in: graph) { result.append(value) }
        }
      }
      index = end
    }
    return result
  }

  /// What rows of a `ForEach` have besides their views: where its first row has none, none has.
  private struct RowTraits {
    var hasTags = false
    var canDisableDeletion = false
    var canDisableMoves = false
    var canDisableSelection = false
    var deletion: Attribute<((IndexSet) -> Void)?>?
    var movement: Attribute<((IndexSet, Int) -> Void)?>?
    var insertion: Attribute<RowInsertion?>?
  }

  private func sample(of number: Int, in graph: Graph) -> RowTraits {
    if let known = samples[number] { return known }
    let run = runs[number]
    var traits = RowTraits()
    if case .items(let items, _, let keys, _) = run.source, run.count > 0 {
      let element = element(at: run.start).element
      traits.hasTags = graph.withoutTracking { element.traits.has(TagTrait.self, in: graph) }
      traits.canDisableDeletion = element.traits.mayHave(DeleteDisabledTrait.self)
      traits.canDisableMoves = element.traits.mayHave(MoveDisabledTrait.self)
      traits.canDisableSelection = graph.withoutTracking { element.traits.has(SelectionDisabledTrait.self, in: graph) }
      traits.deletion = element.traits[OnDeleteTrait.self]
      traits.movement = element.traits[OnMoveTrait.self]
      traits.insertion = element.traits[OnInsertTrait.self]
      items.release(keys.key(at: 0, part: 0))
    }
    samples[number] = traits
    return traits
  }

  /// What deletes the row of a view, and the row's offset in its `ForEach`; nil where it cannot be deleted.
  func deletion(at index: Int, in graph: Graph) -> (run: Int, offset: Int, action: (IndexSet) -> Void)? {
    let number = run(of: index)
    let run = runs[number]
    guard case .items(_, _, _, let perRow) = run.source else { return nil }
    let row = (index - run.start) / perRow
    let traits = sample(of: number, in: graph)
    guard let action = traits.deletion.flatMap({ graph.read($0) }) else { return nil }
    if traits.canDisableDeletion, isOn(DeleteDisabledTrait.self, at: index, in: graph) { return nil }
    return (number, row, action)
  }

  /// What moves rows of a `ForEach`: its views, how many of them a row has, and the action.
  typealias Movement = (range: Range<Int>, perRow: Int, action: (IndexSet, Int) -> Void)

  /// What moves the row of a view; nil where it cannot be moved.
  func movement(at index: Int, in graph: Graph) -> Movement? {
    let number = run(of: index)
    let run = runs[number]
    guard case .items(_, _, _, let perRow) = run.source else { return nil }
    let traits = sample(of: number, in: graph)
    guard let action = traits.movement.flatMap({ graph.read($0) }) else { return nil }
    if traits.canDisableMoves, isOn(MoveDisabledTrait.self, at: index, in: graph) { return nil }
    return (run.start..<run.start + run.count, perRow, action)
  }

  /// What takes drops between the rows of the `ForEach` of a view, all views of that, and how many a row has.
  func insertion(at index: Int, in graph: Graph) -> (range: Range<Int>, perRow: Int, insertion: RowInsertion)? {
    let number = run(of: index)
    let run = runs[number]
    guard case .items(_, _, _, let perRow) = run.source,
      let insertion = sample(of: number, in: graph).insertion.flatMap({ graph.read($0) })
    else { return nil }
    return (run.start..<run.start + run.count, perRow, insertion)
  }

  /// What takes drops for the first `ForEach` without rows that takes any.
  func emptyInsertion(in graph: Graph) -> RowInsertion? {
    for transforms in empty {
      // No row exists that could have the trait, so that one is asked which is never made.
      var element = ViewElement(identity: 0, owner: graph.rootSubgraph) { _ in _ViewOutputs() }
      for transform in transforms { element = transform(element) }
      if let insertion = element.traits[OnInsertTrait.self].flatMap({ graph.read($0) }) { return insertion }
    }
    return nil
  }

  /// Whether users may not select the row of a view.
  func isSelectionDisabled(at index: Int, in graph: Graph) -> Bool {
    let number = run(of: index)
    let run = runs[number]
    if case .elements(let elements) = run.source {
      var element = elements[index - run.start]
      for transform in run.transforms { element = transform(element) }
      return element.traits.read(SelectionDisabledTrait.self, in: graph) ?? false
    }
    return sample(of: number, in: graph).canDisableSelection && isOn(SelectionDisabledTrait.self, at: index, in: graph)
  }

  /// What a trait says of a view of a `ForEach`, which is made for it.
  private func isOn<Trait: ViewTraitKey>(_: Trait.Type, at index: Int, in graph: Graph) -> Bool
  where Trait.Value == Bool {
    let run = runs[self.run(of: index)]
    guard case .items(let items, _, let keys, let perRow) = run.source else { return false }
    let element = element(at: index).element
    let offset = index - run.start
    defer { items.release(keys.key(at: offset / perRow, part: offset % perRow)) }
    return element.traits.read(Trait.self, in: graph) ?? false
  }

  /// The view that is called so: looked for around where it was, then by its id, then everywhere.
  func index(ofValue value: AnyHashable, near index: Int, below ancestor: ViewPath?, in graph: Graph) -> Int? {
    for distance in 0...8 {
      for candidate in [index - distance, index + distance] where candidate >= 0 && candidate < count {
        if self.value(at: candidate, below: ancestor, in: graph) == value { return candidate }
      }
    }
    for (number, run) in runs.enumerated() {
      switch run.source {
      case .items(let items, _, _, _) where !sample(of: number, in: graph).hasTags:
        if let offset = items.index(ofID: value) { return run.start + offset }
      default:
        for view in run.start..<run.start + run.count
        where self.value(at: view, below: ancestor, in: graph) == value { return view }
      }
    }
    return nil
  }

  /// The first view of the row that a `ForEach` makes for `id`, or the view that has it, without making rows.
  func index(ofID id: AnyHashable, below ancestor: ViewPath?) -> Int? {
    for run in runs {
      let offset =
        switch run.source {
        case .elements(let elements): elements.firstIndex { $0.path?.names(id, below: ancestor) == true }
        case .items(let items, _, _, _): items.index(ofID: id)
        }
      if let offset { return run.start + offset }
    }
    return nil
  }

  /// The view that gives itself the id, as `Row().id(7)` does.
  ///
  /// Asks each row in turn which views it has, so it costs their `ForEach` closures, but no body of a row's views.
  func index(ofViewWithID id: AnyHashable) -> Int? {
    for run in runs {
      if case .items(let items, _, _, _) = run.source, let offset = items.index(ofViewWithID: id) {
        return run.start + offset
      }
    }
    return nil
  }
}

/// The views of a container, gathered whenever its list changes.
struct LazyContentRule: Rule {
  let list: Attribute<ViewList>

  func value(_ context: RuleContext<LazyContent>) -> LazyContent {
    .content(of: context.read(list), last: context.previous)
  }

  static var updateKind: UpdateKind { .list }
}
