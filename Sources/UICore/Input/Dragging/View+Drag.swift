import CoreTransferable
import Foundation

extension View {
  /// Lets the view be dragged; the closure says what, as the drag begins.
  ///
  /// A mouse drags once it has moved ten points, a finger after half a second. What is dragged looks like the view.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(item: data, preview: nil))
  }

  /// Lets the view be dragged; the closure says what, as the drag begins.
  ///
  /// - Parameter preview: what is dragged looks like, centred over the view at first.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { modifier(DragModifier(item: data, preview: AnyView(preview()))) }

  /// Lets the view be dragged, as the value that it stands for.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier(item: { NSItemProvider(transferring: payload()) }, preview: nil))
  }

  /// Lets the view be dragged, as the value that it stands for.
  ///
  /// - Parameter preview: what is dragged looks like, centred over the view at first.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DragModifier(item: { NSItemProvider(transferring: payload()) }, preview: AnyView(preview())))
  }

  /// Lets the view, such as a row, be dragged where the closure has something for it.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(DragModifier(item: { action?() }, preview: nil))
  }
}
