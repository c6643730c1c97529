import DisplayList
import Foundation
import Geometry
import Renderer
import TextLayout
import Testing

/// Numbers from outside, however odd, neither crash nor hang.
@Suite struct HostileTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -1e300, 1e9, .leastNonzeroMagnitude, 0, 40,
  ]

  private func contents(_ a: CGFloat, _ b: CGFloat) -> [DisplayItem.Content] {
    var path = Path()
    path.move(to: CGPoint(x: a, y: 3))
    path.addLine(to: CGPoint(x: 20, y: b))
    path.addQuadCurve(to: CGPoint(x: b, y: a), control: CGPoint(x: a, y: a))
    path.addCurve(to: CGPoint(x: 5, y: 5), control1: CGPoint(x: b, y: 1), control2: CGPoint(x: 1, y: a))
    path.closeSubpath()
    let rect = CGRect(x: a, y: 2, width: b, height: 10)
    let stops = GradientStops([
      .init(color: RGBA(red: Float(a), green: 1, blue: 0), location: b), .init(color: .black, location: a),
    ])
    let run = GlyphRun(
      font: FontID(rawValue: 0), size: 12, glyphs: [PositionedGlyph(glyph: 4, x: Float(a), y: Float(b))], width: 4,
      color: nil)
    let sized = GlyphRun(
      font: FontID(rawValue: 0), size: a, glyphs: [PositionedGlyph(glyph: 4, x: 0)], width: 4, color: nil)
    let bitmap = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4], isOpaque: false)
    let turned = CGAffineTransform(a: a, b: 0.5, c: b, d: 1, tx: a, ty: b)
    let child = DisplayList([shape(Path(CGRect(x: 1, y: 1, width: 8, height: 8)), .black)])
    return [
      .shape(ShapeItem(path: path, paint: .color(.black))),
      .shape(ShapeItem(path: path, paint: .color(.black), fill: FillStyle(eoFill: true, antialiased: false))),
      .shape(ShapeItem(path: path, paint: .color(.black), stroke: StrokeStyle(lineWidth: 2, lineJoin: .round))),
      .shape(ShapeItem(path: Path(ellipseIn: rect), paint: .color(.black), stroke: StrokeStyle(lineWidth: a))),
      .shape(
        ShapeItem(
          path: path, paint: .color(.black),
          stroke: StrokeStyle(lineWidth: 1, lineCap: .round, miterLimit: b, dash: [a, b], dashPhase: a))),
      .shape(
        ShapeItem(path: path, paint: .color(.black), stroke: StrokeStyle(lineWidth: 1, dash: [1e-3], dashPhase: b))),
      .shape(ShapeItem(path: Path(rect), paint: .linear(stops, from: CGPoint(x: a, y: 0), to: CGPoint(x: b, y: 0)))),
      .shape(
        ShapeItem(
          path: Path(rect), paint: .radial(stops, center: CGPoint(x: a, y: b), startRadius: a, endRadius: b))),
      .shape(
        ShapeItem(path: Path(rect), paint: .angular(stops, center: .zero, startAngle: a, endAngle: b))),
      .shape(ShapeItem(path: Path(roundedRect: rect, cornerRadius: b), paint: .color(.black))),
      .rectangles([rect], .color(.black)), .polylines([[CGPoint(x: a, y: b), .zero]], StrokeStyle(), .color(.black)),
      .glyphs(GlyphItem(runs: [(run, CGPoint(x: b, y: a)), (sized, CGPoint(x: 5, y: 5))], color: .black)),
      .image(ImageItem(bitmap: bitmap, frame: rect)),
      .group(GroupItem(child, transform: turned)),
      .group(GroupItem(child, clip: .rect(rect), opacity: Float(a))),
      .group(GroupItem(child, clip: .path(path, FillStyle()), opacity: 0.5, blendMode: .multiply)),
      .group(GroupItem(child, filters: [.blur(radius: a)])),
      .group(
        GroupItem(child, filters: [.shadow(color: .black, radius: b, offset: CGSize(width: a, height: b))])),
    ]
  }

  @Test func oddNumbersAreDrawnSomehow() {
    let everywhere = CGRect(x: 0, y: 0, width: 48, height: 48)
    for a in Self.numbers {
      for b in Self.numbers {
        var version: UInt32 = 0
        let renderer = Renderer(threads: 1)
        let target = PixelBuffer(width: 48, height: 48)
        for content in contents(a, b) {
          for bounds in [everywhere, CGRect(x: a, y: b, width: b, height: a)] {
            version += 1
            let item = DisplayItem(
              id: 1, version: version, offset: CGPoint(x: version % 2 == 0 ? 0 : a, y: 0), bounds: bounds,
              content: content)
            renderer.render(
              DisplayList([item]), size: CGSize(width: 48, height: 48), scale: 1, background: .white,
              glyphs: BlockGlyphs(), into: target)
          }
        }
      }
    }
  }

  @Test func oddSizesAndScalesAreDrawnSomehow() {
    let list = DisplayList([shape(Path(CGRect(x: 1, y: 1, width: 8, height: 8)), .black)])
    let target = PixelBuffer(width: 20, height: 20)
    for number in Self.numbers {
      let renderer = Renderer(threads: 2)
      for (size, scale) in [(number, 1), (20, number), (number, number)] {
        renderer.render(
          list, size: CGSize(width: size, height: size), scale: scale, background: .white, glyphs: BlockGlyphs(),
          into: target)
      }
    }
    Renderer(threads: 1).render(
      list, size: CGSize(width: 9, height: 9), scale: 1, background: .white, glyphs: BlockGlyphs(),
      into: PixelBuffer(width: 0, height: 0))
  }

  /// Hundreds of blurs inside of one another take half a gigabyte of layers at most; those further in are left out, what
  /// they would blur is drawn, and parts drawn anew look as the whole does.
  @Test func nestedEffectsHaveALimitOfMemory() {
    let size = CGSize(width: 1200, height: 900)
    let everywhere = CGRect(origin: .zero, size: size)
    func nested(_ depth: Int, _ color: RGBA) -> DisplayList {
      let version: UInt32 = color == .black ? 1 : 2
      let rect = CGRect(x: 300, y: 300, width: 600, height: 300)
      var list = DisplayList([
        item(.shape(ShapeItem(path: Path(rect), paint: .color(color))), rect, id: 1, version: version)
      ])
      for level in 0..<depth {
        list = DisplayList([
          DisplayItem(
            id: UInt32(level + 2), version: version, offset: .zero, bounds: everywhere,
            content: .group(GroupItem(list, filters: [.blur(radius: 0.1)])))
        ])
      }
      return list
    }
    let renderer = Renderer(threads: 2)
    let target = PixelBuffer(width: 1200, height: 900)
    func render(_ list: DisplayList, with renderer: Renderer, into target: PixelBuffer) {
      renderer.render(list, size: size, scale: 1, background: .white, glyphs: BlockGlyphs(), into: target)
    }
    // 128 Mi pixels hold 124 layers of 1200 × 900.
    render(nested(100, .black), with: renderer, into: target)
    #expect(renderer.statistics.mostLayerPixels == 100 * 1200 * 900)
    #expect(renderer.statistics.layersLeftOut == 0)
    render(nested(400, .black), with: renderer, into: target)
    #expect(renderer.statistics.mostLayerPixels <= 128 << 20)
    #expect(renderer.statistics.layersLeftOut == 400 - 124)
    #expect(target[600, 450] == 0xFF00_0000)
    let red = RGBA(red: 1, green: 0, blue: 0)
    render(nested(400, red), with: renderer, into: target)
    let fresh = PixelBuffer(width: 1200, height: 900)
    render(nested(400, red), with: Renderer(threads: 1), into: fresh)
    #expect((0..<900).allSatisfy { y in (0..<1200).allSatisfy { target[$0, y] == fresh[$0, y] } })
  }
}
