import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Padded: ViewModifier, Equatable {
  var points: CGFloat
  func body(content: Content) -> some View { content.padding(points) }
}

private struct Backed: ViewModifier, Equatable {
  func body(content: Content) -> some View { content.background { Color.clear.marked("back") } }
}

/// Modifiers as values: combined with others before they are applied, and kept with what they are applied to.
@MainActor struct ModifierChainTests {
  private func back<M: ViewModifier>(_ modifier: M) throws -> CGSize {
    try TestHost { Color.red.frame(width: 10, height: 10).modifier(modifier) }.frame(of: "back").size
  }

  /// `concat` applies its argument after the modifier itself.
  @Test func theSecondIsAppliedToTheFirst() throws {
    // 10 and 5 at each side.
    #expect(try back(Padded(points: 5).concat(Backed())) == CGSize(width: 20, height: 20))
    #expect(try back(Backed().concat(Padded(points: 5))) == CGSize(width: 10, height: 10))
    let three = Padded(points: 5).concat(Padded(points: 10)).concat(Backed())
    #expect(try back(three) == CGSize(width: 40, height: 40))
  }

  @Test func aChainIsAValueOfBoth() {
    let chain: ModifiedContent<Padded, Backed> = Padded(points: 5).concat(Backed())
    #expect(chain.content == Padded(points: 5) && chain.modifier == Backed())
    #expect(chain == Padded(points: 5).concat(Backed()))
    #expect(chain != Padded(points: 6).concat(Backed()))
  }

  @Test func modifiedContentIsAViewWithItsParts() throws {
    var view: ModifiedContent<Color, Padded> = Color.blue.modifier(Padded(points: 5))
    #expect(view == ModifiedContent(content: .blue, modifier: Padded(points: 5)))
    func inside() throws -> CGRect {
      try TestHost { ModifiedContent(content: Color.blue.marked("in"), modifier: view.modifier) }.frame(of: "in")
    }
    #expect(try inside() == CGRect(x: 5, y: 5, width: 190, height: 90))
    view.modifier.points = 20
    #expect(try inside() == CGRect(x: 20, y: 20, width: 160, height: 60))
    view.content = .red
    #expect(view != Color.blue.modifier(Padded(points: 20)))
  }

  private struct Counter: View {
    @State private var points: CGFloat = 5
    var body: some View {
      Button("more") { points += 5 }.modifier(Padded(points: points).concat(Backed()))
    }
  }

  /// Of a chain only the modifier that changed runs again.
  @Test func aChangeRunsTheModifierThatItIsIn() throws {
    let host = try TestHost { Counter() }
    let before = host.frame(of: "back").size
    host.resetCounts()
    host.buttons["more"]?.click()
    #expect(host.bodies(of: Padded.self) == 1 && host.bodies(of: Backed.self) == 0)
    #expect(host.frame(of: "back").size == CGSize(width: before.width + 10, height: before.height + 10))
  }
}
