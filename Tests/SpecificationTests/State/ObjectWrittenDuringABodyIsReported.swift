import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Writer: View {
  @ObservedObject var model: Model
  var body: some View {
    if model.count == 0 { let _ = model.count = 1 }
    Text("\(model.count)")
  }
}

extension StateSpecification {
  /// Publishing changes from within a view's update is a mistake; it is told, and the view shows the change next.
  @Test func objectWrittenDuringABodyIsReported() throws {
    let model = Model()
    let host = try TestHost { Writer(model: model) }
    #expect(host.messages.count == 1)
    #expect(host.bodies(of: Writer.self) == 2)
  }
}
