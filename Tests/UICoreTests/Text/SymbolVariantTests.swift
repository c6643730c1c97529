import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Forms of symbols, where a symbol has them.
@MainActor
struct SymbolVariantTests {
  private func pixels<V: View>(@ViewBuilder _ view: () -> V) throws -> [UInt32] {
    try TestHost(size: CGSize(width: 60, height: 40), view).snapshot().pixels
  }

  @Test func aFormIsTheSymbolOfThatName() throws {
    #expect(
      try pixels { Image(systemName: "star").symbolVariant(.fill) } == pixels { Image(systemName: "star.fill") })
    #expect(
      try pixels { Image(systemName: "bell").symbolVariant(.slash) } == pixels { Image(systemName: "bell.slash") })
    #expect(
      try pixels { Image(systemName: "plus").symbolVariant(.circle.fill) }
        == pixels { Image(systemName: "plus.circle.fill") })
    #expect(
      try pixels { Image(systemName: "plus").symbolVariant(.fill).symbolVariant(.circle) }
        == pixels { Image(systemName: "plus.circle.fill") })
  }

  @Test func aSymbolWithoutTheFormStaysAsItIs() throws {
    #expect(
      try pixels { Image(systemName: "star.fill").symbolVariant(.fill) } == pixels { Image(systemName: "star.fill") })
    #expect(
      try pixels { Text("a").symbolVariant(.fill) } == pixels { Text("a") })
  }

  @Test func formsAreReadFromTheEnvironment() throws {
    struct Reader: View {
      @Environment(\.symbolVariants) private var variants
      var body: some View { Text("\(variants.contains(.fill)) \(variants.contains(.circle))") }
    }
    let host = try TestHost { Reader().environment(\.symbolVariants, .fill) }
    #expect(host.staticTexts["true false"] != nil)
  }
}
