import SwiftUI
import Testing
import UITestSupport

extension EnvironmentSpecification {
  @Test func layersInheritFromWhatIsAppliedAfterThem() throws {
    let journal = Journal()
    _ = try TestHost {
      Color.red
        .overlay { KeyReader(\.lineLimit, journal, "inside") }
        .environment(\.lineLimit, 5)
        .background { KeyReader(\.lineLimit, journal, "outside") }
    }
    #expect(journal.take().sorted() == ["inside Optional(5)", "outside nil"])
  }
}
