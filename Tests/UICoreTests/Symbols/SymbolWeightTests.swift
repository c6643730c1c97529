import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Symbols follow the weight of the text that they stand in.
@MainActor struct SymbolWeightTests {
  private func area(_ name: String, _ change: (Image) -> some View) throws -> Int {
    let image = Image(systemName: name)
    let view = change(image).foregroundStyle(pureRed)
    let host = try TestHost(size: CGSize(width: 100, height: 100)) { view }
    // Whatever is not the window's.
    return host.snapshot().pixels.reduce(0) { $0 + 255 - Int($1 & 0xff) }
  }

  @Test(arguments: ["plus", "ellipsis", "list.bullet", "heart.fill", "wifi", "star", "exclamationmark.circle"])
  func boldIsTheSameHoweverItIsSaid(_ name: String) throws {
    let regular = try area(name) { $0.font(.system(size: 40)) }
    let bold = try area(name) { $0.font(.system(size: 40).bold()) }
    #expect(bold > regular + regular / 50)
    #expect(try area(name) { $0.font(.system(size: 40)).bold() } == bold)
    #expect(try area(name) { $0.font(.system(size: 40)).fontWeight(.bold) } == bold)
    #expect(try area(name) { Text($0).font(.system(size: 40, weight: .bold)) } > regular)
    #expect(try area(name) { $0.font(.system(size: 40)).fontWeight(.light) } < regular)
  }

  /// Three dots of 3.8 units; bold lines are 2.5 units wide, regular ones 1.65.
  @Test func dotsGrowAsLinesDo() throws {
    let symbol = try #require(SymbolCatalog.symbol("ellipsis"))
    func height(_ weight: CGFloat) -> CGFloat {
      symbol.ink(lineWidth: Symbol.lineWidth(weight: weight)).fills.boundingRect.height
    }
    #expect(abs(height(400) - 3.8) < 1e-9)
    #expect(abs(height(700) - (3.8 + 2.5 - 1.65)) < 1e-9)
  }

  /// The scale's factor is 1.28 for large symbols, whatever the weight; sizes are rounded up to whole pixels.
  @Test func theScaleIsTheSameInBold() throws {
    func width(_ font: Font, _ scale: Image.Scale) throws -> CGFloat {
      let host = try TestHost(size: CGSize(width: 100, height: 100)) {
        Image(systemName: "plus").font(font).imageScale(scale).accessibilityLabel("plus")
      }
      return try #require(host.images["plus"]).frame.width
    }
    for font in [Font.title, .title.bold()] {
      let medium = try width(font, .medium)
      let large = try width(font, .large)
      #expect(large > (medium - 1) * 1.28 && large < medium * 1.28 + 1)
    }
    #expect(try width(.title.bold(), .large) > width(.title, .large))
  }
}
