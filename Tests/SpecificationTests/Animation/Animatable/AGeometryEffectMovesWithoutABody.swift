import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Shift: GeometryEffect {
  var x: CGFloat
  nonisolated var animatableData: CGFloat {
    get { x }
    set { x = newValue }
  }
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    // The effect is told the view's size.
    ProjectionTransform(CGAffineTransform(translationX: x, y: size.height))
  }
}

private struct Inside: View {
  let journal: Journal
  var body: some View {
    GeometryReader { proxy in
      let _ = journal("x \(proxy.frame(in: .global).minX)")
      pureRed
    }
    .frame(width: 10, height: 10)
  }
}

extension AnimationSpecification {
  /// The effect moves the picture and the coordinates inside, unless the layout is to ignore it.
  @Test func aGeometryEffectMovesWithoutABody() throws {
    let (journal, lever) = (Journal(), Lever<Bool>())
    let host = try TestHost {
      Driven(lever, false) { Inside(journal: journal).modifier(Shift(x: $0 ? 40 : 0).ignoredByLayout()) }
    }
    #expect(journal.take() == ["x 95.0"])
    #expect(host.corner() == [95, 55])
    host.animate(.linear(duration: 1)) { lever.value = true }
    host.advance(by: 0.5)
    #expect(host.corner() == [115, 55])
    #expect(journal.take() == [])
  }

  @Test func aGeometryEffectIsSeenByViewsInside() throws {
    let journal = Journal()
    _ = try TestHost { Inside(journal: journal).modifier(Shift(x: 40)) }
    #expect(journal.take() == ["x 135.0"])
  }
}
