import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var value: Int
  init(_ value: Int) { self.value = value }
}

private struct Reader: View {
  @EnvironmentObject var model: Model
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
    Reader(journal: journal)
      .environmentObject(models[index])
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { index = 1 }
  }
}

extension StateSpecification {
  /// Readers of an object that another one takes the place of run, and hear of the new one.
  @Test func replacedEnvironmentObjectIsFollowed() throws {
    let (journal, models) = (Journal(), [Model(1), Model(2)])
    let host = try TestHost { Root(models: models, journal: journal) }
    host.click(100, 50)
    #expect(journal.take() == ["1", "2"])
    models[0].value = 5
    host.update()
    #expect(journal.take() == [])
    models[1].value = 6
    host.update()
    #expect(journal.take() == ["6"])
  }
}
