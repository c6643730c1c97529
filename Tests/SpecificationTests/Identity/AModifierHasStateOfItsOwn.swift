import SwiftUI
import Testing
import UITestSupport

private struct Counting: ViewModifier {
  let census: Census
  @State private var birth = Birth()
  func body(content: Content) -> some View {
    let _ = census.see("modifier", birth)
    content.border(.red)
  }
}

extension IdentitySpecification {
  @Test func aModifierHasStateOfItsOwn() throws {
    let (views, modifiers, name) = (Census(), Census(), Outside("a"))
    let host = try TestHost { Following(name) { Resident($0, views).modifier(Counting(census: modifiers)) } }
    #expect(views.take() == ["a1"])
    #expect(modifiers.take() == ["modifier1"])
    name.value = "b"
    host.update()
    #expect(views.take() == ["b1"])
    #expect(modifiers.take() == [])
  }
}
