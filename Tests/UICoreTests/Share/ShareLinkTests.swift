import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// A menu that hands items over.
@MainActor struct ShareLinkTests {
  private struct Note: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.text)
    }
  }

  /// Lets tasks run until a condition holds, which no frame tells of.
  private func until(_ condition: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while !condition(), ContinuousClock.now < deadline { await Task.yield() }
    return condition()
  }

  private func choose(_ item: String, in host: TestHost) {
    host.buttons.first?.click()
    host.advance(by: 1)
    host.buttons[item]?.click()
    host.advance(by: 1)
  }

  @Test func itemsAreCopied() async throws {
    let url = URL(string: "https://example.com/a?b=c")!
    let host = try TestHost(size: CGSize(width: 300, height: 200)) { ShareLink(item: url) }
    #expect(host.buttons["Share…"] != nil)
    choose("Copy", in: host)
    #expect(await until { host.platform.clipboard == "https://example.com/a?b=c" })
    let several = try TestHost(size: CGSize(width: 300, height: 200)) {
      ShareLink(items: ["one", "two"]) { Text("Both") }
    }
    choose("Copy", in: several)
    #expect(await until { several.platform.clipboard == "one\ntwo" })
  }

  /// By RFC 6068; what a text holds never ends a field of the address.
  @Test func aLetterIsBegun() async throws {
    var opened: [URL] = []
    let host = try TestHost(size: CGSize(width: 300, height: 200)) {
      ShareLink(item: Note(text: "a&b\nü"), message: Text("See"), preview: SharePreview("My note"))
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          })
    }
    choose("Send by Mail…", in: host)
    #expect(await until { !opened.isEmpty })
    #expect(
      opened.map(\.absoluteString) == [
        "mailto:?subject=My%20note&body=See%0D%0A%0D%0Aa%26b%0D%0A%C3%BC"
      ])
  }
}
