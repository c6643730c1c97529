import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Effects of symbols: what is shown at a moment, and that nothing runs when they are over. Times and sizes are those that
/// `SymbolPose` gives.
@MainActor struct SymbolEffectTests {
  private let remote = Remote<Bool>()

  /// A red square of 40 × 40 in the middle of 200 × 100, which the modifier changes.
  private func square<V: View>(
    _ accessibility: AccessibilityRequests = [], initially: Bool = false,
    @ViewBuilder _ content: @escaping (Image, Bool) -> V
  ) throws -> TestHost {
    let host = try TestHost(accessibility: accessibility) {
      Owner(remote, initially) { isOn in
        content(Image(systemName: "stop.fill").resizable(), isOn).frame(width: 40, height: 40)
          .foregroundStyle(pureRed)
      }
    }
    host.resetCounts()
    return host
  }

  /// How many pixels of the middle row are red.
  private func width(_ host: TestHost) -> Int {
    let bitmap = host.snapshot()
    return bitmap.pixels[50 * 200..<51 * 200].count { $0 == 0xffff_0000 }
  }

  /// The green of the middle pixel: 0 for red, 255 where nothing is drawn.
  private func green(_ host: TestHost) -> UInt32 { host.snapshot().pixels[50 * 200 + 100] >> 8 & 255 }

  private func turn(_ host: TestHost, _ value: Bool) {
    remote.value = value
    host.update()
    host.resetCounts()
  }

  @Test func aStateIsGoneToAndComeBackFrom() throws {
    let host = try square { $0.symbolEffect(.scale.up, isActive: $1) }
    #expect(width(host) == 40 && !host.window.needsFrame)
    turn(host, true)
    host.advance(by: 0.184)
    // The eleventh frame, 0.1833 of 0.35 s, eased 0.536: 40 · (1 + 0.2 · 0.536) = 44.3 points, of which 44 whole pixels.
    #expect(width(host) == 44)
    host.advance(by: 0.2)
    #expect(width(host) == 48)
    #expect(!host.window.needsFrame)
    // Frames of an effect run no body.
    #expect(host.bodies.isEmpty)
    turn(host, false)
    host.advance(by: 0.4)
    #expect(width(host) == 40 && !host.window.needsFrame)
  }

  @Test func aValuePlaysOnceWhenItChanges() throws {
    let host = try square { $0.symbolEffect(.bounce, value: $1) }
    #expect(!host.window.needsFrame)
    turn(host, true)
    host.advance(by: 0.15)
    // A quarter of 0.6 s: 1 + 0.22 · 1 · 0.75 = 1.165; 46.6 points, of which 46 whole pixels.
    #expect(width(host) == 46)
    host.advance(by: 0.5)
    #expect(width(host) == 40 && !host.window.needsFrame && host.bodies.isEmpty)
  }

  @Test func optionsSayHowOftenAndHowFast() throws {
    let host = try square { $0.symbolEffect(.bounce, options: .repeat(2).speed(2), value: $1) }
    turn(host, true)
    // Two plays of 0.3 s: a quarter of the second.
    host.advance(by: 0.375)
    #expect(width(host) == 46)
    host.advance(by: 0.25)
    #expect(width(host) == 40 && !host.window.needsFrame)
  }

  @Test func whatRepeatsEndsWithThePlayUnderWay() throws {
    let host = try square(initially: true) { $0.symbolEffect(.pulse, isActive: $1) }
    host.advance(by: 0.8)
    // In the middle of 1.6 s an opacity of 0.35: 255 · 0.65 of white.
    #expect((164...168).contains(green(host)))
    host.advance(by: 1.6)
    #expect((164...168).contains(green(host)))
    turn(host, false)
    host.advance(by: 0.4)
    #expect(green(host) > 0)
    host.advance(by: 0.5)
    #expect(green(host) == 0 && !host.window.needsFrame)
  }

  @Test func periodicPlaysRestInBetween() throws {
    let host = try square(initially: true) {
      $0.symbolEffect(.pulse, options: .repeat(.periodic(2, delay: 1)), isActive: $1)
    }
    host.advance(by: 2)
    #expect(green(host) == 0 && host.window.needsFrame)
    // The second begins after 2.6 s.
    host.advance(by: 1.4)
    #expect((164...168).contains(green(host)))
    host.advance(by: 2)
    #expect(green(host) == 0 && !host.window.needsFrame)
  }

  @Test func disappearingKeepsThePlace() throws {
    let host = try square { $0.symbolEffect(.disappear, isActive: $1) }
    turn(host, true)
    host.advance(by: 0.4)
    #expect(host.area() == 0 && !host.window.needsFrame)
    turn(host, false)
    host.advance(by: 0.4)
    #expect(width(host) == 40)
  }

  @Test func wiggleRotateAndBreatheMove() throws {
    for (name, host) in [
      ("wiggle", try square { $0.symbolEffect(.wiggle.left, value: $1) })
    ] {
      turn(host, true)
      let before = host.snapshot().pixels
      host.advance(by: 0.7 / 12)
      #expect(host.snapshot().pixels != before, "\(name)")
      host.advance(by: 1)
      #expect(!host.window.needsFrame)
    }
    let turning = try square { $0.symbolEffect(.rotate, value: $1) }
    turn(turning, true)
    // Half of an eased turn, 1.5 s: upside down, which for a square is as it was; at a quarter it is not.
    turning.advance(by: 0.4)
    #expect(width(turning) != 40)
    turning.advance(by: 1.2)
    #expect(width(turning) == 40 && !turning.window.needsFrame)
    let breathing = try square(initially: true) { $0.symbolEffect(.breathe, isActive: $1) }
    breathing.advance(by: 1.2)
    // 40 · 1.12 = 44.8.
    #expect(width(breathing) == 44)
  }

  @Test func lessMotionMovesNothingButFades() throws {
    let bouncing = try square(.reduceMotion) { $0.symbolEffect(.bounce, value: $1) }
    turn(bouncing, true)
    #expect(width(bouncing) == 40 && !bouncing.window.needsFrame)
    let scaling = try square(.reduceMotion) { $0.symbolEffect(.scale, isActive: $1) }
    turn(scaling, true)
    #expect(width(scaling) == 48 && !scaling.window.needsFrame)
    let pulsing = try square(.reduceMotion, initially: true) { $0.symbolEffect(.pulse, isActive: $1) }
    pulsing.advance(by: 0.8)
    #expect((164...168).contains(green(pulsing)))
  }

  @Test func effectsReachSymbolsInsideUnlessRemoved() throws {
    let host = try square(initially: true) { image, isOn in
      ZStack { image }.symbolEffect(.scale, isActive: isOn)
    }
    #expect(width(host) == 48)
    let removed = try square(initially: true) { image, isOn in
      image.symbolEffectsRemoved(isOn).symbolEffect(.scale)
    }
    #expect(width(removed) == 40)
    turn(removed, false)
    // The effect counts again, as of something new.
    #expect(width(removed) == 48)
  }

  @Test func onlySymbolsAreMoved() throws {
    let host = try TestHost { pureRed.frame(width: 40, height: 40).symbolEffect(.pulse) }
    #expect(!host.window.needsFrame && host.area() == 1600)
  }

  @Test func variableColourRunsThroughPartsWhereThereAreSome() throws {
    let plain = try TestHost { Image(systemName: "star").symbolEffect(.variableColor) }
    #expect(!plain.window.needsFrame)
    let wifi = try TestHost {
      Image(systemName: "wifi").foregroundStyle(pureRed).symbolEffect(.variableColor.hideInactiveLayers)
    }
    // Nothing is reached at the start.
    #expect(wifi.area() == 0 && wifi.window.needsFrame)
    // Four parts: 0.3 s · 5 a run; before its end all are there.
    wifi.advance(by: 1.45)
    let all = try TestHost { Image(systemName: "wifi").foregroundStyle(pureRed) }
    #expect(wifi.area() == all.area() && all.area() > 0)
  }
}
