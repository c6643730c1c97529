import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func readingDirectionIsInherited() throws {
    let (journal, direction) = (Journal(), Outside(LayoutDirection.leftToRight))
    let host = try TestHost {
      Following(direction) { direction in
        HStack(spacing: 0) {
          KeyReader(\.layoutDirection, journal)
          Color.blue.frame(width: 20, height: 20)
        }
        .environment(\.layoutDirection, direction)
      }
    }
    // The reader is a square of 10 points: 30 in 200 begin at 85.
    #expect(host.frameDump().contains("#ff007aff (95.0, 40.0) 20.0×20.0"))
    direction.value = .rightToLeft
    host.update()
    #expect(journal.take() == ["leftToRight", "rightToLeft"])
    #expect(host.frameDump().contains("#ff007aff (85.0, 40.0) 20.0×20.0"))
  }
}
