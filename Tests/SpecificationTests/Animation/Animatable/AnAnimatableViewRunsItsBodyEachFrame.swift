import SwiftUI
import Testing
import UITestSupport

private struct Counter: View, Animatable {
  var x: Double
  var y: Double
  let journal: Journal

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  var body: some View {
    let _ = journal("\(Int((x * 100).rounded())) \(Int((y * 100).rounded()))")
    pureRed
  }
}

extension AnimationSpecification {
  /// Both parts of the pair are on their way in each body: a tenth of a second is six frames.
  @Test func anAnimatableViewRunsItsBodyEachFrame() throws {
    let (journal, lever) = (Journal(), Lever<Bool>())
    let host = try TestHost {
      Driven(lever, false) { Counter(x: $0 ? 6 : 0, y: $0 ? 0 : 60, journal: journal) }
    }
    #expect(journal.take() == ["0 6000"])
    host.animate(.linear(duration: 0.1)) { lever.value = true }
    host.advance(by: 0.2)
    #expect(journal.take() == ["100 5000", "200 4000", "300 3000", "400 2000", "500 1000", "600 0"])
  }
}
