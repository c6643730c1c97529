import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Styles of lists that say whether every second row has another background.
@MainActor struct AlternatingListStyleTests {
  private func isStriped(_ list: some View) throws -> Bool {
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { list }
    let bitmap = host.snapshot()
    // Rows are 28 points high: the middles of the second and the third one, behind their texts.
    func colour(_ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + 150] }
    return colour(42) != colour(70)
  }

  private var list: some View { List(0..<3) { Text("\($0)") } }

  @Test func theStyleDecides() throws {
    #expect(try isStriped(list.listStyle(.inset(alternatesRowBackgrounds: true))))
    #expect(try isStriped(list.listStyle(.bordered(alternatesRowBackgrounds: true))))
    #expect(try !isStriped(list.listStyle(.inset(alternatesRowBackgrounds: false)).alternatingRowBackgrounds()))
    #expect(try isStriped(list.listStyle(.inset).alternatingRowBackgrounds()))
    #expect(try !isStriped(list.listStyle(.inset)))
    // An inner style leaves it to the view around again.
    #expect(try !isStriped(list.listStyle(.plain).listStyle(.inset(alternatesRowBackgrounds: true))))
  }
}
