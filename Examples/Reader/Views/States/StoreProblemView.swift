import SwiftUI

/// Shown instead of the columns where there is no store to show.
struct StoreProblemView: View {
  let problem: StoreProblem
  @Environment(ReaderModel.self) private var model
  @AppStorage(SettingKey.store) private var path = ""

  var body: some View {
    ContentUnavailableView {
      Label(problem.errorDescription ?? "", systemImage: "exclamationmark.triangle")
    } description: {
      Text(verbatim: problem.failureReason ?? "")
    } actions: {
      HStack {
        Button("Try Again") { open(model.location) }
        Button("Begin a New Store") {
          let new = model.location.unused
          path = new.path
          open(new)
        }
        .buttonStyle(.borderedProminent)
        .help("Makes a file beside this one, which stays as it is")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func open(_ location: StoreLocation) {
    Task { await model.open(location) }
  }
}
