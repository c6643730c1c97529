import AttributeGraph
import Foundation

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// What the rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// None: the table makes the rows itself.
  public typealias TableRowBody = Never

  nonisolated public static func _makeTableRows(
    content: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let views = content.map(in: inputs.graph) { section in
      Views(
        header: ModifiedContent(content: section.header, modifier: ListHeaderStyle(isFooter: false)),
        content: TableRowViews(rows: section.content),
        footer: ModifiedContent(content: section.footer, modifier: ListHeaderStyle(isFooter: true)))
    }
    return Views._makeViewList(view: views, inputs: inputs)
  }

  private typealias Views = Section<
    ModifiedContent<Parent, ListHeaderStyle>, TableRowViews<Content>, ModifiedContent<Footer, ListHeaderStyle>
  >

  nonisolated public static var _tableRowCount: Int? { Views._viewListCount }
  nonisolated public static var _disclosesTableRows: Bool { Content._disclosesTableRows }
}

extension Section where Parent: View, Content: TableRowContent, Footer: View {
  /// Rows that belong together, with a header before and a footer after them.
  public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) where V == Content.TableRowValue { self.init(header: header(), content: content(), footer: footer()) }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Rows that belong together, with a header before them.
  public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where V == Content.TableRowValue { self.init(header: header(), content: content(), footer: EmptyView()) }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Rows that belong together.
  public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Rows that belong together under a title.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue { self.init(header: Text(titleKey), content: content(), footer: EmptyView()) }

  /// Rows that belong together under a title.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue { self.init(header: Text(title), content: content(), footer: EmptyView()) }
}
