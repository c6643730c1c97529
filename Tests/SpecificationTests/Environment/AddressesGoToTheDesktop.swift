import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Opener: View {
  let accepted: (Bool) -> Void
  @Environment(\.openURL) private var openURL
  var body: some View {
    Color.red.onTapGesture { openURL(URL(string: "https://example.com/a")!) { accepted($0) } }
  }
}

extension EnvironmentSpecification {
  @Test func addressesGoToTheDesktop() throws {
    var results: [Bool] = []
    let host = try TestHost { Opener { results.append($0) } }
    host.click(100, 50)
    #expect(host.platform.openedURLs.map(\.absoluteString) == ["https://example.com/a"])
    #expect(results == [true])
  }
}
