import CoreTransferable
import Foundation

/// What letting go would do.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: the drag ends without a trace.
  case cancel
  /// Nothing: it cannot be dropped here.
  case forbidden
  /// What is dropped is there twice.
  case copy
  /// What is dropped leaves its old place.
  case move
}

/// What a drop delegate would do if the pointer let go now.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation
  /// Proposes an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view, and where.
public struct DropInfo: Sendable {
  /// In the view's space, in points.
  public let location: CGPoint
  let content: DragContent

  /// Whether anything dragged is of one of the types or a kind of it.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// Whether anything dragged is of one of the types or a kind of it.
  public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.map { .named($0) }) }

  /// The items that are of one of the types or a kind of it.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    content.items.filter { item in
      item.registeredContentTypes.contains { offered in contentTypes.contains { offered.conforms(to: $0) } }
    }
  }

  /// The items that are of one of the types or a kind of it.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.map { .named($0) }) }
}

/// Decides what happens when something is dragged over a view and dropped on it.
///
/// In order: `validateDrop`, and where that is true `dropEntered`, `dropUpdated` for each move, and in the end either
/// `dropExited` or `performDrop`.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes what comes, asked once as the pointer enters; true where it is not implemented.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; returns whether it did.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  /// The drag came over the view.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// What a drop would do now; nil leaves it at what it was, a copy at first.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// The drag left the view, or was given up.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True: the type is enough.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil: a copy.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
