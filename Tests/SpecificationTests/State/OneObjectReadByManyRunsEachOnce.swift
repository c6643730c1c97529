import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Row: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.count)") }
}

private struct Root: View {
  let model: Model
  var body: some View {
    VStack { ForEach(0..<20) { _ in Row(model: model) } }
  }
}

extension StateSpecification {
  /// Each reader of the object runs once in an update, and who only hands it on does not run.
  @Test func oneObjectReadByManyRunsEachOnce() throws {
    let model = Model()
    let host = try TestHost { Root(model: model) }
    host.resetCounts()
    model.count = 1
    model.count = 2
    host.update()
    #expect(host.bodies(of: Row.self) == 20)
    #expect(host.bodies(of: Root.self) == 0)
  }
}
