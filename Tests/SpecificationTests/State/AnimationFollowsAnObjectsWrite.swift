import SwiftUI
import Testing
import UITestSupport

private final class Model: ObservableObject {
  @Published var width: CGFloat = 10
}

private struct Bar: View {
  @ObservedObject var model: Model
  let seen: @MainActor (Transaction) -> Void
  var body: some View {
    Color.red
      .frame(width: model.width, height: 10)
      .transaction { transaction in
        let current = transaction
        MainActor.assumeIsolated { seen(current) }
      }
  }
}

extension StateSpecification {
  /// A change made in `withAnimation` is shown with it, as a state's is.
  @Test func animationFollowsAnObjectsWrite() throws {
    let model = Model()
    var last: Animation?
    let host = try TestHost { Bar(model: model) { if $0.animation != nil { last = $0.animation } } }
    withAnimation(.linear(duration: 1)) { model.width = 20 }
    host.update()
    #expect(last == .linear(duration: 1))
  }
}
