import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

private struct Reader: View {
  @ObservedObject var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal("\(model.a) \(model.b)")
    Text("reader")
  }
}

extension StateSpecification {
  /// However often the object announces a change before the frame, the body runs once and sees the last values.
  @Test func manyAnnouncementsRunOneBody() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Reader(model: model, journal: journal) }
    for number in 1...100 {
      model.a = number
      model.b = -number
      model.objectWillChange.send()
    }
    host.update()
    #expect(journal.take() == ["0 0", "100 -100"])
  }
}
