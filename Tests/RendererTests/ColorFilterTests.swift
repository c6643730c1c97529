import DisplayList
import Foundation
import Geometry
import Renderer
import Testing

/// Filters that look at one pixel at a time.
@Suite struct ColorFilterTests {
  private let box = CGRect(x: 0, y: 0, width: 4, height: 4)

  /// The pixel of a box in one colour with a filter, over white.
  private func pixel(_ color: RGBA, _ filters: Filter..., background: RGBA = .white) -> UInt32 {
    let items = [group([shape(Path(box), color)], box) { $0.filters = filters }]
    return draw(items, width: 4, height: 4, background: background)[1, 1]
  }

  private let red = RGBA(red: 1, green: 0, blue: 0)
  private let green = RGBA(red: 0, green: 1, blue: 0)

  /// W3C Filter Effects, `saturate`: red weighs 0.213, and 0.213 · 255 = 54.3, green 0.715 · 255 = 182.3.
  @Test func saturationZeroIsLuminance() {
    #expect(pixel(red, .colorMatrix(.saturation(0))) == 0xff36_3636)
    #expect(pixel(green, .colorMatrix(.saturation(0))) == 0xffb6_b6b6)
  }

  /// Half way: red 0.213 + 0.787 / 2 = 0.6065, · 255 = 154.7; green and blue 0.1065 · 255 = 27.2.
  @Test func saturationHalf() { #expect(pixel(red, .colorMatrix(.saturation(0.5))) == 0xff9b_1b1b) }

  /// `hueRotate` by half a turn: the cosine is -1, the sine 0; red 0.213 - 0.787 < 0, green and blue 0.426 · 255 = 108.6.
  @Test func hueRotation() {
    #expect(pixel(red, .colorMatrix(.hueRotation(radians: .pi))) == 0xff00_6d6d)
    #expect(pixel(red, .colorMatrix(.hueRotation(radians: 0))) == 0xffff_0000)
  }

  /// Black, as opaque as the green is light: 0.7154 · 255 = 182.4, over white 255 - 182 = 73.
  @Test func luminanceToAlpha() { #expect(pixel(green, .colorMatrix(.luminanceToAlpha)) == 0xff49_4949) }

  /// 0x40 + 0.2 · 255 = 64 + 51 = 115; (64 / 255 - 0.5) · 2 + 0.5 = 0.00196, · 255 = 0.5.
  @Test func brightnessAndContrast() {
    let gray = RGBA(red: 64 / 255, green: 64 / 255, blue: 64 / 255)
    #expect(pixel(gray, .colorMatrix(.brightness(0.2))) == 0xff73_7373)
    #expect(pixel(gray, .colorMatrix(.brightness(1))) == 0xffff_ffff)
    #expect(pixel(gray, .colorMatrix(.contrast(0))) == 0xff80_8080)
    // 192 / 255 · 2 - 0.5 = 1.006.
    let light = RGBA(red: 192 / 255, green: 192 / 255, blue: 192 / 255)
    #expect(pixel(light, .colorMatrix(.contrast(2))) == 0xffff_ffff)
  }

  /// Colours are mapped as if they were opaque: a translucent black becomes a translucent white, which is not seen on white.
  @Test func translucentColorsAreNotDarkened() {
    #expect(pixel(.black.opacity(0.4), .colorMatrix(.inverted)) == 0xffff_ffff)
    // 0.4 · 255 = 102: on black, white at 102 / 255.
    #expect(pixel(.black.opacity(0.4), .colorMatrix(.inverted), background: .black) == 0xff66_6666)
    // Halved twice: the colour, and its opacity. 0.5 · 255 = 128 over white at half: 255 - 128 · 0.502 …
    let half = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
    // Alpha 0.5 · 255 = 127.5, rounded 128; colour 0.5 · 128 = 64; over white 64 + 127 = 191.
    #expect(pixel(.white, .colorMatrix(.multiplied(by: half))) == 0xffbf_bfbf)
  }

  @Test(arguments: 0...255) func theIdentityKeepsEveryPixel(_ alpha: Int) {
    let color = RGBA(red: 0.3, green: 0.7, blue: 1, alpha: Float(alpha) / 255)
    #expect(pixel(color, .colorMatrix(ColorMatrix()), background: .clear) == color.premultipliedARGB)
  }

  @Test func filtersApplyInOrder() {
    // Red without saturation is 54, inverted 201; red inverted is cyan, without saturation 0.787 · 255 = 200.7.
    #expect(pixel(red, .colorMatrix(.saturation(0)), .colorMatrix(.inverted)) == 0xffc9_c9c9)
    // A saturated colour is clamped before the next: brighter by 1, all is white.
    #expect(pixel(red, .colorMatrix(.brightness(1)), .colorMatrix(.brightness(-0.5))) == 0xff80_8080)
  }

  /// 0.2 is below the bound, 0.6 within.
  @Test func alphaThreshold() {
    let filter = Filter.alphaThreshold(min: 0.5, max: 1, color: red)
    #expect(pixel(.black.opacity(0.2), filter) == 0xffff_ffff)
    #expect(pixel(.black.opacity(0.6), filter) == 0xffff_0000)
    #expect(pixel(.black.opacity(0.6), .alphaThreshold(min: 0, max: 0.5, color: red)) == 0xffff_ffff)
  }

  /// Without a blur, a shadow two pixels to the right of what is around the box lies on its two left columns.
  @Test func innerShadow() {
    let place = CGRect(x: 1, y: 1, width: 6, height: 6)
    let filter = Filter.innerShadow(color: .black, radius: 0, offset: CGSize(width: 2, height: 0))
    let picture = draw([group([shape(Path(place), red)], place) { $0.filters = [filter] }], width: 8, height: 8)
    let (w, r, k) = (UInt32(0xffff_ffff), UInt32(0xffff_0000), UInt32(0xff00_0000))
    #expect(picture.rows[0] == [w, w, w, w, w, w, w, w])
    #expect(picture.rows[3] == [w, k, k, r, r, r, r, w])
  }

  @Test func aFilteredGroupIsDamagedOnlyWhereItChanges() {
    let renderer = Renderer(threads: 1)
    let target = PixelBuffer(width: 100, height: 100)
    func show(_ version: UInt32) {
      let still = item(
        .shape(ShapeItem(path: Path(CGRect(x: 0, y: 0, width: 90, height: 90)), paint: .color(red))),
        CGRect(x: 0, y: 0, width: 90, height: 90), id: 1, version: 1)
      let spot = CGRect(x: 50, y: 50, width: 8, height: 8)
      let changing = item(
        .shape(ShapeItem(path: Path(spot), paint: .color(version == 1 ? red : green))), spot, id: 2, version: version)
      let all = group([still, changing], CGRect(x: 0, y: 0, width: 90, height: 90)) {
        $0.filters = [.colorMatrix(.saturation(0))]
      }
      renderer.render(
        DisplayList([all]), size: CGSize(width: 100, height: 100), scale: 1, background: .white, glyphs: BlockGlyphs(),
        into: target)
    }
    show(1)
    show(2)
    // One pixel more around the spot.
    #expect(renderer.statistics.damageArea == 100)
    #expect(target[54, 54] == 0xffb6_b6b6 && target[49, 49] == 0xff36_3636)
  }
}
