import SwiftUI
import Testing
import UITestSupport

private struct Card: View {
  let isOn: Bool
  let journal: Journal
  var body: some View {
    let _ = journal("body \(isOn)")
    pureRed.frame(width: isOn ? 60 : 20, height: 10).opacity(isOn ? 0.5 : 1).offset(x: isOn ? 40 : 0)
  }
}

extension AnimationSpecification {
  /// Sizes, places and looks are interpolated below the bodies: one run for the change, none for the frames.
  @Test func noBodyRunsForAnAnimatedModifier() throws {
    let (journal, lever) = (Journal(), Lever<Bool>())
    let host = try TestHost { Driven(lever, false) { Card(isOn: $0, journal: journal) } }
    host.animate(.linear(duration: 1)) { lever.value = true }
    #expect(journal.take() == ["body false", "body true"])
    let frames = host.window.frameCount
    host.advance(by: 0.5)
    #expect(host.window.frameCount == frames + 30)
    #expect(journal.take() == [])
  }
}
