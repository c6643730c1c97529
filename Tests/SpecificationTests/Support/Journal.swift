/// What ran, in order: scenarios write down what they see and compare it with what SwiftUI's documentation promises.
///
///     var body: some View {
///       let _ = journal("Row body")
///       …
@MainActor final class Journal {
  private var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// How many entries were written down since the last time.
  var count: Int { entries.count }

  /// What was written down since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
