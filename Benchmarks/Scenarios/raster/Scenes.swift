import DisplayList
import Foundation
import Geometry
import TextLayout

extension Scene {
  static func all(_ fonts: FontSystem) -> [Scene] {
    let rects = Rects()
    return [polylines(), rects.each(), rects.list(), rects.path(), diamonds(), text(fonts), roundRects()]
  }

  /// 113 lines of 65 points, 1.5 pixels wide: a dashboard's worth.
  static func polylines() -> Scene {
    var noise = Noise(seed: 1)
    var (items, data) = (ItemList(), SceneData())
    let (count, points) = (113, 65)
    data.append(count)
    for _ in 0..<count {
      let color = noise.color()
      var walk: [Float] = [0]
      for _ in 1..<points { walk.append(walk.last! + noise.number(-1, 1) + noise.number(-1, 1)) }
      let (low, high) = (walk.min()!, walk.max()!)
      let (base, height) = (noise.number(60, 800), noise.number(60, 220))
      data.append(points)
      data.append(color)
      let line = walk.enumerated().map { i, y in
        let point = (x: 60 + Float(i) * 1800 / Float(points - 1), y: base + (y - low) / (high - low) * height)
        data.append(point.x)
        data.append(point.y)
        return CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
      }
      items.append(
        .polylines([line], StrokeStyle(lineWidth: 1.5), Paint(argb: color)),
        CGRect(x: 50, y: CGFloat(base) - 10, width: 1820, height: CGFloat(height) + 20))
    }
    return Scene("polylines", items.items, data)
  }

  /// 50 cards of 147 diamonds with curved sides, each a path of its own.
  static func diamonds() -> Scene {
    var noise = Noise(seed: 3)
    var (items, data) = (ItemList(), SceneData())
    data.append(50 * 147)
    for card in 0..<50 {
      let color = noise.color()
      for k in 0..<147 {
        let x = Float(10 + card % 10 * 190) + 4 + Float(k % 21) * 8.5
        let y = Float(10 + card / 10 * 212) + 14 + Float(k / 21) * 28
        let (rx, ry) = (4 + noise.number(0, 3), 11 + noise.number(0, 3))
        for value in [x, y, rx, ry] { data.append(value) }
        data.append(color)
        func point(_ dx: Float, _ dy: Float) -> CGPoint { CGPoint(x: CGFloat(x + dx * rx), y: CGFloat(y + dy * ry)) }
        var path = Path()
        path.move(to: point(0, -1))
        path.addQuadCurve(to: point(1, 0), control: point(0.3, -0.3))
        path.addQuadCurve(to: point(0, 1), control: point(0.3, 0.3))
        path.addQuadCurve(to: point(-1, 0), control: point(-0.3, 0.3))
        path.addQuadCurve(to: point(0, -1), control: point(-0.3, -0.3))
        path.closeSubpath()
        items.append(.shape(ShapeItem(path: path, paint: Paint(argb: color))), path.boundingRect)
      }
    }
    return Scene("diamonds", items.items, data)
  }

  /// 5,000 labels of 12 glyphs in Inter at 13 pixels.
  static func text(_ fonts: FontSystem) -> Scene {
    let words = ["Revenue", "Latency", "Settings", "Orders", "Profile", "Frame", "Total", "Inbox"]
    var noise = Noise(seed: 4)
    var (items, data) = (ItemList(), SceneData())
    let ink: UInt32 = 0xff1a_1a1a
    var labels: [String: GlyphRun] = [:]
    data.append(5000)
    data.append(ink)
    for _ in 0..<5000 {
      let word = words[noise.index(words.count)]
      let label = word + " " + String(10_000_000 + noise.index(90_000_000)).prefix(11 - word.count)
      let run: GlyphRun
      if let known = labels[label] {
        run = known
      } else {
        let text = StyledText(label, TextRunAttributes(font: FontDescriptor(size: 13)))
        run = fonts.layout(text).lines[0].runs[0].run
        labels[label] = run
      }
      let (x, y) = (noise.number(0, 1820), Float(14 + noise.index(1050)))
      data.append(x)
      data.append(y)
      data.append(run.glyphs.count)
      for glyph in run.glyphs {
        data.append(glyph.glyph)
        data.append(glyph.x)
      }
      // A run of its own, as every label in a program has.
      let own = GlyphRun(font: run.font, size: run.size, glyphs: run.glyphs, width: run.width, color: nil)
      let origin = CGPoint(x: CGFloat(x), y: CGFloat(y))
      items.append(
        .glyphs(GlyphItem(runs: [(own, origin)], color: RGBA(hex: ink & 0xff_ffff))),
        CGRect(x: origin.x - 2, y: origin.y - 14, width: run.width + 4, height: 19))
    }
    return Scene("text", items.items, data)
  }

  /// 500 rounded rectangles, turned, filled and stroked.
  static func roundRects() -> Scene {
    var noise = Noise(seed: 5)
    var (items, data) = (ItemList(), SceneData())
    data.append(500)
    for _ in 0..<500 {
      let (x, y) = (noise.number(60, 1800), noise.number(60, 1000))
      let (width, height, angle) = (noise.number(60, 160), noise.number(40, 100), noise.number(0, 6.28))
      let color = noise.color()
      for value in [x, y, width, height, 12, angle] { data.append(value) }
      data.append(color)
      let rect = CGRect(x: -CGFloat(width) / 2, y: -CGFloat(height) / 2, width: CGFloat(width), height: CGFloat(height))
      let path = Path(roundedRect: rect, cornerRadius: 12, style: .circular)
      var inner = ItemList()
      inner.append(.shape(ShapeItem(path: path, paint: Paint(argb: color))), rect)
      inner.append(
        .shape(ShapeItem(path: path, paint: .color(.black), stroke: StrokeStyle(lineWidth: 2))),
        rect.insetBy(dx: -1, dy: -1))
      let turn = CGAffineTransform(rotationAngle: CGFloat(angle))
      let center = CGPoint(x: CGFloat(x), y: CGFloat(y))
      items.append(
        .group(GroupItem(DisplayList(inner.items), transform: turn)),
        rect.insetBy(dx: -1, dy: -1).applying(turn).offsetBy(dx: center.x, dy: center.y), offset: center)
    }
    return Scene("round_rects", items.items, data)
  }
}
