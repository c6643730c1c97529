import SwiftUI
import Testing
import UITestSupport

@testable import Dashboards

/// Notes of any length and with any marks are shown in no time, as far as they are shown.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct LongNoteTests {
  nonisolated private static let pieces = [
    "*a", "**a", "`a", "[a](", "[a", "![](b)", "- a\n", "# a\n", "a\n\n", "```\n", "---\n", "<", "word ",
  ]

  @Test(arguments: Self.pieces.map { ($0, TextDefinition.Format.markdown) } + [("word ", .plain), ("<", .html)])
  func aLongNoteIsShown(piece: String, format: TextDefinition.Format) throws {
    let text = String(repeating: piece, count: (200 << 10) / piece.utf8.count)
    let note = WidgetDescription(
      id: "n", frame: GridFrame(x: 0, y: 0, width: 12, height: 2),
      definition: .text(TextDefinition(content: text, format: format)))
    let dashboard = DashboardDescription(title: "T", widgets: [note])
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(dashboard, source: TestSource(), now: 0)
    }
    #expect(host.bodies["TextWidget", default: 0] > 0)
    host.close()
  }

  @Test(arguments: Self.pieces) func aLineHasSoManyRuns(piece: String) {
    let line = String(repeating: piece, count: 5000)
    #expect(MarkdownInline(line).runs.count <= MarkdownInline.mostRuns + 2)
    #expect(MarkdownText.blocks(line).count <= 1002)
  }
}
