import AttributeGraph
import Foundation
import Geometry

/// Views that belong together, with a header before and a footer after them.
///
/// A list sets headers and footers apart; other containers see them as views like the content.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether a list shows the content; nil where it always does.
  let isExpanded: Binding<Bool>?

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
  }
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

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section of a list whose header has an arrow that shows and hides the content.
  ///
  /// - Parameter isExpanded: whether the content shows. Rows that are hidden are removed, with their state.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
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

  /// A section of a list whose title has an arrow that shows and hides the content.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// A section of a list whose title, shown as it is, has an arrow that shows and hides the content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
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
    let expandedOffset = aligned(
      footerOffset + MemoryLayout<Footer>.size, to: MemoryLayout<Binding<Bool>?>.alignment)
    let isInList = inputs.isInList
    let isExpanded =
      isInList ? view.field(at: expandedOffset, as: Binding<Bool>?.self, in: graph).attribute : nil
    let isShown = isExpanded.map { graph.rule(IsExpandedRule(binding: $0)) }
    var header = Parent._makeViewList(
      view: view.field(at: 0, as: Parent.self, in: graph), inputs: inputs.styled(isFooter: false))
    let margins = isInList ? inputs.sectionMargins : nil
    if isInList, inputs.hasCards || margins != nil, header.fixedElements?.isEmpty == true {
      header = .gap(.top, inputs)
    }
    let content = Content._makeViewList(
      view: view.field(at: contentOffset, as: Content.self, in: graph), inputs: inputs)
    var footer = Footer._makeViewList(
      view: view.field(at: footerOffset, as: Footer.self, in: graph), inputs: inputs.styled(isFooter: true))
    if margins != nil, footer.fixedElements?.isEmpty == true { footer = .gap(.bottom, inputs) }
    return .concatenation([
      header.marked(.header, isExpanded, hasHeadings: isInList || inputs.hasSectionStyle, in: graph),
      .block(content, _SectionBlock(role: .content, isShown: isShown)),
      footer.marked(.footer, nil, hasHeadings: false, in: graph),
    ])
  }

  /// A list tells a section's parts apart by their blocks, which the rows of a constant number of views do not have.
  nonisolated public static var _viewListCount: Int? { nil }
}

private struct IsExpandedRule: Rule {
  let binding: Attribute<Binding<Bool>?>

  func value(_ context: RuleContext<Bool>) -> Bool {
    let binding = context.read(binding)
    return context.observing { binding?.wrappedValue ?? true }
  }
}

/// Of what stands for a header or footer that a section has not: the room before or behind its card, in points, where a program
/// says something.
enum SectionGapTrait: ViewTraitKey { typealias Value = CGFloat? }

/// The room before or behind the rows of a section without header or footer.
private struct SectionGapRule: Rule {
  let edge: VerticalEdge
  let margins: Attribute<ListSectionMargins?>
  let spacing: Attribute<CGFloat?>
  let style: Attribute<_ListStyleKind>

  func value(_ context: RuleContext<CGFloat?>) -> CGFloat? {
    let margins = context.read(margins)
    if edge == .bottom { return margins?.bottom ?? 0 }
    if let top = margins?.top { return top }
    // Only cards are set apart by the list.
    return context.read(style).isGrouped ? context.read(spacing) : 0
  }
}

enum SectionRoleTrait: ViewTraitKey { typealias Value = SectionRole }
/// Of a header.
enum SectionExpansionTrait: ViewTraitKey { typealias Value = Binding<Bool>? }

extension _ViewListOutputs {
  /// What stands for the header or the footer of a section that has none.
  fileprivate static func gap(_ edge: VerticalEdge, _ inputs: _ViewListInputs) -> _ViewListOutputs {
    let graph = inputs.graph
    var element = ViewElement(at: inputs.base) { _ in _ViewOutputs(layout: graph.source(LeafComputer { _ in .zero })) }
    let environment = inputs.base.environment
    element.traits[SectionGapTrait.self] = graph.rule(
      SectionGapRule(
        edge: edge, margins: environment.value(\.listSectionMargins, in: graph),
        spacing: environment.value(\.listSectionSpacing, in: graph),
        style: environment.value(\.listStyle, in: graph)))
    return .element(element)
  }

  fileprivate func marked(
    _ role: SectionRole, _ isExpanded: Attribute<Binding<Bool>?>?, hasHeadings: Bool, in graph: Graph
  ) -> _ViewListOutputs {
    if let elements = fixedElements, elements.isEmpty { return self }
    let trait = graph.source(role)
    let headings = hasHeadings ? graph.source(AccessibilityAttachmentModifier.accessibleHeadings) : nil
    let marked = map(in: graph) { element in
      var element = element
      if element.traits[SectionRoleTrait.self] == nil {
        if let headings {
          element = element.wrapping {
            AccessibilityAttachmentModifier._makeView(modifier: _GraphValue(headings), inputs: $0, body: $1)
          }
        }
        element.traits[SectionRoleTrait.self] = trait
        element.traits[SectionExpansionTrait.self] = isExpanded
      }
      return element
    }
    return .block(marked, _SectionBlock(role: role, isShown: nil))
  }
}

extension _ViewListInputs {
  /// Whether the list around is of a style that has cards, when it is made.
  fileprivate var hasCards: Bool { initialValue(of: \.listStyle).isGrouped }

  /// What a program says of the room around the section; nil where it said nothing when the section was made.
  fileprivate var sectionMargins: ListSectionMargins? { initialValue(of: \.listSectionMargins) }

  fileprivate var isInList: Bool { initialValue(of: \.isInList) }

  /// Whether a container around gives headers and footers a look, when they are made.
  fileprivate var hasSectionStyle: Bool { initialValue(of: \.sectionStyle) != nil }

  /// The inputs for a header or footer: in a list they look different from rows, and so where a container says.
  fileprivate func styled(isFooter: Bool) -> _ViewListInputs {
    if hasSectionStyle { return changed(by: SectionStyleModifier(isFooter: isFooter)) }
    return isInList ? changed(by: ListHeaderStyle(isFooter: isFooter)) : self
  }

  private func changed<M: EnvironmentModifier>(by modifier: M) -> _ViewListInputs {
    let style = graph.source(modifier)
    var inputs = self
    let values = graph.rule(EnvironmentModifierRule(outer: base.environment.values, modifier: style))
    inputs.base.enterEnvironment(values)
    return inputs
  }
}

/// How a container has the headers and footers of the sections inside.
package struct SectionStyle {
  package let headerFont: Font
  package let headerColor: Color

  package init(headerFont: Font, headerColor: Color) { (self.headerFont, self.headerColor) = (headerFont, headerColor) }
}

private enum SectionStyleKey: EnvironmentKey { static var defaultValue: SectionStyle? { nil } }

extension EnvironmentValues {
  package var sectionStyle: SectionStyle? {
    get { self[SectionStyleKey.self] }
    set { self[SectionStyleKey.self] = newValue }
  }
}

nonisolated private struct SectionStyleModifier: EnvironmentModifier {
  let isFooter: Bool

  func change(_ values: inout EnvironmentValues) {
    guard let style = values.sectionStyle else { return }
    values.setContained(\.font, isFooter ? .footnote : style.headerFont)
    values.defaultForegroundStyle = AnyShapeStyle(isFooter ? Color.quietText : style.headerColor)
  }
}
