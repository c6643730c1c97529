import Dashboards
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import TextLayout
import UITestSupport

/// Every dashboard file of ../shared is drawn with data made up from its queries.
///
/// `APUS_REPORT=folder` writes the pictures, in full height, and the table of docs/results/dashboards.md; without it the
/// part of each that a window shows is drawn. `APUS_ONLY=text` draws the files whose names have the text.
@MainActor
@Suite(.serialized, .enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"))
struct GalleryTests {
  /// 21 November 2026, 12:00 UTC: 20,778 days and a half.
  private static let now = 20_778.5 * 86_400
  private static let width = 1200.0

  @Test(arguments: ["datadog", "grafana"]) func everyFileIsDrawn(folder: String) async throws {
    let environment = ProcessInfo.processInfo.environment
    let report = environment["APUS_REPORT"]
    let fonts = try FontSystem()
    var counts = DrawnCounts()
    let files = try SharedData.files(folder).filter { environment["APUS_ONLY"].map($0.name.contains) ?? true }
    for file in files {
      let document = try DashboardReader().read(file.data)
      let answers = await DashboardAnswers.load(document.dashboard, from: MadeUpSource(), now: Self.now)
      counts.add(document)
      let picture = DashboardPicture(document.dashboard, answers: answers, width: Self.width, now: Self.now)
      let height = report == nil ? min(picture.height, 800) : min(picture.height, 6000)
      for isDark in report != nil && environment["APUS_DARK"] != nil ? [false, true] : [false] {
        let host = try TestHost(size: CGSize(width: Self.width, height: height), fonts: fonts) {
          picture.frame(width: Self.width, height: height, alignment: .top)
        }
        host.invariantsLimit = 0
        host.platform.isDark = isDark
        host.update()
        let bitmap = host.snapshot()
        #expect(host.messages.isEmpty, "\(file.name)")
        guard let report else { continue }
        let name = file.name.replacingOccurrences(of: ".json", with: isDark ? "-dark" : "")
        try PNGEncoder.write(bitmap, toFile: "\(report)/\(name).png")
      }
    }
    #expect(!files.isEmpty)
    if let report { try counts.table.write(toFile: "\(report)/counts-\(folder).md", atomically: true, encoding: .utf8) }
  }
}
