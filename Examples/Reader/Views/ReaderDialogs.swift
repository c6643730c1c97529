import SwiftUI

/// Sheets, questions and problems over the whole window.
struct ReaderDialogs: ViewModifier {
  @Bindable var model: ReaderModel

  func body(content: Content) -> some View {
    content
      .sheet(item: $model.sheet) { sheet in
        switch sheet {
        case .compose(let draft): ComposeView(draft: draft)
        case .addFeed: AddFeedView()
        }
      }
      .confirmationDialog(
        model.confirmation?.title ?? "", isPresented: $model.confirmation.isPresent, titleVisibility: .visible,
        presenting: model.confirmation
      ) { destruction in
        Button(destruction.action, role: .destructive) { model.destroy(destruction) }
        Button("Cancel", role: .cancel) {}
      } message: { _ in
        Text("This cannot be undone.")
      }
      .alert(isPresented: $model.problem.isPresent, error: model.problem) { _ in
        Button("OK") {}
      } message: { problem in
        Text(problem.failureReason ?? "")
      }
  }
}

extension Optional {
  /// Whether there is a value; false removes it.
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
