import Foundation
import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func aTransformStartsFromWhatIsAround() throws {
    let (journal, spacing) = (Journal(), Outside<CGFloat>(1))
    let host = try TestHost {
      Following(spacing) { spacing in
        KeyReader(\.lineSpacing, journal)
          .transformEnvironment(\.lineSpacing) { $0 *= 10 }
          .transformEnvironment(\.lineSpacing) { $0 += 1 }
          .environment(\.lineSpacing, spacing)
      }
    }
    spacing.value = 2
    host.update()
    #expect(journal.take() == ["20.0", "30.0"])
  }
}
