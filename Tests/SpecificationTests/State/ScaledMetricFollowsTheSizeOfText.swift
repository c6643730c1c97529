import SwiftUI
import Testing
import UITestSupport

private struct Reader: View {
  let journal: Journal
  @ScaledMetric private var body17 = 17.0
  @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 340

  var body: some View {
    let _ = journal("\(body17) \(title)")
    Color.red
  }
}

extension StateSpecification {
  /// Apple's Human Interface Guidelines, iOS: body has 17 points at large and 53 at accessibility5, large titles 34 and
  /// 60; 340 * 60 / 34 is 600.
  @Test func scaledMetricFollowsTheSizeOfText() throws {
    let journal = Journal()
    _ = try TestHost { Reader(journal: journal) }
    _ = try TestHost { Reader(journal: journal).dynamicTypeSize(.accessibility5) }
    #expect(journal.take() == ["17.0 340.0", "53.0 600.0"])
  }
}
