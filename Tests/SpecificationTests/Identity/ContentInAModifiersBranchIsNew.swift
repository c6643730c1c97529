import SwiftUI
import Testing
import UITestSupport

private struct Framed: ViewModifier {
  let isFramed: Bool
  func body(content: Content) -> some View {
    if isFramed { content.border(.red) } else { content }
  }
}

extension IdentitySpecification {
  @Test func contentInAModifiersBranchIsNew() throws {
    let (census, isFramed) = (Census(), Outside(false))
    let host = try TestHost { Following(isFramed) { Resident("a", census).modifier(Framed(isFramed: $0)) } }
    isFramed.value = true
    host.update()
    #expect(census.take() == ["a1", "a2"])
  }
}
