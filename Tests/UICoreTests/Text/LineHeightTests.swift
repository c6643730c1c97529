import Foundation
import SwiftUI
import Testing
import UITestSupport

/// How far lines are from each other: by the font's leading, and by a height of lines.
@MainActor struct LineHeightTests {
  private func height(_ text: some View) throws -> CGFloat {
    let host = try TestHost(size: CGSize(width: 300, height: 400)) { text }
    return try #require(host.staticTexts.first).frame.height
  }

  private let text = Text("one\ntwo\nthree")

  @Test func aLeadingAddsToEachLine() throws {
    let plain = try height(text.font(.body))
    #expect(try height(text.font(.body.leading(.loose))) == plain + 6)
    #expect(try height(text.font(.body.leading(.tight))) == plain - 6)
    #expect(try height(text.font(.body.leading(.standard))) == plain)
  }

  @Test func aHeightOfLinesIsThatOfEach() throws {
    #expect(try height(text.lineHeight(.exact(points: 30))) == 90)
    #expect(try height(text.font(.system(size: 20)).lineHeight(.multiple(factor: 1.5))) == 90)
    #expect(try height(text.font(.system(size: 20)).lineHeight(.leading(increase: 5))) == 75)
    #expect(try height(text.lineHeight(.exact(points: 30)).lineSpacing(4)) == 98)
    #expect(try height(text.lineHeight(nil)) == height(text))
    #expect(try height(text.lineHeight(.variable)) == height(text))
  }

  @Test func aFieldsLinesToo() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 400)) {
      TextField("field", text: .constant("one\ntwo\nthree"), axis: .vertical).textFieldStyle(.plain)
        .lineHeight(.exact(points: 30))
    }
    #expect(try #require(host.textFields.first).frame.height == 90)
  }
}
