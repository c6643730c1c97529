import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func appearancesFollowABranch() throws {
    let (journal, isOn) = (Journal(), Outside(true))
    let host = try TestHost {
      Following(isOn) { isOn in
        if isOn {
          Color.red.onAppear { journal("on +") }.onDisappear { journal("on -") }
        } else {
          Color.blue.onAppear { journal("off +") }.onDisappear { journal("off -") }
        }
      }
    }
    for _ in 0..<2 {
      isOn.value.toggle()
      host.update()
    }
    #expect(journal.take() == ["on +", "off +", "on -", "on +", "off -"])
  }
}
