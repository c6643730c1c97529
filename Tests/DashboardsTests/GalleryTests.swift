import Dashboards
import DashboardTestSupport
import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import TextLayout
import UITestSupport

/// Every dashboard file of ../shared is drawn with data made up from its queries, and made-up pictures.
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
    // Little data where nobody looks.
    let source = report == nil ? MadeUpSource(groupCount: 2, pointLimit: 50) : MadeUpSource()
    let fonts = try FontSystem()
    // Addresses without a server are of the service that made the files.
    let pictures = PictureStore(try MadeUpPictures(fonts: fonts), base: URL(string: "https://example.com"))
    var counts = DrawnCounts()
    let files = try SharedData.files(folder).filter { environment["APUS_ONLY"].map($0.name.contains) ?? true }
    for file in files {
      let document = try DashboardReader().read(file.data)
      pictures.allowAll(of: document.dashboard)
      let answers = await DashboardAnswers.load(document.dashboard, from: source, pictures: pictures, now: Self.now)
      counts.add(document, answers)
      guard let report else {
        let host = try TestHost(size: CGSize(width: Self.width, height: 600), fonts: fonts) {
          DashboardView(document.dashboard, source: source, answers: answers, now: Self.now)
        }
        #expect(host.messages.isEmpty && host.bodies["WidgetView", default: 0] > 0, "\(file.name)")
        host.close()
        continue
      }
      for isDark in environment["APUS_DARK"] == nil ? [false] : [false, true] {
        let name = file.name.replacingOccurrences(of: ".json", with: isDark ? "-dark" : "")
        let bitmap = try draw(document.dashboard, answers, fonts, isDark: isDark)
        try PNGEncoder.write(bitmap, toFile: "\(report)/\(name).png")
      }
    }
    #expect(!files.isEmpty || environment["APUS_ONLY"] != nil)
    if let report { try counts.table.write(toFile: "\(report)/counts-\(folder).md", atomically: true, encoding: .utf8) }
  }

  private func draw(
    _ dashboard: DashboardDescription, _ answers: DashboardAnswers, _ fonts: FontSystem, isDark: Bool
  ) throws -> Bitmap {
    let picture = DashboardPicture(dashboard, answers: answers, width: Self.width, now: Self.now)
    let size = CGSize(width: Self.width, height: min(picture.height, 6000))
    let host = try TestHost(size: size, fonts: fonts) {
      picture.frame(width: size.width, height: size.height, alignment: .top)
    }
    defer { host.close() }
    host.invariantsLimit = 0
    host.platform.isDark = isDark
    host.update()
    #expect(host.messages.isEmpty)
    return host.snapshot()
  }
}
