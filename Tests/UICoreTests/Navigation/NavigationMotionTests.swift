import DisplayList
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Pages that slide over each other on a phone. Expected places follow from the motion's curve and Apple's rules: the page
/// that comes moves by its whole width, the one below by a third.
@MainActor struct NavigationMotionTests {
  /// A red root with a white stripe from 60 to 90 points; page 1 is blue, page 2 green, page 3 white.
  private struct Pages: View {
    let remote: Remote<[Int]>
    let log: Log
    @State private var path: [Int] = []

    var body: some View {
      let _ = remote.connect($path)
      NavigationStack(path: $path) {
        Root(log: log).navigationBarHidden(true)
          .navigationDestination(for: Int.self) { Page(id: $0, log: log).navigationBarHidden(true) }
      }
    }
  }

  private struct Root: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      pureRed
        .overlay(alignment: .leading) { Color.white.frame(width: 30).padding(.leading, 60) }
        .onTapGesture {
          count += 1
          log.entries.append("root \(count)")
        }
    }
  }

  private struct Page: View {
    let id: Int
    let log: Log
    var body: some View {
      [pureBlue, Color(red: 0, green: 1, blue: 0), .white][id - 1]
        .onTapGesture { log.entries.append("page \(id)") }
        .onDisappear { log.entries.append("gone \(id)") }
    }
  }

  private static let (red, blue, green): (UInt32, UInt32, UInt32) = (0xffff_0000, 0xff00_00ff, 0xff00_ff00)
  private let remote = Remote<[Int]>()
  private let log = Log()

  private func host(
    _ profile: PlatformProfile = .phone, accessibility: AccessibilityRequests = [],
    _ environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> TestHost {
    let host = try TestHost(
      size: CGSize(width: 300, height: 200), profile: profile, accessibility: accessibility, environment: environment
    ) { Pages(remote: remote, log: log) }
    host.advance(by: 0.1)
    return host
  }

  /// How much of the way is left after so many sixtieths of a second.
  private func left(_ frames: Int) -> Double {
    1
      - UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.7), endControlPoint: UnitPoint(x: 0.2, y: 1))
      .value(at: Double(frames) / 60 / 0.35)
  }

  /// Draws so many frames, each just after its place in the clock's grid.
  private func advance(_ host: TestHost, frames: Int) { for _ in 0..<frames { host.advance(by: 1.0 / 60 + 1e-9) } }

  private func row(_ host: TestHost) -> [UInt32] { Array(host.snapshot().pixels[100 * 300..<101 * 300]) }

  /// The columns with exactly a colour.
  private func columns(_ color: UInt32, _ host: TestHost) -> Range<Int> {
    let row = row(host)
    guard let first = row.firstIndex(of: color), let last = row.lastIndex(of: color) else { return 0..<0 }
    return first..<last + 1
  }

  private func push(_ path: [Int], _ host: TestHost, _ transaction: Transaction = Transaction()) {
    withTransaction(transaction) { remote.value = path }
    host.update()
  }

  @Test func aPageSlidesOverTheOneBelow() throws {
    let host = try host()
    push([1], host)
    advance(host, frames: 2)
    let left = left(2)
    // It covers what is right of its edge to the window's end.
    let blue = columns(Self.blue, host)
    #expect(abs(Double(blue.lowerBound) - 300 * left) <= 1 && blue.upperBound == 300)
    // The page below has moved by a third of the way, and dims by up to a tenth: its stripe begins at 60 less that.
    let row = row(host)
    let shade = Int((255 * (1 - 0.1 * (1 - left))).rounded())
    let stripe = try #require(row.firstIndex { $0 & 0xff != 0 })
    #expect(abs(Double(stripe) - (60 - 100 * (1 - left))) <= 1)
    #expect(abs(Int(row[0] >> 16 & 0xff) - shade) <= 1)
    advance(host, frames: 20)
    #expect(columns(Self.blue, host) == 0..<300 && !host.window.needsFrame)
  }

  @Test func aPageGoesTheSameWayBack() throws {
    let host = try host()
    push([1], host)
    advance(host, frames: 30)
    push([], host)
    #expect(columns(Self.blue, host) == 0..<300)
    advance(host, frames: 6)
    let blue = columns(Self.blue, host)
    #expect(abs(Double(blue.lowerBound) - 300 * (1 - left(6))) <= 1)
    #expect(log.take() == [])
    advance(host, frames: 18)
    #expect(columns(Self.red, host) == 0..<300 && !host.window.needsFrame)
    #expect(log.take() == ["gone 1"])
    host.checkInvariants()
  }

  /// Only the page that was on top and the one that is now show.
  @Test func severalLevelsAreOneMovement() throws {
    let host = try host()
    push([1, 2], host)
    for _ in 0..<25 {
      #expect(columns(Self.blue, host).isEmpty)
      advance(host, frames: 1)
    }
    #expect(columns(Self.green, host) == 0..<300)
    push([], host)
    for _ in 0..<25 {
      #expect(columns(Self.blue, host).isEmpty)
      advance(host, frames: 1)
    }
    #expect(columns(Self.red, host) == 0..<300)
    // The page between has never shown.
    #expect(log.take() == ["gone 2"])
  }

  @Test func aPageTakesTheOthersPlace() throws {
    let host = try host()
    push([1], host)
    advance(host, frames: 30)
    push([2], host)
    advance(host, frames: 6)
    let green = columns(Self.green, host)
    #expect(abs(Double(green.lowerBound) - 300 * left(6)) <= 1 && columns(Self.red, host).isEmpty)
    advance(host, frames: 20)
    #expect(columns(Self.green, host) == 0..<300 && log.take() == ["gone 1"])
  }

  @Test func goingBackInTheMiddleJumpsNowhere() throws {
    let host = try host()
    push([1], host)
    advance(host, frames: 5)
    let edge = columns(Self.blue, host).lowerBound
    push([], host)
    #expect(columns(Self.blue, host).lowerBound == edge)
    advance(host, frames: 30)
    #expect(columns(Self.red, host) == 0..<300 && log.take() == ["gone 1"])
  }

  @Test func aPushInTheMiddleOfAPopIsRight() throws {
    let host = try host()
    push([1], host)
    advance(host, frames: 30)
    push([], host)
    advance(host, frames: 5)
    let edge = columns(Self.blue, host).lowerBound
    push([2], host)
    #expect(columns(Self.blue, host).lowerBound == edge)
    advance(host, frames: 30)
    #expect(columns(Self.green, host) == 0..<300 && !host.window.needsFrame)
    #expect(log.take() == ["gone 1"])
    push([], host)
    advance(host, frames: 30)
    #expect(columns(Self.red, host) == 0..<300)
    host.checkInvariants()
  }

  @Test func aTransactionWithoutAnimationsMovesNothing() throws {
    let host = try host()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    push([1], host, transaction)
    #expect(columns(Self.blue, host) == 0..<300 && !host.window.needsFrame)
    push([], host, transaction)
    #expect(columns(Self.red, host) == 0..<300 && log.take() == ["gone 1"])
  }

  @Test func lessMotionFades() throws {
    let host = try host(accessibility: .reduceMotion)
    push([1], host)
    advance(host, frames: 3)
    let row = row(host)
    // The same mixture of both from edge to edge, but for the stripe.
    #expect(row[0] == row[299] && row[0] & 0xff > 20 && row[0] >> 16 & 0xff > 20)
    advance(host, frames: 25)
    #expect(columns(Self.blue, host) == 0..<300)
  }

  @Test func rightToLeftIsMirrored() throws {
    let host = try host { $0.layoutDirection = .rightToLeft }
    push([1], host)
    advance(host, frames: 2)
    let blue = columns(Self.blue, host)
    #expect(blue.lowerBound == 0 && abs(Double(blue.upperBound) - 300 * (1 - left(2))) <= 1)
    // The stripe is from 210 to 240, and moves by a third of the way.
    let row = row(host)
    let stripe = try #require(row.lastIndex { $0 & 0xff != 0 && $0 >> 16 & 0xff != 0 })
    #expect(abs(Double(stripe + 1) - (240 + 100 * (1 - left(2)))) <= 1)
    advance(host, frames: 24)
    #expect(columns(Self.blue, host) == 0..<300)
  }

  /// As on macOS.
  @Test(arguments: [PlatformProfile.desktop, .mac]) func desktopsReplacePages(_ profile: PlatformProfile) throws {
    let host = try host(profile)
    push([1], host)
    #expect(columns(Self.blue, host) == 0..<300 && !host.window.needsFrame)
    push([], host)
    #expect(columns(Self.red, host) == 0..<300 && log.take() == ["gone 1"])
  }

  @Test func onlyTheTopPageTakesClicks() throws {
    let host = try host()
    push([1], host)
    advance(host, frames: 4)
    let edge = CGFloat(columns(Self.blue, host).lowerBound)
    host.click(edge - 5, 100)
    #expect(log.take() == [])
    host.click(edge + 5, 100)
    #expect(log.take() == ["page 1"])
    advance(host, frames: 30)
    push([], host)
    advance(host, frames: 4)
    let back = CGFloat(columns(Self.blue, host).lowerBound)
    host.click(back + 5, 100)
    #expect(log.take() == [])
    host.click(5, 100)
    #expect(log.take() == ["root 1"])
  }

  private struct Fields: View {
    let remote: Remote<[Int]>
    @State private var path: [Int] = []
    @State private var text = ""
    var body: some View {
      let _ = remote.connect($path)
      NavigationStack(path: $path) {
        TextField("Root", text: $text).navigationDestination(for: Int.self) { TextField("Page \($0)", text: $text) }
      }
    }
  }

  @Test func aPageOnItsWayIsToldToNobodyAndHasNoFocus() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200), profile: .phone) { Fields(remote: remote) }
    host.advance(by: 0.1)
    func names() -> [String] { host.textFields.map(\.label) }
    func isFocused() -> Bool { host.textFields.contains { $0.isFocused } || host.focusedFrame != nil }
    host.textFields["Root"]?.click()
    #expect(isFocused())
    push([1], host)
    advance(host, frames: 4)
    #expect(names() == ["Page 1"] && !isFocused())
    advance(host, frames: 30)
    host.textFields["Page 1"]?.click()
    host.type("a")
    #expect(isFocused() && host.textFields.first?.value == "a")
    push([], host)
    #expect(names() == ["Root"] && !isFocused())
    advance(host, frames: 4)
    host.type("b")
    #expect(names() == ["Root"] && host.textFields.first?.value == "a")
    advance(host, frames: 30)
    #expect(names() == ["Root"])
  }

  @Test func tabStopsInTheTopPageAlone() throws {
    let host = try TestHost(size: CGSize(width: 300, height: 200), profile: .phone) { Fields(remote: remote) }
    host.advance(by: 0.1)
    func stops() -> Set<String> {
      var names: Set<String> = []
      for _ in 0..<6 {
        host.send(.keyDown(.tab, modifiers: [], isRepeat: false))
        host.update()
        if let name = host.textFields.first(where: { $0.isFocused })?.label { names.insert(name) }
      }
      return names
    }
    push([1], host)
    advance(host, frames: 4)
    #expect(stops() == ["Page 1"])
    advance(host, frames: 30)
    push([], host)
    advance(host, frames: 4)
    #expect(stops() == ["Root"])
  }

  /// Columns that lie over each other change like pages.
  @Test func collapsedColumnsSlide() throws {
    @MainActor struct Columns: View {
      @Binding var column: NavigationSplitViewColumn
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          pureRed.navigationBarHidden(true)
        } detail: {
          pureBlue.navigationBarHidden(true)
        }
      }
    }
    struct Owner: View {
      let remote: Remote<NavigationSplitViewColumn>
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        let _ = remote.connect($column)
        Columns(column: $column)
      }
    }
    let column = Remote<NavigationSplitViewColumn>()
    let host = try TestHost(size: CGSize(width: 300, height: 200), profile: .phone) { Owner(remote: column) }
    host.advance(by: 0.1)
    #expect(columns(Self.red, host) == 0..<300)
    column.value = .detail
    host.update()
    advance(host, frames: 6)
    let blue = columns(Self.blue, host)
    #expect(abs(Double(blue.lowerBound) - 300 * left(6)) <= 1 && blue.upperBound == 300)
    advance(host, frames: 20)
    #expect(columns(Self.blue, host) == 0..<300)
    column.value = .sidebar
    host.update()
    advance(host, frames: 6)
    #expect(abs(Double(columns(Self.blue, host).lowerBound) - 300 * (1 - left(6))) <= 1)
    advance(host, frames: 20)
    #expect(columns(Self.red, host) == 0..<300 && !host.window.needsFrame)
  }
}
