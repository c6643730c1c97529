import Foundation
import SwiftUI
import Testing
import UITestSupport

/// How rows look and what they offer whose view is one of several.
@MainActor struct BranchedRowLookTests {
  private struct Rows: View {
    /// Of each row, whether it has what its branch says.
    let kinds: [Bool]
    let log: Log

    var body: some View {
      List {
        ForEach(0..<kinds.count, id: \.self) { row in
          if kinds[row] {
            Text("special \(row)").listRowBackground(pureRed)
              .swipeActions { Button("Archive") { log.entries.append("archived \(row)") } }
          } else {
            Text("plain \(row)")
          }
        }
      }
      .listStyle(.plain)
    }
  }

  private struct Owner: View {
    let remote: Remote<[Bool]>
    let log: Log
    @State private var kinds = [false, true, false]
    var body: some View {
      let _ = remote.connect($kinds)
      Rows(kinds: kinds, log: log)
    }
  }

  /// Rows are 28 points high, and 200 wide; the texts in front cover less than a fifth.
  @Test func theBackgroundIsThatOfTheBranch() throws {
    let remote = Remote<[Bool]>()
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { Owner(remote: remote, log: Log()) }
    let row = 200 * 28
    #expect(host.area() > row * 4 / 5 && host.area() <= row)
    remote.value = [true, true, true]
    host.update()
    host.advance(by: 1)
    #expect(host.area() > 3 * row * 4 / 5)
    remote.value = [false, false, false]
    host.update()
    host.advance(by: 1)
    #expect(host.area() == 0)
  }

  @Test func actionsAreThoseOfTheBranch() throws {
    let (remote, log) = (Remote<[Bool]>(), Log())
    let host = try TestHost(size: CGSize(width: 200, height: 200)) { Owner(remote: remote, log: log) }
    func swipe(_ y: CGFloat) {
      for _ in 0..<8 { host.scroll(100, y, dx: 20, dy: 0) }
      host.advance(by: 1)
    }
    swipe(14)
    #expect(host.buttons["Archive"] == nil)
    swipe(42)
    host.buttons["Archive"]?.click()
    host.advance(by: 1)
    #expect(log.take() == ["archived 1"])
    // A row that becomes another while it is open.
    swipe(42)
    remote.value = [false, false, false]
    host.update()
    host.advance(by: 1)
    #expect(host.staticTexts["plain 1"] != nil)
    host.checkInvariants()
  }

  private struct Stacked: View {
    let remote: Remote<[Bool]>
    @State private var kinds = [true, false]
    var body: some View {
      let _ = remote.connect($kinds)
      ZStack {
        ForEach(0..<kinds.count, id: \.self) { row in
          if kinds[row] { pureRed.zIndex(1) } else { pureBlue }
        }
      }
    }
  }

  @Test func theOrderIsThatOfTheBranch() throws {
    let remote = Remote<[Bool]>()
    let host = try TestHost(size: CGSize(width: 20, height: 20)) { Stacked(remote: remote) }
    #expect(host.area() == 400)
    // Both are of the branch that is behind, in which the second is in front: blue.
    remote.value = [false, false]
    host.update()
    host.advance(by: 1)
    #expect(host.area() == 0)
    remote.value = [true, false]
    host.update()
    host.advance(by: 1)
    #expect(host.area() == 400)
  }

  private struct Told: View {
    let remote: Remote<[Bool]>
    @State private var kinds = [true, false]
    var body: some View {
      let _ = remote.connect($kinds)
      VStack {
        Group(
          subviews: ForEach(0..<kinds.count, id: \.self) { row in
            if kinds[row] { Text("a \(row)").containerValue(\.word, "told \(row)") } else { Text("b \(row)") }
          }
        ) { subviews in
          ForEach(subviews) { Text($0.containerValues.word) }
        }
      }
    }
  }

  @Test func theContainerIsToldWhatTheBranchTells() throws {
    let remote = Remote<[Bool]>()
    let host = try TestHost(size: CGSize(width: 200, height: 80)) { Told(remote: remote) }
    #expect(host.staticTexts["told 0"] != nil && host.staticTexts["nothing"] != nil)
    remote.value = [false, true]
    host.update()
    #expect(host.staticTexts["told 0"] == nil && host.staticTexts["told 1"] != nil)
  }
}

extension ContainerValues {
  @Entry fileprivate var word = "nothing"
}
