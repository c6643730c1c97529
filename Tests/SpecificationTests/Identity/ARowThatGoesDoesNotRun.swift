import SwiftUI
import Testing
import UITestSupport

/// A modifier with a body of its own, which runs in the place of the row's container.
private struct Shift: ViewModifier, Animatable {
  var animatableData: Double
  func body(content: Content) -> some View { content.offset(x: animatableData) }
}

private struct Slide: Transition {
  let distance: Double
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Shift(animatableData: phase.isIdentity ? 0 : distance))
  }
}

extension IdentitySpecification {
  /// The row of the element that went is not asked for its view once more, in any container.
  @Test func aRowThatGoesDoesNotRun() throws {
    func run<Container: View>(_ container: @escaping (ForEach<[Int], Int, AnyView>) -> Container) throws -> [String] {
      let (journal, ids) = (Journal(), Outside([1, 2]))
      let host = try TestHost {
        Following(ids) { ids in
          container(
            ForEach(ids, id: \.self) { id in
              let _ = journal("\(id) of \(ids.count)")
              AnyView(Color.red.frame(height: 20).transition(Slide(distance: Double(ids.count))))
            })
        }
      }
      #expect(journal.take() == ["1 of 2", "2 of 2"])
      ids.value = [1]
      host.update()
      return journal.take()
    }
    #expect(try run { rows in VStack { rows } } == ["1 of 1"])
    #expect(try run { rows in LazyVStack { rows } } == ["1 of 1"])
    #expect(try run { rows in List { rows } } == ["1 of 1"])
    #expect(try run { rows in GeometryReader { _ in rows } } == ["1 of 1"])
    #expect(try run { rows in ViewThatFits { VStack { rows } } } == ["1 of 1"])
    #expect(try run { rows in Color.clear.overlay { rows } } == ["1 of 1"])
  }
}
