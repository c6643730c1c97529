import SwiftUI
import Testing
import UITestSupport

private struct Tally: View {
  let journal: Journal
  @State private var number = 0
  var body: some View {
    pureRed.frame(width: 40, height: 20)
      .onTapGesture {
        number += 1
        journal("tapped \(number)")
      }
      .onAppear { journal("appear") }
      .onDisappear { journal("disappear \(number)") }
  }
}

extension AnimationSpecification {
  /// The view disappears when its transition has ended; one that comes later starts anew.
  @Test func stateGoesWhenTheTransitionEnds() throws {
    let (journal, lever) = (Journal(), Lever<Bool>())
    let host = try TestHost {
      Driven(lever, true) { isShown in
        ZStack {
          Color.clear
          if isShown { Tally(journal: journal) }
        }
      }
    }
    host.click(100, 50)
    #expect(journal.take() == ["appear", "tapped 1"])
    host.animate(.linear(duration: 1)) { lever.value = false }
    host.advance(by: 0.9)
    #expect(journal.take() == [])
    host.advance(by: 0.2)
    #expect(journal.take() == ["disappear 1"])
    host.animate(.linear(duration: 1)) { lever.value = true }
    host.advance(by: 2)
    host.click(100, 50)
    #expect(journal.take() == ["appear", "tapped 1"])
    host.checkInvariants()
  }

  /// One that comes back before its transition has ended is the same view.
  @Test func aViewThatReturnsInTimeKeepsItsState() throws {
    let (journal, lever) = (Journal(), Lever<Bool>())
    let host = try TestHost {
      Driven(lever, true) { isShown in
        ZStack {
          Color.clear
          if isShown { Tally(journal: journal) }
        }
      }
    }
    host.click(100, 50)
    #expect(journal.take() == ["appear", "tapped 1"])
    host.animate(.linear(duration: 1)) { lever.value = false }
    host.advance(by: 0.5)
    host.animate(.linear(duration: 1)) { lever.value = true }
    host.advance(by: 2)
    host.click(100, 50)
    #expect(journal.take() == ["tapped 2"])
    #expect(host.pixel(100, 50) == 0xffff_0000)
    host.checkInvariants()
  }
}
