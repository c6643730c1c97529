import Foundation
import SwiftUI
import Testing
import UITestSupport

private struct Opener: View {
  let path: String
  let accepted: (Bool) -> Void
  @Environment(\.openURL) private var openURL
  var body: some View {
    Color.red.onTapGesture { openURL(URL(string: "https://example.com/\(path)")!) { accepted($0) } }
  }
}

extension EnvironmentSpecification {
  /// Apple, `OpenURLAction`: a handler opens the address, refuses it, or leaves it or another one to the system.
  @Test func aHandlerDecidesAboutAddresses() throws {
    var (seen, results): ([String], [Bool]) = ([], [])
    let host = try TestHost(size: CGSize(width: 40, height: 100)) {
      VStack(spacing: 0) {
        ForEach(["handled", "discarded", "system", "other"], id: \.self) { path in
          Opener(path: path) { results.append($0) }
        }
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          seen.append(url.lastPathComponent)
          switch url.lastPathComponent {
          case "handled": return .handled
          case "discarded": return .discarded
          case "system": return .systemAction
          default: return .systemAction(URL(string: "https://example.com/else")!)
          }
        })
    }
    for row in 0..<4 { host.click(20, CGFloat(row) * 25 + 12) }
    #expect(seen == ["handled", "discarded", "system", "other"])
    #expect(results == [true, false, true, true])
    #expect(host.platform.openedURLs.map(\.lastPathComponent) == ["system", "else"])
  }
}
