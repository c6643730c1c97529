import SwiftUI
import Testing
import UITestSupport

private struct Row: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    HStack {
      Circle().frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text("Row \(number)")
        Text("Of ten thousand").font(.caption)
      }
      Spacer()
      Toggle("", isOn: $isOn)
    }
  }
}

/// How many attributes a row of `./bench list` takes, which is most of what making it costs.
@MainActor @Suite struct RowAttributesTests {
  private func attributes(rows: Int) throws -> Int {
    try TestHost(size: CGSize(width: 420, height: 800)) { List(0..<rows, id: \.self) { Row(number: $0) } }.attributes
  }

  /// A regression guard: our own count of 30 November 2026.
  @Test func aRowTakesSoManyAttributes() throws {
    let ofFive = try attributes(rows: 7) - attributes(rows: 2)
    #expect(ofFive == 5 * 71)
  }
}
