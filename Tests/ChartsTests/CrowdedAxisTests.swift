import Charts
import SwiftUI
import Testing
import UITestSupport

/// Axes with more labels than have room.
@MainActor struct CrowdedAxisTests {
  private func overlaps(_ host: TestHost, of names: (String) -> Bool) -> Bool {
    let frames = host.staticTexts.filter { names($0.label) }.map { $0.frame.insetBy(dx: 0, dy: 1) }
    return frames.indices.contains { a in frames[..<a].contains { $0.intersects(frames[a]) } }
  }

  @Test(arguments: [40.0, 60, 100, 200, 600]) func namesBesideTheirBarsDoNotOverlap(height: Double) throws {
    let host = try TestHost(size: CGSize(width: 300, height: height)) {
      Chart(0..<40, id: \.self) { BarMark(x: .value("V", $0), y: .value("N", "Name \($0)")) }.fixedLanguage()
    }
    #expect(!overlaps(host) { $0.hasPrefix("Name") })
    #expect(host.staticTexts["Name 0"] != nil)
  }

  @Test(arguments: [40.0, 60, 100, 200, 600]) func numbersBesideThePlotDoNotOverlap(height: Double) throws {
    let host = try TestHost(size: CGSize(width: 300, height: height)) {
      Chart { PointMark(x: .value("X", "x"), y: .value("Y", 100)) }
        .chartYAxis { AxisMarks(values: .stride(by: 5)) }
        .fixedLanguage()
    }
    #expect(!overlaps(host) { $0 != "x" })
    #expect(host.staticTexts["0"] != nil)
  }

  @Test func thoseThatHaveRoomStay() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 600)) {
      Chart(0..<30, id: \.self) { BarMark(x: .value("V", $0), y: .value("N", "Name \($0)")) }.fixedLanguage()
    }
    #expect(host.staticTexts.count { $0.label.hasPrefix("Name") } == 30)
  }

  @Test func whatMustStayStays() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 60)) {
      Chart { PointMark(x: .value("X", "x"), y: .value("Y", 100)) }
        .chartYAxis {
          AxisMarks(values: .stride(by: 20)) { _ in AxisValueLabel(collisionResolution: .disabled) }
        }
        .fixedLanguage()
    }
    #expect(host.staticTexts.count { $0.label != "x" } == 6)
  }
}
