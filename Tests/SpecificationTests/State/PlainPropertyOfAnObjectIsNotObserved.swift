import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var value = 0
}

private struct Reader: View {
  let model: Model
  var body: some View { Text("\(model.value)") }
}

extension StateSpecification {
  /// Without a wrapper the view reads the object and does not hear of its changes.
  @Test func plainPropertyOfAnObjectIsNotObserved() throws {
    let model = Model()
    let host = try TestHost { Reader(model: model) }
    model.value = 1
    host.update()
    #expect(host.bodies(of: Reader.self) == 1)
  }
}
