import DisplayList
import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// Materials show what is behind them.
@MainActor struct MaterialTests {
  private func pixel(_ x: Int, _ y: Int, of bitmap: Bitmap) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }

  /// Regular, light: a veil of 0xFA at 70 % over grey: 0.7 · 250 + 0.3 · 100 = 205; of a grey, saturation changes nothing.
  /// Dark: 0x25 at 76 %: 0.76 · 37 + 0.24 · 100 = 52.1.
  @Test func aVeilOverWhatIsBehind() throws {
    for (isDark, wanted) in [(false, UInt32(0xffcd_cdcd)), (true, 0xff34_3434)] {
      let host = try TestHost(environment: { $0.colorScheme = isDark ? .dark : .light }) {
        ZStack {
          Color(white: 100 / 255)
          Rectangle().fill(.regularMaterial).frame(width: 100, height: 50)
        }
      }
      #expect(pixel(100, 50, of: host.snapshot()) == wanted)
      #expect(pixel(20, 50, of: host.snapshot()) == 0xff64_6464)
    }
  }

  /// A colour shines through: stronger than the veil alone would leave it.
  @Test func levels() throws {
    func blueness(_ material: Material) throws -> Int {
      let host = try TestHost { Color(red: 0.2, green: 0.4, blue: 0.8).overlay(material) }
      let color = pixel(100, 50, of: host.snapshot())
      return Int(color & 255) - Int(color >> 16 & 255)
    }
    let levels = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map(blueness)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 > $1 })
    #expect(levels[4] > 0)
    // Without stronger colours it would be 0.6 · 255 · 0.55 = 84.
    #expect(levels[0] > 90)
  }

  /// What is behind moves, and is seen to, in the same place as if all were drawn anew; at one and two pixels a point.
  @Test(arguments: [1, 2] as [CGFloat]) func itFollowsWhatIsBehind(_ scale: CGFloat) throws {
    let remote = Remote<CGFloat>()
    func content(_ x: CGFloat) -> some View {
      ZStack(alignment: .topLeading) {
        Color(white: 0.9)
        pureRed.frame(width: 30, height: 30).offset(x: x, y: 20)
        Text("Bar").padding(8).background(.thinMaterial, in: .rect(cornerRadius: 8)).padding(.leading, 60)
        VStack {
          Text("One"); Text("Two")
        }.padding(6).background(.bar).opacity(0.8).offset(x: 20, y: 40)
      }
    }
    let host = try TestHost(scale: scale) { Owner(remote, 0, content: content) }
    for x in [10, 55, 60, 140, 61] as [CGFloat] {
      remote.value = x
      host.update()
      let fresh = try TestHost(scale: scale) { content(x) }
      let isSame = host.snapshot().pixels == fresh.snapshot().pixels
      #expect(isSame)
    }
  }

  @Test func textMayHaveOne() throws {
    let host = try TestHost {
      ZStack {
        Color.black
        Text("███").foregroundStyle(.ultraThickMaterial)
      }
    }
    // 0.88 · 250 over black.
    let isThere = host.snapshot().pixels.contains(0xffdc_dcdc)
    #expect(isThere)
  }
}
