import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func anErasedViewComesAndGoes() throws {
    let (journal, flag) = (Journal(), Outside(true))
    let host = try TestHost {
      Following(flag) { flag in
        flag
          ? AnyView(Color.red.onAppear { journal("red +") }.onDisappear { journal("red -") })
          : AnyView(Text(verbatim: "t").onAppear { journal("text +") }.onDisappear { journal("text -") })
      }
    }
    #expect(journal.take() == ["red +"])
    flag.value = false
    host.update()
    #expect(journal.take() == ["text +", "red -"])
  }
}
