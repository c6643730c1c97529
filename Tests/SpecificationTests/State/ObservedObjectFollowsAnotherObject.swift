import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var value: Int
  init(_ value: Int) { self.value = value }
}

private struct Reader: View {
  @ObservedObject var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal("\(model.value)")
    Text("reader")
  }
}

private struct Root: View {
  let models: [Model]
  let journal: Journal
  @State private var index = 0

  var body: some View {
    Reader(model: models[index], journal: journal)
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { index = 1 }
  }
}

extension StateSpecification {
  /// Handed another object, the view hears of that one's changes and no more of the first one's.
  @Test func observedObjectFollowsAnotherObject() throws {
    let (journal, models) = (Journal(), [Model(10), Model(20)])
    let host = try TestHost { Root(models: models, journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["10", "20"])
    models[0].value = 11
    host.update()
    #expect(journal.take() == [])
    models[1].value = 21
    host.update()
    #expect(journal.take() == ["21"])
  }
}
