import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Page: View {
  @State private var width: CGFloat = 10
  var body: some View { Color.red.frame(width: width, height: 10).onAppear { width = 60 } }
}

extension IdentitySpecification {
  /// Apple, `onAppear(perform:)`: the action completes before the first rendered frame appears.
  @Test func appearancesEndBeforeTheFirstFrame() throws {
    let host = try TestHost { Page() }
    #expect(host.window.presentCount == 1)
    #expect(host.frameDump() == "fill #ffff3b30 (70.0, 45.0) 60.0×10.0")
  }
}
