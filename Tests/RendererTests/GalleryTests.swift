import DisplayList
import Foundation
import Geometry
import Renderer
import TextLayout
import Testing

/// One of everything, for looking at (`APUS_DUMP=folder`), and proof that odd numbers do no harm.
@Suite struct GalleryTests {
  static let stops = GradientStops([
    .init(color: RGBA(hex: 0xff3b30), location: 0), .init(color: RGBA(hex: 0xffcc00), location: 0.5),
    .init(color: RGBA(hex: 0x007aff), location: 1),
  ])

  static var star: Path {
    var path = Path()
    for i in 0..<5 {
      let angle = CGFloat(i) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 40 + 36 * cos(angle), y: 40 + 36 * sin(angle))
      if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  static var cells: [(String, [DisplayItem])] {
    let box = CGRect(x: 8, y: 8, width: 64, height: 64)
    let blue = RGBA(hex: 0x007aff)
    let red = RGBA(hex: 0xff3b30)
    func paint(_ paint: Paint, _ path: Path? = nil) -> DisplayItem {
      item(.shape(ShapeItem(path: path ?? Path(box), paint: paint)), box)
    }
    func turned(_ items: [DisplayItem]) -> [DisplayItem] {
      [
        group(items, CGRect(x: 0, y: 0, width: 80, height: 80)) {
          $0.transform = CGAffineTransform(translationX: 40, y: 40).rotated(by: 0.4).scaledBy(x: 0.8, y: 0.8)
            .translatedBy(x: -40, y: -40)
        }
      ]
    }
    let zigzag = [CGPoint(x: 8, y: 60), CGPoint(x: 25, y: 15), CGPoint(x: 40, y: 62), CGPoint(x: 72, y: 40)]
    var line = Path()
    line.addLines(zigzag)
    func stroke(_ cap: CGLineCap, _ join: CGLineJoin, _ dash: [CGFloat] = []) -> [DisplayItem] {
      [shape(line, blue, stroke: StrokeStyle(lineWidth: 9, lineCap: cap, lineJoin: join, dash: dash))]
    }
    let checks = Bitmap(
      width: 4, height: 4, pixels: (0..<16).map { ($0 + $0 / 4) % 2 == 0 ? 0xffff_3b30 : 0xff00_7aff }, isOpaque: true)
    func image(_ how: ImageItem.Interpolation) -> DisplayItem {
      item(.image(ImageItem(bitmap: checks, frame: box, interpolation: how)), box)
    }
    let run = GlyphRun(
      font: FontID(rawValue: 0), size: 10, glyphs: (0..<5).map { PositionedGlyph(glyph: 9, x: Float($0) * 12.3) },
      width: 60, color: nil)
    let text = item(.glyphs(GlyphItem(runs: [(run, CGPoint(x: 9.4, y: 40))], color: .black)), box)
    let twoCircles = [
      shape(Path(ellipseIn: CGRect(x: 8, y: 8, width: 40, height: 40)), red),
      shape(Path(ellipseIn: CGRect(x: 28, y: 28, width: 44, height: 44)), blue),
    ]
    var all: [(String, [DisplayItem])] = [
      ("ellipse", [paint(.color(blue), Path(ellipseIn: box))]),
      ("rounded", [paint(.color(blue), Path(roundedRect: box, cornerRadius: 16))]),
      ("star", [shape(star, blue)]), ("star eo", [shape(star, blue, fill: FillStyle(eoFill: true))]),
      ("linear", [paint(.linear(stops, from: CGPoint(x: 8, y: 8), to: CGPoint(x: 72, y: 72)))]),
      ("radial", [paint(.radial(stops, center: CGPoint(x: 40, y: 40), startRadius: 4, endRadius: 36))]),
      ("angular", [paint(.angular(stops, center: CGPoint(x: 40, y: 40), startAngle: 0, endAngle: 2 * .pi))]),
      ("butt miter", stroke(.butt, .miter)), ("round", stroke(.round, .round)),
      ("square bevel", stroke(.square, .bevel)),
      ("dash", stroke(.round, .round, [12, 14])), ("none", [image(.none)]), ("linear image", [image(.medium)]),
      ("turned image", turned([image(.medium)])), ("text", [text]), ("turned text", turned([text])),
      ("turned rect", turned([paint(.color(red))])),
      ("opacity", [group(twoCircles, box) { $0.opacity = 0.5 }]),
      ("clip", [group(twoCircles, box) { $0.clip = .path(star, FillStyle()) }]),
      ("blur", [group(twoCircles, box.insetBy(dx: -8, dy: -8)) { $0.filters = [.blur(radius: 3)] }]),
      (
        "shadow",
        [
          group([shape(Path(box.insetBy(dx: 14, dy: 14)), .white)], CGRect(x: 0, y: 0, width: 80, height: 80)) {
            $0.filters = [.shadow(color: .black.opacity(0.5), radius: 4, offset: CGSize(width: 3, height: 4))]
          }
        ]
      ),
      (
        "polylines",
        [
          item(
            .polylines(
              [zigzag, zigzag.map { CGPoint(x: $0.x, y: 80 - $0.y) }],
              StrokeStyle(lineWidth: 1.5), .color(red)), box)
        ]
      ),
      (
        "rectangles",
        [
          item(
            .rectangles(
              (0..<6).map { CGRect(x: 8 + $0 * 11, y: 60 - $0 * 8, width: 8, height: 12 + $0 * 8) },
              .color(blue)), box)
        ]
      ),
    ]
    let modes: [BlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
      .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusDarker,
      .plusLighter,
    ]
    for mode in modes {
      let above = [paint(.linear(stops, from: CGPoint(x: 8, y: 8), to: CGPoint(x: 72, y: 8)), Path(ellipseIn: box))]
      all.append(
        ("\(mode)", [twoCircles[0], twoCircles[1], group(above, box) { $0.blendMode = mode }]))
    }
    return all
  }

  @Test func oneOfEverything() {
    let items = Self.cells.enumerated().map { index, cell in
      var placed = group(cell.1, CGRect(x: 0, y: 0, width: 80, height: 80))
      placed.offset = CGPoint(x: index % 8 * 80, y: index / 8 * 80)
      placed.bounds = placed.bounds.offsetBy(dx: placed.offset.x, dy: placed.offset.y)
      return placed
    }
    let buffer = draw(items, width: 1280, height: 960, scale: 2)
    buffer.dump("gallery")
    for index in items.indices {
      let (x, y) = (index % 8 * 160, index / 8 * 160)
      let pixels = Set((0..<160 * 160).map { buffer[x + $0 % 160, y + $0 / 160] })
      #expect(pixels.count > 1, "nothing drawn for \(Self.cells[index].0)")
    }
  }
}
