import SwiftUI

/// Reads a message from the store and shows it.
struct MessagePane: View {
  let id: Message.ID
  @Environment(ReaderModel.self) private var model
  @AppStorage(SettingKey.marksRead) private var marksRead = MarksRead.atOnce
  @State private var message: Message?
  @State private var problem: StoreProblem?

  var body: some View {
    // A group without views would have no task.
    ZStack {
      if let message {
        MessageContent(message: message)
          .id(message.id)
      } else if let problem {
        ContentUnavailableView(
          LocalizedStringKey(problem.errorDescription ?? ""), systemImage: "exclamationmark.triangle",
          description: Text(verbatim: problem.failureReason ?? ""))
      }
    }
    .task(id: id) {
      do {
        let loaded = try await model.message(id)
        if Task.isCancelled { return }
        message = loaded
        problem = nil
        if loaded.summary.isRead || marksRead == .never || !model.isWritable { return }
        if marksRead == .afterTwoSeconds { try await Task.sleep(for: .seconds(2)) }
        model.setRead([id], true, isUndoable: false)
      } catch let error as StoreProblem {
        message = nil
        problem = error
      } catch {
        // Another message is looked at by now.
      }
    }
  }
}
