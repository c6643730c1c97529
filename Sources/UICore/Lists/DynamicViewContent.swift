import AttributeGraph
import Foundation

/// Views made from the elements of a collection, whose rows a list can change.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of what the views are made from.
  associatedtype Data: Collection
  /// What the views are made from.
  @MainActor @preconcurrency var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// What the content is made from.
  public var data: Content.Data { content.data }
}

enum OnDeleteTrait: ViewTraitKey { typealias Value = ((IndexSet) -> Void)? }
enum DeleteDisabledTrait: ViewTraitKey { typealias Value = Bool }
enum OnMoveTrait: ViewTraitKey { typealias Value = ((IndexSet, Int) -> Void)? }
enum MoveDisabledTrait: ViewTraitKey { typealias Value = Bool }

extension DynamicViewContent {
  /// Calls `action` with the offsets of the elements whose rows the user deletes, as with the Delete key in a list where
  /// they are selected.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(TraitModifier<OnDeleteTrait>(value: action))
  }

  /// Lets the user drag rows of a list to another place, and calls `action` with the offsets of their elements and that of
  /// the element before which they are dropped, all as the data are then; the count stands for the end.
  ///
  /// A pressed row that is selected takes the other selected rows along. `move(fromOffsets:toOffset:)` does to an array what
  /// the user did to the rows. Rows stay among those of their `ForEach`. A mouse drags rows; a finger scrolls.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(TraitModifier<OnMoveTrait>(value: action))
  }
}

extension View {
  /// Keeps users from deleting the row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Keeps users from moving the row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }
}
