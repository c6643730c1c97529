import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func manyPassesLeaveNothingBehind() throws {
    let (census, isOn) = (Census(), Outside(true))
    let host = try TestHost {
      Following(isOn) { isOn in
        if isOn { Resident("a", census).task {} } else { AnyView(Resident("b", census)).id(3) }
      }
    }
    for _ in 0..<10 {
      isOn.value.toggle()
      host.update()
    }
    #expect(census.take() == ["a1", "b2", "a3", "b4", "a5", "b6", "a7", "b8", "a9", "b10", "a11"])
    host.checkInvariants()
  }
}
