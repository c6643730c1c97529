import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View {
    Color.red.onTapGesture { $model.count.wrappedValue += 1 }
  }
}

extension StateSpecification {
  /// `$model` of an environment object gives bindings as that of an observed one does.
  @Test func bindingFromAnEnvironmentObject() throws {
    let model = Model()
    let host = try TestHost { Reader().environmentObject(model) }
    host.click(100, 50)
    host.click(100, 50)
    #expect(model.count == 2)
    #expect(host.bodies(of: Reader.self) == 3)
  }
}
