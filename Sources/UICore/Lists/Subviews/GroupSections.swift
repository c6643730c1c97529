import AttributeGraph

/// A section of a container's content; views outside of all sections are in sections without a header.
nonisolated public struct SectionConfiguration: Identifiable {
  /// Who a section is: as long as its first view is the same.
  public struct ID: Hashable, Sendable {
    fileprivate let identity: UInt32
  }

  fileprivate(set) public var id: ID
  /// The views of its header.
  fileprivate(set) public var header: SubviewsCollection
  /// The views of its content.
  fileprivate(set) public var content: SubviewsCollection
  /// The views of its footer.
  fileprivate(set) public var footer: SubviewsCollection
}

/// The sections of a container's content.
nonisolated public struct SectionCollection: RandomAccessCollection {
  private let sections: ArraySlice<SectionConfiguration>

  init(_ sections: ArraySlice<SectionConfiguration>) { self.sections = sections }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// What `Group(sections:)` makes of the sections of other content.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
  let sections: Sections
  let content: (SectionCollection) -> Content

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let list = Sections._makeViewList(view: view.field(at: 0, as: Sections.self, in: graph), inputs: inputs)
    let rule = SectionsRule(view: view.attribute, list: list.attribute(in: graph), ancestor: inputs.base.path)
    return Content._makeViewList(view: _GraphValue(graph.rule(rule)), inputs: inputs)
  }

  nonisolated public static var _viewListCount: Int? { Content._viewListCount }
  nonisolated public static var _isSingleView: Bool { false }
}

private struct SectionsRule<Sections: View, Content: View>: Rule {
  let view: Attribute<GroupSectionsOfContent<Sections, Content>>
  let list: Attribute<ViewList>
  let ancestor: ViewPath?

  func value(_ context: RuleContext<Content>) -> Content {
    let make = context.read(view).content
    let sections = [SectionConfiguration](context.read(list), in: context.graph, below: ancestor)
    return context.observing { make(SectionCollection(sections[...])) }
  }
}

extension [SectionConfiguration] {
  /// All sections of a list.
  init(_ list: ViewList, in graph: Graph, below ancestor: ViewPath?) {
    var collector = SectionCollector(graph: graph, ancestor: ancestor)
    collector.add(list)
    self = collector.finished
  }
}

/// Puts the views of a list into their sections.
private struct SectionCollector {
  let graph: Graph
  let ancestor: ViewPath?
  private struct Part {
    var header: [Subview] = []
    var content: [Subview] = []
    var footer: [Subview] = []
    /// Whether a `Section` made it, and its content has come.
    var isComplete = false
  }
  private var parts: [Part] = []

  init(graph: Graph, ancestor: ViewPath?) { (self.graph, self.ancestor) = (graph, ancestor) }

  mutating func add(_ list: ViewList) {
    switch list {
    case .concatenation(let lists): for list in lists { add(list) }
    case .block(let list, .header): parts.append(Part(header: subviews(list)))
    case .block(let list, .content):
      if parts.last.map({ $0.header.isEmpty || $0.isComplete }) ?? true { parts.append(Part()) }
      parts[parts.count - 1].content = subviews(list)
      parts[parts.count - 1].isComplete = true
    case .block(let list, .footer): if !parts.isEmpty { parts[parts.count - 1].footer = subviews(list) }
    case .mapped(let inner, let transform): addMapped(inner, transform)
    case .elements, .items:
      let new = subviews(list)
      if new.isEmpty { return }
      if parts.last?.isComplete ?? true { parts.append(Part()) }
      parts[parts.count - 1].content += new
    }
  }

  /// Modifiers around several sections are those of each view in them.
  private mutating func addMapped(_ list: ViewList, _ transform: @escaping (ViewElement) -> ViewElement) {
    switch list {
    case .concatenation(let lists): for list in lists { addMapped(list, transform) }
    case .block(let list, let role): add(.block(.mapped(list, transform), role))
    case .mapped(let inner, let first): addMapped(inner) { transform(first($0)) }
    case .elements(let elements): add(.elements(elements.map(transform)))
    case .items(let items, _): add(.elements((0..<items.count).map { transform(items.element(at: $0)) }))
    }
  }

  private func subviews(_ list: ViewList) -> [Subview] { [Subview](list, in: graph, below: ancestor) }

  var finished: [SectionConfiguration] {
    parts.compactMap { part in
      guard let first = (part.header + part.content + part.footer).first else { return nil }
      return SectionConfiguration(
        id: SectionConfiguration.ID(identity: first.element.identity), header: SubviewsCollection(part.header[...]),
        content: SubviewsCollection(part.content[...]), footer: SubviewsCollection(part.footer[...]))
    }
  }
}

extension Group where Content: View {
  /// What a closure makes of the sections of other content.
  ///
  /// Each row of a `ForEach` in it is made, whether it is in sight or not.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, content: transform)
  }
}
