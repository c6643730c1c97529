import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Options that scroll.
@MainActor struct WheelPickerTests {
  private struct Choice: View {
    @State private var number = 1
    var body: some View {
      Picker("Number", selection: $number) { ForEach(0..<5) { Text("option \($0)").tag($0) } }
        .pickerStyle(WheelPickerStyle())
        .labelsHidden()
      Text("chosen \(number)")
    }
  }

  @Test func theSelectedOptionIsInTheMiddleOfItsNeighbours() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { VStack { Choice() } }
    let options = try (0...2).map { try #require(host.buttons["option \($0)"]) }
    #expect(options.map(\.isSelected) == [false, true, false])
    let row = options[1].frame.midY - options[0].frame.midY
    #expect(row > 0 && options[2].frame.midY - options[1].frame.midY == row)
  }

  @Test func scrollingByARowChoosesTheNext() throws {
    let host = try TestHost(size: CGSize(width: 200, height: 300)) { VStack { Choice() } }
    let (first, second) = (host.frame(of: "option 1"), host.frame(of: "option 2"))
    host.scroll(first.midX, first.midY, dy: second.midY - first.midY)
    host.advance(by: 2)
    #expect(host.staticTexts["chosen 2"] != nil)
    #expect(host.frame(of: "option 2").midY == first.midY)
    host.buttons["option 3"]?.click()
    host.advance(by: 2)
    #expect(host.staticTexts["chosen 3"] != nil && host.frame(of: "option 3").midY == first.midY)
  }
}
