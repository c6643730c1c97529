import Foundation
import SwiftUI
import Testing

extension ValueSpecification {
  /// Four numbers of sRGB in a row; the halves and quarters here are exact in any binary or decimal form.
  @Test func resolvedColorsCanBeWrittenAndRead() throws {
    let read = try JSONDecoder().decode(Color.Resolved.self, from: Data("[0.5, 0, 1, 0.25]".utf8))
    #expect(abs(read.red - 0.5) < 1e-6 && read.green == 0 && read.blue == 1 && read.opacity == 0.25)
    let again = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(read))
    #expect(abs(again.linearRed - read.linearRed) < 1e-6 && again.opacity == read.opacity)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Color.Resolved.self, from: Data("[0.5, 0, 1]".utf8))
    }
  }
}
