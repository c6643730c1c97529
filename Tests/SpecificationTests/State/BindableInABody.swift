import Observation
import SwiftUI
import Testing
import UITestSupport

@Observable private final class Model {
  var count = 0
}

private struct Reader: View {
  @Environment(Model.self) private var model
  var body: some View {
    @Bindable var model = model
    let binding = $model.count
    Color.red.onTapGesture { binding.wrappedValue += 1 }
  }
}

extension StateSpecification {
  /// A local `@Bindable` gives bindings to an object of the environment.
  @Test func bindableInABody() throws {
    let model = Model()
    let host = try TestHost { Reader().environment(model) }
    host.click(100, 50)
    #expect(model.count == 1)
  }
}
