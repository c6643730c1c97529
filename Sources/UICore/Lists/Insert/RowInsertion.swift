import CoreTransferable
import Foundation

/// What is done with something that is dropped between the rows of a `ForEach`.
struct RowInsertion {
  let takes: (NSItemProvider) -> Bool
  /// Before which element, and what; returns whether it is taken.
  let perform: (Int, DragContent) -> Bool
}

enum OnInsertTrait: ViewTraitKey { typealias Value = RowInsertion? }

extension DynamicViewContent {
  /// Lets something be dropped between the rows of a list, and calls `action` with the offset of the element before which it
  /// is, the count for the end, and the items of one of the types.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    func takes(_ item: NSItemProvider) -> Bool {
      item.registeredContentTypes.contains { offered in supportedContentTypes.contains { offered.conforms(to: $0) } }
    }
    return modifier(
      TraitModifier<OnInsertTrait>(
        value: RowInsertion(takes: takes) { offset, content in
          action(offset, content.items.filter(takes))
          return true
        }))
  }

  /// Lets something be dropped between the rows of a list, and calls `action` with the offset of the element before which it
  /// is, the count for the end, and the items of one of the types, by their identifiers.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { onInsert(of: acceptedTypeIdentifiers.map { .named($0) }, perform: action) }

  /// Lets values be dropped between the rows of a list, and calls `action` with them and the offset of the element before
  /// which they are, the count for the end.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      TraitModifier<OnInsertTrait>(
        value: RowInsertion(takes: { $0.canLoadTransferable(type: T.self) }) { offset, content in
          DroppedValues<T>.load(content) { values in
            action(values, offset)
            return true
          }
        }))
  }
}
