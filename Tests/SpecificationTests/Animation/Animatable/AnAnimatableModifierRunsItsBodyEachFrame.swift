import SwiftUI
import Testing
import UITestSupport

private struct Tag: ViewModifier, Animatable {
  var value: Double
  let journal: Journal

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View {
    let _ = journal("tag \(Int(value.rounded()))")
    content.opacity(1 - value / 10)
  }
}

private struct Inner: View {
  let journal: Journal
  var body: some View {
    let _ = journal("content")
    pureRed
  }
}

extension AnimationSpecification {
  /// The modifier's body runs in each frame, its content's does not.
  @Test func anAnimatableModifierRunsItsBodyEachFrame() throws {
    let (journal, lever) = (Journal(), Lever<Double>())
    let host = try TestHost {
      Driven(lever, 0.0) { Inner(journal: journal).modifier(Tag(value: $0, journal: journal)) }
    }
    #expect(journal.take().sorted() == ["content", "tag 0"])
    host.animate(.linear(duration: 0.05)) { lever.value = 3 }
    host.advance(by: 0.1)
    #expect(journal.take() == ["tag 1", "tag 2", "tag 3"])
  }
}
