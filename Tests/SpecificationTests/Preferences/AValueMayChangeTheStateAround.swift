import Foundation
import SwiftUI
import Testing
import UITestSupport

private enum Width: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Columns: View {
  @State private var width: CGFloat?
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach([30, 50], id: \.self) { own in
        Color.clear.frame(width: own, height: 10)
          .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
          .frame(width: width, height: 10)
          .background(own == 30 ? Color.red : Color.blue)
      }
    }
    .onPreferenceChange(Width.self) { width = $0 }
  }
}

extension PreferenceSpecification {
  /// The measured width comes back as a frame in the same update: both columns are as wide as the wider one.
  @Test func aValueMayChangeTheStateAround() throws {
    let host = try TestHost { Columns() }
    let dump = host.frameDump()
    #expect(dump.contains("#ffff3b30 (75.0, 40.0) 50.0×10.0") && dump.contains("#ff007aff (75.0, 50.0) 50.0×10.0"))
    #expect(host.window.presentCount == 1)
  }
}
