import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Where the shorter of two lines stands below the longer one.
@MainActor struct LineAlignmentTests {
  /// The columns of ink of the upper and the lower line.
  private func ink(
    _ alignment: TextAlignment, direction: LayoutDirection = .leftToRight
  ) throws -> (long: ClosedRange<Int>, short: ClosedRange<Int>) {
    let host = try TestHost(size: CGSize(width: 200, height: 60), environment: { $0.layoutDirection = direction }) {
      Text("HHHHHHHH\nH").multilineTextAlignment(alignment)
    }
    let picture = host.snapshot()
    func columns(_ rows: Range<Int>) throws -> ClosedRange<Int> {
      let found = (0..<200).filter { x in rows.contains { picture.pixels[$0 * 200 + x] != picture.pixels[0] } }
      return try #require(found.first)...#require(found.last)
    }
    return (try columns(0..<30), try columns(30..<60))
  }

  /// Within the pixel that smoothed edges take.
  private func isNear(_ a: Int, _ b: Int) -> Bool { abs(a - b) <= 1 }

  @Test func theShortLineIsAtTheStartTheMiddleOrTheEnd() throws {
    let leading = try ink(.leading)
    #expect(isNear(leading.short.lowerBound, leading.long.lowerBound))
    #expect(leading.short.upperBound < leading.long.upperBound - 20)
    let center = try ink(.center)
    #expect(
      isNear(
        center.short.lowerBound - center.long.lowerBound, center.long.upperBound - center.short.upperBound))
    let trailing = try ink(.trailing)
    #expect(isNear(trailing.short.upperBound, trailing.long.upperBound))
  }

  @Test func theStartIsOnTheRightWhereOneReadsFromThere() throws {
    let leading = try ink(.leading, direction: .rightToLeft)
    #expect(isNear(leading.short.upperBound, leading.long.upperBound))
    let trailing = try ink(.trailing, direction: .rightToLeft)
    #expect(isNear(trailing.short.lowerBound, trailing.long.lowerBound))
  }

  @Test func theEnvironmentTellsIt() throws {
    struct Reader: View {
      @Environment(\.multilineTextAlignment) private var alignment: TextAlignment
      var body: some View { Text("\(TextAlignment.allCases.firstIndex(of: alignment) ?? -1)") }
    }
    let host = try TestHost {
      Reader()
      Reader().multilineTextAlignment(.trailing)
    }
    #expect(host.staticTexts.map(\.label) == ["0", "2"])
  }
}
