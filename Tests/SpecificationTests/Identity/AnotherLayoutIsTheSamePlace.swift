import SwiftUI
import Testing
import UITestSupport

extension IdentitySpecification {
  /// Apple, `AnyLayout`: changing the layout keeps the state of the views in it.
  @Test func anotherLayoutIsTheSamePlace() throws {
    let (census, isRow) = (Census(), Outside(true))
    let host = try TestHost {
      Following(isRow) { isRow in
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Resident(isRow ? "a" : "A", census)
          Resident(isRow ? "b" : "B", census)
        }
      }
    }
    isRow.value = false
    host.update()
    #expect(census.take() == ["a1", "b2", "A1", "B2"])
  }
}
