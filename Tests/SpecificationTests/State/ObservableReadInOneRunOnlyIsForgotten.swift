import Observation
import SwiftUI
import Testing
import UITestSupport

@Observable private final class Model {
  var isShown = true
  var text = "a"
}

private struct Reader: View {
  let model: Model
  var body: some View { Text(model.isShown ? model.text : "hidden") }
}

extension StateSpecification {
  /// What the last run did not read runs nothing, even if an earlier one read it.
  @Test func observableReadInOneRunOnlyIsForgotten() throws {
    let model = Model()
    let host = try TestHost { Reader(model: model) }
    model.isShown = false
    host.update()
    model.text = "b"
    host.update()
    #expect(host.bodies(of: Reader.self) == 2)
  }
}
