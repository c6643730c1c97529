import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var used = 0
  @Published var unused = 0
  var plain = 0
}

private struct Reader: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.used)") }
}

extension StateSpecification {
  /// The object is observed as a whole, unlike an `@Observable` one; properties that are not published announce nothing.
  @Test func observedObjectRunsForPropertiesItDoesNotRead() throws {
    let model = Model()
    let host = try TestHost { Reader(model: model) }
    model.unused = 1
    host.update()
    #expect(host.bodies(of: Reader.self) == 2)
    model.plain = 1
    host.update()
    #expect(host.bodies(of: Reader.self) == 2)
  }
}
