import Foundation
import SwiftUI
import Testing
import UITestSupport

/// What is said of a list's sections as a whole. Rows are 28 points high (ListMetrics.desktop).
@MainActor struct ListSectionLookTests {
  private func tops(@ViewBuilder _ list: @escaping () -> some View) throws -> [CGFloat] {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) { list() }
    return ["one", "two"].map { host.staticTexts[$0]?.frame.midY ?? -1 }
  }

  @ViewBuilder private func sections() -> some View {
    Section { Text("one") }
    Section { Text("two") }
  }

  /// The second row's middle is a row and the gap below the first's.
  @Test func theRoomBetweenCards() throws {
    let plain = try tops { List { sections() }.listStyle(.insetGrouped) }
    #expect(plain[1] - plain[0] == CGFloat(28 + 20))
    let custom = try tops { List { sections() }.listStyle(.insetGrouped).listSectionSpacing(50) }
    #expect(custom[1] - custom[0] == CGFloat(28 + 50))
    let compact = try tops { List { sections() }.listStyle(.insetGrouped).listSectionSpacing(.compact) }
    #expect(compact[1] - compact[0] == CGFloat(28 + 10))
    let negative = try tops { List { sections() }.listStyle(.insetGrouped).listSectionSpacing(-9) }
    #expect(negative[1] - negative[0] == CGFloat(28))
  }

  /// `title3` is larger than `subheadline`, in each section for itself.
  @Test func aHeaderStandsOut() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 300)) {
      List {
        Section("standard") { Text("a") }
        Section("increased") { Text("b") }.headerProminence(.increased)
      }
    }
    let standard = try #require(host.staticTexts["standard"]).frame.height
    let increased = try #require(host.staticTexts["increased"]).frame.height
    #expect(increased > standard)
  }
}
