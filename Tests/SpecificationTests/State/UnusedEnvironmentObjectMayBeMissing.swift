import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {}

private struct Reader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("does not use it") }
}

extension StateSpecification {
  /// An object must be there when it is used, not when the view is made.
  @Test func unusedEnvironmentObjectMayBeMissing() throws {
    let host = try TestHost { Reader() }
    #expect(host.bodies(of: Reader.self) == 1)
  }
}
