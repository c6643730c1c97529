import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Scene: View {
  let state: [Bool]
  @Namespace private var space

  var body: some View {
    VStack(spacing: 2) {
      if state[0] { pureRed.frame(width: 20, height: 10).transition(.slide) }
      if state[1] {
        HStack(spacing: 0) {
          if state[2] { pureBlue.frame(width: 10, height: 10).matchedGeometryEffect(id: 1, in: space) }
          ForEach((0..<6).filter { state[$0] }, id: \.self) { index in
            Color.green.frame(width: CGFloat(index + 1), height: 10).transition(.scale)
          }
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
      } else {
        Text("none")
        if !state[2] { pureBlue.frame(width: 30, height: 5).matchedGeometryEffect(id: 1, in: space) }
      }
      pureRed.frame(width: state[3] ? 30 : 10, height: 4).id(state[4])
      AnyView(erasing: state[5])
    }
  }
}

extension AnyView {
  /// One of two types.
  fileprivate init(erasing isRound: Bool) {
    self = isRound ? AnyView(Circle().frame(width: 8, height: 8)) : AnyView(Rectangle().frame(width: 6, height: 6))
  }
}

extension AnimationSpecification {
  /// Whatever comes and goes, redirected at any moment: once all has ended the picture is that of a view made anew, and
  /// nothing asks for frames.
  @Test(arguments: [1, 2, 3] as [UInt64]) func randomComingsAndGoingsEndInTheRightPlace(seed: UInt64) throws {
    var random = seed
    func next(_ limit: UInt64) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % limit)
    }
    let lever = Lever<[Bool]>()
    let host = try TestHost { Driven(lever, Array(repeating: true, count: 6)) { Scene(state: $0) } }
    let animations: [Animation?] = [.linear(duration: 0.3), .spring(duration: 0.2, bounce: 0.3), .easeIn, nil]
    for round in 0..<60 {
      host.animate(animations[next(4)]) {
        for _ in 0...next(3) { lever.value[next(6)].toggle() }
      }
      host.advance(by: Double(next(20)) / 60)
      host.checkInvariants()
      guard round % 10 == 9 else { continue }
      host.advance(by: 5)
      let fresh = try TestHost { Scene(state: lever.value) }
      #expect(host.snapshot().pixels == fresh.snapshot().pixels, "after round \(round)")
      let frames = host.window.frameCount
      host.advance(by: 1)
      #expect(host.window.frameCount == frames)
    }
    #expect(host.messages == [])
  }
}
