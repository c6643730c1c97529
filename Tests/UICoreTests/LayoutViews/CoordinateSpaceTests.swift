import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Spaces as values that views are handed.
@MainActor struct CoordinateSpaceTests {
  private struct Place: View {
    let space: CoordinateSpace
    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        Color.red.marked("\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)")
      }
    }
  }

  private func told(_ space: CoordinateSpace) throws -> String? {
    try TestHost {
      VStack(spacing: 0) {
        Place(space: space).frame(width: 40, height: 20).padding(5)
      }
      .coordinateSpace(name: "card")
      .padding(.leading, 50)
      .frame(width: 200, height: 100, alignment: .topLeading)
    }.elements.first?.label
  }

  @Test func aPlaceIsToldInTheSpaceThatIsAskedFor() throws {
    #expect(try told(.local) == "0.0 0.0 40.0 20.0")
    // The padding of the card, and with it the 50 points before the card.
    #expect(try told(.named("card")) == "5.0 5.0 40.0 20.0")
    #expect(try told(.global) == "55.0 5.0 40.0 20.0")
    // A name that no view around has stands for the window.
    #expect(try told(.named("other")) == "55.0 5.0 40.0 20.0")
  }

  @Test func spacesAreCompared() {
    let spaces: [CoordinateSpace] = [.global, .local, .named("a"), .named(AnyHashable(1))]
    #expect(spaces.map(\.isGlobal) == [true, false, false, false])
    #expect(spaces.map(\.isLocal) == [false, true, false, false])
    #expect(Set(spaces).count == 4 && spaces[2] == .named("a") && spaces[2] != .named("b"))
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == spaces[2])
  }
}
