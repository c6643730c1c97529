import AttributeGraph

/// The views that other content resolves to, as the data of a `ForEach`. Empty until the `ForEach` is shown.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection, ResolvedData {
  let source: AnyView
  private var subviews: ArraySlice<Subview> = []

  init(_ source: AnyView) { self.source = source }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }

  func resolved(_ list: ViewList, in graph: Graph, below ancestor: ViewPath?) -> Self {
    var data = self
    data.subviews = [Subview](list, in: graph, below: ancestor)[...]
    return data
  }
}

/// The sections of other content, as the data of a `ForEach`. Empty until the `ForEach` is shown.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection, ResolvedData {
  let source: AnyView
  private var sections: ArraySlice<SectionConfiguration> = []

  init(_ source: AnyView) { self.source = source }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  func resolved(_ list: ViewList, in graph: Graph, below ancestor: ViewPath?) -> Self {
    var data = self
    data.sections = [SectionConfiguration](list, in: graph, below: ancestor)[...]
    return data
  }
}

/// Data that are made from the views of other content.
nonisolated protocol ResolvedData: RandomAccessCollection {
  var source: AnyView { get }
  func resolved(_ list: ViewList, in graph: Graph, below ancestor: ViewPath?) -> Self
}

nonisolated extension ResolvedData {
  /// A `ForEach` whose data follow the content that they are made from.
  ///
  /// - Parameter view: of data of this type.
  static func resolving<Data, ID, Row: View>(
    _ view: _GraphValue<ForEach<Data, ID, Row>>, _ inputs: _ViewListInputs
  ) -> _GraphValue<ForEach<Data, ID, Row>> {
    let graph = inputs.graph
    let source = view.map(in: graph) { ($0.data as! Self).source }
    let list = AnyView._makeViewList(view: source, inputs: inputs).attribute(in: graph)
    let rule = ResolvedForEachRule<Self, Data, ID, Row>(
      view: view.attribute, list: list, ancestor: inputs.base.path)
    return _GraphValue(graph.rule(rule))
  }
}

private struct ResolvedForEachRule<Resolved, Data, ID, Row>: Rule
where Resolved: ResolvedData, Data: RandomAccessCollection, ID: Hashable, Row: View {
  let view: Attribute<ForEach<Data, ID, Row>>
  let list: Attribute<ViewList>
  let ancestor: ViewPath?

  func value(_ context: RuleContext<ForEach<Data, ID, Row>>) -> ForEach<Data, ID, Row> {
    var view = context.read(view)
    let data = (view.data as! Resolved).resolved(context.read(list), in: context.graph, below: ancestor)
    view.data = data as! Data
    return view
  }
}

extension ForEach where Content: View, Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
  /// What a closure makes of each of the views that other content resolves to.
  ///
  /// A view keeps its state for as long as it is in that content. Each row of a `ForEach` in it is made, whether it is in
  /// sight or not.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(_data: ForEachSubviewCollection(AnyView(view)), id: \.id, content: content)
  }
}

extension ForEach where Content: View, Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
  /// What a closure makes of each of the sections of other content; views outside of all sections are in sections without
  /// a header.
  ///
  /// Each row of a `ForEach` in it is made, whether it is in sight or not.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(_data: ForEachSectionCollection(AnyView(view)), id: \.id, content: content)
  }
}
