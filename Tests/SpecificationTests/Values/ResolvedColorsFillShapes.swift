import SwiftUI
import Testing
import UITestSupport

extension ValueSpecification {
  /// A resolved colour is a style, and a colour can be made of it: #336699, opaque, in both.
  @Test func resolvedColorsFillShapes() throws {
    let resolved = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6)
    let host = try TestHost(size: CGSize(width: 20, height: 10)) {
      HStack(spacing: 0) {
        Rectangle().fill(resolved)
        Color(resolved)
      }
    }
    #expect(host.snapshot().pixels.allSatisfy { $0 == 0xFF33_6699 })
  }
}
