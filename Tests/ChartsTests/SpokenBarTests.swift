import Charts
import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Bars at single values, which have a band around those, are called by the values.
@MainActor struct SpokenBarTests {
  private func labels(@ViewBuilder _ chart: () -> some View) throws -> [String] {
    let host = try TestHost(
      size: CGSize(width: 400, height: 300),
      environment: {
        $0.locale = Locale(identifier: "en_US")
        $0.timeZone = .gmt
      }, chart)
    return host.allElements.filter { $0.value?.contains("Amount") ?? false }.map(\.label)
  }

  @Test func aBarAtANumberIsCalledByIt() throws {
    #expect(
      try labels {
        Chart(1..<4, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Amount", $0 * 2)) }
      } == ["1", "2", "3"])
  }

  @Test func aBarAtADateIsCalledByIt() throws {
    let days = (0..<3).map { Date(timeIntervalSince1970: 1_700_006_400 + Double($0) * 86400) }
    let spoken = try labels {
      Chart(days, id: \.self) { BarMark(x: .value("Day", $0), y: .value("Amount", 2)) }
    }
    #expect(spoken.count == 3)
    #expect(spoken.first?.contains("15") == true && spoken.last?.contains("17") == true, "\(spoken)")
  }
}
