import AttributeGraph
import Foundation

/// What users may do to the elements of a collection that a list shows: a set of `delete` and `move`.
public struct EditActions<Data>: OptionSet, Sendable {
  /// A bit for each action.
  public let rawValue: Int
  /// The actions of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting elements: by the Delete key, by swiping a row, or while the list is edited.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Moving elements to another place, by dragging their rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// Both.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// The views of an element that users may delete or move.
nonisolated public struct EditableCollectionContent<Content, Data> {
  let content: Content
}

extension EditableCollectionContent: View where Content: View {
  /// None: it stands for the views that the element has.
  public var body: Never { fatalError("EditableCollectionContent is drawn by Apus and has no body") }

  nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: view.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }
  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    Content._makeViewList(view: view.field(at: 0, as: Content.self, in: inputs.graph), inputs: inputs)
  }
  nonisolated public static var _viewListCount: Int? { Content._viewListCount }
}

/// Rows that users may delete or move.
private protocol EditableRows {}
extension EditableCollectionContent: EditableRows {}

private let editableRows = DeclaredConformances<any EditableRows.Type>(to: (any EditableRows).self)

func areEditable(_ rows: Any.Type) -> Bool { editableRows.cast(rows) != nil }

/// What deletes and moves the elements of a `ForEach`.
@usableFromInline struct RowEdits {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  init<Data: MutableCollection & RandomAccessCollection>(_ actions: EditActions<Data>, _ data: Binding<Data>) {
    delete = actions.rawValue & 1 == 0 ? nil : { Self.remove($0, from: data) }
    move = actions.rawValue & 2 == 0 ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
  }

  private static func remove<Data>(_ offsets: IndexSet, from data: Binding<Data>) {
    func without(_ elements: some RangeReplaceableCollection) -> Any {
      var elements = elements
      elements.remove(atOffsets: offsets)
      return elements
    }
    // Only such collections have the action.
    guard let elements = data.wrappedValue as? any RangeReplaceableCollection,
      let rest = without(elements) as? Data
    else { return }
    data.wrappedValue = rest
  }
}

extension ForEach {
  /// Rows that may change the elements of the collection behind the binding, and that users may delete or move.
  ///
  /// What a row says by `deleteDisabled` and `moveDisabled` counts.
  ///
  /// - Parameter editActions: what users may do to the elements.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID, Content == EditableCollectionContent<R, C> {
    self.init(_data: data, id: { $0.wrappedValue.id }, content: { EditableCollectionContent(content: content($0)) })
    edits = RowEdits(editActions, data)
  }

  /// Rows that may change the elements of the collection behind the binding, identified by the value at the key path, and that
  /// users may delete or move.
  ///
  /// - Parameter editActions: what users may do to the elements.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where Data == Binding<C>, Content == EditableCollectionContent<R, C> {
    self.init(
      _data: data, id: { $0.wrappedValue[keyPath: id] }, content: { EditableCollectionContent(content: content($0)) })
    edits = RowEdits(editActions, data)
  }
}

extension _ViewListOutputs {
  /// Lets users do to the rows of a `ForEach` what it says.
  func editable(by edits: Attribute<RowEdits?>, in graph: Graph) -> _ViewListOutputs {
    let delete = graph.rule(MapRule(source: edits) { $0?.delete })
    let move = graph.rule(MapRule(source: edits) { $0?.move })
    return map(in: graph) { element in
      var element = element
      if element.traits[OnDeleteTrait.self] == nil { element.traits[OnDeleteTrait.self] = delete }
      if element.traits[OnMoveTrait.self] == nil { element.traits[OnMoveTrait.self] = move }
      return element
    }
  }
}
