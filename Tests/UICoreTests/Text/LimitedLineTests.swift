import SwiftUI
import Testing
import UITestSupport

@MainActor
struct LimitedLineTests {
  @Test func aTextHasAtMostSoManyLines() throws {
    func height(_ text: some View) throws -> CGFloat {
      var height = CGFloat.zero
      _ = try TestHost(size: CGSize(width: 60, height: 300)) {
        text.onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
      }
      return height
    }
    let text = Text("One two three four five six seven eight nine ten")
    #expect(try height(text.lineLimit(...2)) == height(text.lineLimit(2)))
    #expect(try height(Text("One").lineLimit(...2)) == height(Text("One")))
  }
}
