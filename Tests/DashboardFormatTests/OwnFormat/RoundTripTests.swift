import DashboardTestSupport
import Foundation
import GraphData
import Testing

@testable import DashboardFormat

struct RoundTripTests {
  private func read(_ text: String) throws -> DashboardDocument { try DashboardReader().read(Array(text.utf8)) }

  @Test func everythingReadsBack() throws {
    let document = try read(EveryWidget.dashboard.fileText)
    #expect(document.kind == .apus)
    // Two widgets share a name: the reader gives the second one of its own.
    var expected = EveryWidget.dashboard
    let duplicate = try #require(expected.widgets.lastIndex { $0.id == "heat" })
    expected.widgets[duplicate].id = document.dashboard.widgets[duplicate].id
    for (read, written) in zip(document.dashboard.widgets, expected.widgets) { #expect(read == written) }
    #expect(document.dashboard == expected)
    #expect(document.warnings.isEmpty)
  }

  @Test func emptyReadsBack() throws {
    let document = try read(DashboardDescription(title: "").fileText)
    #expect(document.dashboard == DashboardDescription(title: ""))
    #expect(document.warnings.isEmpty)
  }

  @Test(.enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"), arguments: ["datadog", "grafana"])
  func realDashboardsReadBack(folder: String) throws {
    for file in try SharedData.files(folder) {
      let dashboard = try DashboardReader().read(file.data).dashboard
      let again = try read(dashboard.fileText)
      #expect(again.dashboard == dashboard, "\(file.name)")
      #expect(again.warnings.filter { $0.kind != .unsupported }.isEmpty, "\(file.name)")
    }
  }

  @Test func aFileWithoutVersionIsAnError() {
    #expect(
      throws: DashboardError.malformed(
        path: "version", reason: "a file of this format says its version, a whole number")
    ) {
      try read(#"{"format": "apus-dashboard", "widgets": []}"#)
    }
  }

  @Test func unknownKindsAndFieldsAreSaid() throws {
    let document = try read(
      #"{"format": "apus-dashboard", "version": 2, "glow": 1, "widgets": [{"kind": "orb", "frame": [1]}, {"kind": "text", "definition": {"fontsize": 3, "format": "rtf"}}]}"#
    )
    #expect(
      document.warnings.map(\.path) == [
        "version", "widgets[0].frame", "widgets[0].kind", "widgets[1].definition.format",
        "widgets[1].definition.fontsize", "glow",
      ])
  }
}
