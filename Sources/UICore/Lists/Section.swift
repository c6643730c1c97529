import AttributeGraph

/// Views that belong together, with a header before and a footer after them.
///
/// A list sets headers and footers apart; other containers see them as views like the content.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { fatalError("Section is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitStack(view: view, inputs: inputs)
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let graph = inputs.graph
    let contentOffset = offsetOfSecond(Parent.self, Content.self)
    let footerOffset = aligned(contentOffset + MemoryLayout<Content>.size, to: MemoryLayout<Footer>.alignment)
    let header = Parent._makeViewList(
      view: view.field(at: 0, as: Parent.self, in: graph), inputs: inputs.styled(isFooter: false))
    let content = Content._makeViewList(
      view: view.field(at: contentOffset, as: Content.self, in: graph), inputs: inputs)
    let footer = Footer._makeViewList(
      view: view.field(at: footerOffset, as: Footer.self, in: graph), inputs: inputs.styled(isFooter: true))
    return .concatenation([
      header.marked(.header, in: graph), .block(content, _SectionBlock(role: .content)),
      footer.marked(.footer, in: graph),
    ])
  }

  nonisolated public static var _viewListCount: Int? {
    guard let header = Parent._viewListCount, let content = Content._viewListCount,
      let footer = Footer._viewListCount
    else { return nil }
    return header + content + footer
  }
}

enum SectionRoleTrait: ViewTraitKey { typealias Value = SectionRole }

extension _ViewListOutputs {
  fileprivate func marked(_ role: SectionRole, in graph: Graph) -> _ViewListOutputs {
    if let elements = fixedElements, elements.isEmpty { return self }
    let trait = graph.source(role)
    let marked = map(in: graph) { element in
      var element = element
      if element.traits[SectionRoleTrait.self] == nil { element.traits[SectionRoleTrait.self] = trait }
      return element
    }
    return .block(marked, _SectionBlock(role: role))
  }
}

extension _ViewListInputs {
  /// The inputs for a header or footer: in a list they look different from rows.
  fileprivate func styled(isFooter: Bool) -> _ViewListInputs {
    let isInList = base.environment.value(\.isInList, in: graph)
    guard graph.withoutTracking({ graph.read(isInList) }) else { return self }
    let style = graph.source(ListHeaderStyle(isFooter: isFooter))
    var inputs = self
    let values = graph.rule(EnvironmentModifierRule(outer: base.environment.values, modifier: style))
    inputs.base.environment = EnvironmentScope(values, in: graph, cutoff: base.cutoff)
    return inputs
  }
}
