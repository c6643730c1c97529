import DisplayList
import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// Modifiers that change colours, in pixels.
@MainActor struct ColorEffectTests {
  private let remote = Remote<Bool>()

  private func middle(_ content: some View, dark: Bool = false) throws -> UInt32 {
    let host = try TestHost(environment: { $0.colorScheme = dark ? .dark : .light }) { content }
    return host.snapshot().pixels[50 * 200 + 100]
  }

  private func halfWay(_ content: @escaping (Bool) -> some View) throws -> UInt32 {
    let host = try TestHost { Owner(remote, false, content: content) }
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.advance(by: 0.5)
    return host.snapshot().pixels[50 * 200 + 100]
  }

  /// The weight of red in W3C's `saturate` is 0.213: 54 of 255.
  @Test func grayscaleIsNoSaturation() throws {
    #expect(try middle(pureRed.grayscale(1)) == 0xff36_3636)
    #expect(try middle(pureRed.saturation(0)) == 0xff36_3636)
    #expect(try middle(pureRed.grayscale(0).saturation(1).brightness(0).contrast(1).hueRotation(.zero)) == 0xffff_0000)
  }

  @Test func theOthers() throws {
    #expect(try middle(pureRed.colorInvert()) == 0xff00_ffff)
    #expect(try middle(pureRed.brightness(0.4)) == 0xffff_6666)
    // Half the distance from the middle grey: 0.75 and 0.25.
    #expect(try middle(pureRed.contrast(0.5)) == 0xffbf_4040)
    #expect(try middle(pureRed.hueRotation(.degrees(180))) == 0xff00_6d6d)
    #expect(try middle(Color(white: 1).colorMultiply(pureRed)) == 0xffff_0000)
    // White is wholly opaque, and black.
    #expect(try middle(Color(white: 1).luminanceToAlpha()) == 0xff00_0000)
  }

  /// All inside is one layer: overlapping parts are mapped as they look.
  @Test func theyMapWhatIsSeen() throws {
    #expect(
      try middle(
        ZStack {
          pureBlue; pureRed.opacity(0.5)
        }.colorInvert()) == 0xff7f_ff80)
  }

  @Test func theyAnimate() throws {
    // 0.213 + 0.787 / 2 = 0.6065, and 0.1065.
    #expect(try halfWay { pureRed.saturation($0 ? 0 : 1) } == 0xff9b_1b1b)
    #expect(try halfWay { pureRed.grayscale($0 ? 1 : 0) } == 0xff9b_1b1b)
    #expect(try halfWay { pureRed.hueRotation(.degrees($0 ? 360 : 0)) } == 0xff00_6d6d)
    #expect(try halfWay { pureRed.brightness($0 ? 0.8 : 0) } == 0xffff_6666)
    let multiplied = try halfWay { Color(white: 1).colorMultiply($0 ? pureRed : Color(white: 1)) }
    #expect(multiplied != 0xffff_ffff && multiplied != 0xffff_0000 && multiplied >> 16 == 0xffff)
  }

  @Test func filtersOfCanvases() throws {
    func drawn(_ filter: GraphicsContext.Filter) throws -> UInt32 {
      try middle(
        Canvas { context, size in
          context.addFilter(filter)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(pureRed))
        })
    }
    #expect(try drawn(.grayscale(1)) == 0xff36_3636)
    #expect(try drawn(.saturation(0.5)) == 0xff9b_1b1b)
    #expect(try drawn(.brightness(0.4)) == 0xffff_6666)
    #expect(try drawn(.contrast(0.5)) == 0xffbf_4040)
    #expect(try drawn(.hueRotation(.degrees(180))) == 0xff00_6d6d)
    #expect(try drawn(.colorInvert()) == 0xff00_ffff)
    #expect(try drawn(.colorMultiply(pureBlue)) == 0xff00_0000)
    #expect(try drawn(.alphaThreshold(min: 0.5, color: pureBlue)) == 0xff00_00ff)
    var matrix = ColorMatrix()
    (matrix.r1, matrix.b1) = (0, 1)
    #expect(try drawn(.colorMatrix(matrix)) == 0xff00_00ff)
    // Red weighs 0.2125: as opaque as 54 of 255, over white 201.
    #expect(try drawn(.luminanceToAlpha) == 0xffc9_c9c9)
  }
}
