import Foundation
import Graphs
import SwiftUI
import Testing
import UITestSupport

/// Widgets write numbers as the locale of their surroundings does, like the axes of graphs.
@MainActor struct WidgetNumberTests {
  private func texts(@ViewBuilder _ widget: () -> some View) throws -> [String] {
    let german = try TestHost(
      size: CGSize(width: 400, height: 300), environment: { $0.locale = Locale(identifier: "de_DE") }, widget)
    return german.staticTexts.map(\.label)
  }

  @Test func widgetsWriteTheLocalesDecimalSeparator() throws {
    #expect(try texts { QueryValue(1.5) }.contains("1,5"))
    #expect(try texts { TopList([NamedValue("a", 2.5)]) }.contains("2,5"))
    #expect(try texts { Sunburst([Sunburst.Slice("a", 3.5)]) }.contains("3,5"))
    #expect(
      try texts { ServiceLevel(target: 0.9, spans: [ServiceLevel.Span("week", achieved: 0.9555)]) }.contains {
        $0.contains("95,6")
      })
    #expect(try texts { WorldMap([NamedValue("DE", 1.5)]) }.contains("1,5"))
    #expect(
      try texts { DataTable(columns: [DataTable.Column("x")], rows: [DataTable.Row("a", values: [4.5])]) }.contains(
        "4,5"))
  }

  @Test func aTextInPlaceOfANumberStays() throws {
    #expect(try texts { QueryValue(text: "1.5") }.contains("1.5"))
  }
}
