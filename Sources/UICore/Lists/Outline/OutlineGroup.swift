import Foundation

/// A tree of data: each element a view, those with children a group that discloses them.
///
/// Only what is disclosed is made.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate let data: Data
  fileprivate let outline: Outline<Data, ID, Leaf>
}

/// How a tree is walked and shown.
struct Outline<Data: RandomAccessCollection, ID: Hashable, Content> {
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Content
}

/// What an outline shows below an element.
public struct OutlineSubgroupChildren: View {
  let content: AnyView
  public var body: some View { content }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// - Parameter children: nil for elements that can have none.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, outline: Outline(id: \.id, children: { $0[keyPath: children] }, content: content))
  }

  /// Elements identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data: data, outline: Outline(id: id, children: { $0[keyPath: children] }, content: content)) }

  /// A tree with one root.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], Element: Identifiable, ID == Element.ID {
    self.init([root], children: children, content: content)
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View { OutlineLevel(data: data, outline: outline) }
}

private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let outline: Outline<Data, ID, Content>

  var body: some View {
    ForEach(data, id: outline.id) { OutlineNode(element: $0, outline: outline) }
  }
}

private struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let element: Data.Element
  let outline: Outline<Data, ID, Content>

  var body: some View {
    if let children = outline.children(element) {
      DisclosureGroup {
        OutlineLevel(data: children, outline: outline)
      } label: {
        outline.content(element)
      }
    } else {
      // Under the labels of those with an arrow.
      outline.content(element).padding(.leading, DisclosureMetrics.indent)
    }
  }
}

extension List {
  /// A tree: a row for each element of the data, those with children open to show them.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    SelectionValue == Never, Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  { self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: .none) }

  /// A tree of which one row can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { .single($0) } ?? .none)
  }

  /// A tree of which any rows can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { .multiple($0) } ?? .none)
  }
}
