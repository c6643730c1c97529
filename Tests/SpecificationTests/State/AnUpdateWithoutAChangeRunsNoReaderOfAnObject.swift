import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var count = 0
}

private struct Reader: View {
  @ObservedObject var model: Model
  let number: Int
  var body: some View {
    Text("\(number) \(model.count)")
  }
}

extension StateSpecification {
  /// Frames and sizes that the view does not depend on run nothing.
  @Test func anUpdateWithoutAChangeRunsNoReaderOfAnObject() throws {
    let model = Model()
    let host = try TestHost { Reader(model: model, number: 1) }
    model.count = 1
    host.update()
    host.resetCounts()
    host.advance(by: 1)
    host.resize(to: CGSize(width: 300, height: 200))
    #expect(host.bodies(of: Reader.self) == 0)
  }
}
