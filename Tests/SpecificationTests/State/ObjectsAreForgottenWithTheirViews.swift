import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Reader: View {
  @ObservedObject var model: Model
  let journal: Journal
  var body: some View {
    let _ = journal("\(model.count)")
    Text("reader")
  }
}

private struct Root: View {
  let model: Model
  let journal: Journal
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown { Reader(model: model, journal: journal) }
    }
    .frame(width: 200, height: 100)
    .contentShape(Rectangle())
    .onTapGesture { isShown.toggle() }
  }
}

extension StateSpecification {
  /// A view that is gone does not run for the object's changes, nor does a frame come for them.
  @Test func objectsAreForgottenWithTheirViews() throws {
    let (journal, model) = (Journal(), Model())
    let host = try TestHost { Root(model: model, journal: journal) }
    host.click(100, 50)
    _ = journal.take()
    model.count = 1
    host.update()
    #expect(journal.take() == [])
    host.click(100, 50)
    #expect(journal.take() == ["1"])
  }
}
