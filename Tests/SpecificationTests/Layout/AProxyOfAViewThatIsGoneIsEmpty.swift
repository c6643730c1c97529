import Observation
import SwiftUI
import Testing

@MainActor @Observable private final class LeavingModel {
  var count = 0
  @ObservationIgnored var proxy: GeometryProxy?
}

private struct Leaving: View {
  let model: LeavingModel

  var body: some View {
    if model.count == 0 {
      GeometryReader { proxy -> Block in
        model.proxy = proxy
        return Block(proxy.size.width, 10)
      }
    } else {
      ForEach(0..<model.count, id: \.self) { Block(10, CGFloat($0)).padding(1) }
    }
  }
}

extension LayoutSpecification {
  /// A geometry proxy that was kept answers with zero once its view is gone, also when other views have taken its place.
  @Test func aProxyOfAViewThatIsGoneIsEmpty() {
    let model = LeavingModel()
    let scene = LayoutScene(100, 100) {
      Leaving(model: model)
    }
    #expect(model.proxy?.size == CGSize(width: 100, height: 100))
    model.count = 20
    scene.update()
    #expect(model.proxy?.size == .zero)
    #expect(model.proxy?.frame(in: .global) == .zero)
  }
}
