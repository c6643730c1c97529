import DashboardFormat
import SwiftUI
import Testing
import UITestSupport

@testable import Dashboards

/// Times where the file names no time zone.
@MainActor
struct TimeZoneTests {
  @Test func timesAreInTheEnvironmentsTimeZone() throws {
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(DashboardDescription(title: "Test", span: .last(3600)), source: TestSource(), now: 1_700_000_240)
        .environment(\.timeZone, TimeZone(secondsFromGMT: 9 * 3600)!)
    }
    #expect(host.staticTexts.contains { $0.label == "15 Nov 06:17 – 07:17" })
  }
}
