import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  @Test func innerBranchesLeaveOuterOnesAlone() throws {
    let (census, flags) = (Census(), Outside((outer: true, inner: true)))
    let host = try TestHost {
      Following(flags) { flags in
        if flags.outer {
          VStack {
            Resident("outer", census)
            if flags.inner { Resident("yes", census) } else { Resident("no", census) }
          }
        }
      }
    }
    #expect(census.take() == ["outer1", "yes2"])
    flags.value.inner = false
    host.update()
    #expect(census.take() == ["no3"])
    flags.value.outer = false
    host.update()
    flags.value.outer = true
    host.update()
    #expect(census.take() == ["outer4", "no5"])
  }
}
