import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Symbols that become others, and that come and go.
@MainActor struct SymbolReplacementTests {
  private let remote = Remote<Bool>()

  private func host(_ transition: ContentTransition) throws -> TestHost {
    try TestHost {
      Owner(remote, false) { isOn in
        Image(systemName: isOn ? "stop.fill" : "plus").resizable().frame(width: 40, height: 40)
          .foregroundStyle(isOn ? pureBlue : pureRed).contentTransition(transition)
      }
    }
  }

  @Test func theOldGoesAndTheNewComesWithoutAnAnimation() throws {
    let host = try host(.symbolEffect(.replace))
    #expect(host.area() > 0 && host.area(0xff00_00ff) == 0)
    host.resetCounts()
    remote.value = true
    host.update()
    // The new one grows from less than half of its size.
    #expect(host.area(0xff00_00ff) < 1600 / 4 && host.window.needsFrame)
    host.advance(by: 0.5)
    let whole = host.area(0xff00_00ff)
    // 40 · 40 without the round corners.
    #expect(whole > 1400 && whole <= 1600 && !host.window.needsFrame)
    #expect(host.bodies.values.reduce(0, +) == 1)
  }

  @Test func disabledAnimationsReplaceAtOnce() throws {
    let host = try host(.symbolEffect(.replace.offUp))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { remote.value = true }
    host.update()
    #expect(host.area(0xff00_00ff) > 1400 && !host.window.needsFrame)
  }

  @Test func withoutTheTransitionItIsAtOnce() throws {
    let host = try host(.identity)
    remote.value = true
    host.update()
    #expect(host.area(0xff00_00ff) > 1400 && !host.window.needsFrame)
  }

  @Test func textsChangeAtOnce() throws {
    let host = try TestHost {
      Owner(remote, false) {
        // In place: where it stands is animated.
        Text($0 ? "after" : "before").contentTransition(.symbolEffect).frame(width: 80, alignment: .leading)
      }
    }
    host.animate(.linear(duration: 1)) { remote.value = true }
    let plain = try TestHost { Text("after").frame(width: 80, alignment: .leading) }
    host.advance(by: 0.5)
    #expect(host.snapshot().pixels == plain.snapshot().pixels)
  }

  @Test func aTransitionGrowsAndFades() throws {
    let host = try TestHost {
      Owner(remote, false) { isOn in
        ZStack { if isOn { pureRed.frame(width: 40, height: 40).transition(.symbolEffect(.appear)) } }
      }
    }
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.advance(by: 0.5)
    // Half way from half its size: 30 wide, half transparent: not red alone.
    #expect(host.area() == 0)
    let row = host.snapshot().pixels[50 * 200..<51 * 200]
    #expect(row.count { $0 >> 8 & 255 != 255 } == 30)
    host.advance(by: 0.6)
    #expect(host.area() == 1600)
  }
}
