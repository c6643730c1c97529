import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func theDisplayDecidesTheScale() throws {
    let journal = Journal()
    let host = try TestHost(scale: 2) {
      KeyReader(\.displayScale, journal)
      KeyReader(\.pixelLength, journal)
    }
    #expect(journal.take() == ["2.0", "0.5"])
    host.window.setScale(4)
    host.update()
    #expect(journal.take().sorted() == ["0.25", "4.0"])
  }
}
