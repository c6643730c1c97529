import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Under the identity transition a view leaves before another takes its place, animated or not: "DA", and the task of
  /// the one that comes starts after that. Found beside Apple's SwiftUI from outside (C14).
  @Test(arguments: [false, true]) func underTheIdentityTransitionWhatGoesIsHeardFirst(isAnimated: Bool) throws {
    let (journal, shows) = (Journal(), Outside(true))
    let host = try TestHost {
      Following(shows) { shows in
        if shows {
          Told(journal: journal, name: "1").transition(.identity)
        } else {
          Told(journal: journal, name: "2").transition(.identity)
        }
      }
    }
    #expect(journal.take() == ["A1"])
    withAnimation(isAnimated ? .default : nil) { shows.value = false }
    host.update()
    #expect(journal.take() == ["D1", "A2"])
    withAnimation(isAnimated ? .default : nil) { shows.value = true }
    host.update()
    #expect(journal.take() == ["D2", "A1"])
    host.close()
    #expect(journal.take() == ["D1"])
  }

  /// A view inside of one that goes at once goes at once, whatever its own transition.
  @Test func whatIsInsideOfAnIdentityTransitionGoesWithIt() throws {
    let (journal, shows) = (Journal(), Outside(true))
    let host = try TestHost {
      Following(shows) { shows in
        if shows {
          VStack { if shows { Told(journal: journal, name: "1") } }.transition(.identity)
        } else {
          Told(journal: journal, name: "2")
        }
      }
    }
    _ = journal.take()
    shows.value = false
    host.update()
    #expect(journal.take() == ["D1", "A2"])
    shows.value = true
    host.update()
    #expect(journal.take() == ["A1", "D2"])
  }
}

private struct Told: View {
  let journal: Journal
  let name: String
  var body: some View {
    Color.red
      .onAppear { journal("A\(name)") }
      .onDisappear { journal("D\(name)") }
  }
}
