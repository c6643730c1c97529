import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var value = 1
}

private struct Reader: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.value)") }
}

extension StateSpecification {
  /// `@Published` announces each assignment, whatever is assigned; it does not compare.
  @Test func publishedSetToTheSameValueRunsTheBody() throws {
    let model = Model()
    let host = try TestHost { Reader(model: model) }
    model.value = 1
    host.update()
    #expect(host.bodies(of: Reader.self) == 2)
  }
}
