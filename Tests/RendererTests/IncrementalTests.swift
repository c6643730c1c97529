import DisplayList
import Foundation
import Geometry
import Renderer
import TextLayout
import Testing

/// Drawing what changed gives the pixels of drawing everything.
@Suite struct IncrementalTests {
  /// A list with random edits: a page of items, a scrolling pane of rows, something above it.
  struct Page {
    var random: SplitMix
    var items: [DisplayItem] = []
    var rows: [DisplayItem] = []
    var scroll = 0.0
    var overlay = 0
    /// Where a bar that blurs what is behind it lies: nowhere, in the pane, above or below all.
    var bar = 0
    var isPaneGray = false
    var isContentPicture = false
    var version: UInt32 = 1
    var rowsList = DisplayList.empty
    static let size = 280.0

    init(seed: UInt64) {
      random = SplitMix(state: seed)
      for _ in 0..<12 { items.append(make(within: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))) }
      for i in 0..<30 { rows.append(row(i)) }
      rowsList = DisplayList(rows)
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

    mutating func color() -> RGBA {
      RGBA(
        red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
        alpha: Bool.random(using: &random) ? 1 : 0.6)
    }

    mutating func row(_ index: Int) -> DisplayItem {
      var row = make(within: CGRect(x: 4, y: 0, width: 200, height: 24))
      row.offset.y += Double(index) * 25
      row.bounds = row.bounds.offsetBy(dx: 0, dy: Double(index) * 25)
      return row
    }

    mutating func make(within area: CGRect) -> DisplayItem {
      version += 1
      let width = number(5...max(6, area.width / 2))
      let height = number(5...max(6, area.height / 2))
      let box = CGRect(
        x: area.minX + number(0...area.width - width), y: area.minY + number(0...area.height - height), width: width,
        height: height)
      let paint = Paint.color(color())
      let local = CGRect(x: 0, y: 0, width: width, height: height)
      var content: DisplayItem.Content
      switch Int.random(in: 0..<12, using: &random) {
      case 0: content = .shape(ShapeItem(path: Path(local), paint: paint))
      case 1: content = .shape(ShapeItem(path: Path(ellipseIn: local), paint: paint))
      case 2:
        content = .shape(
          ShapeItem(
            path: Path(roundedRect: local.insetBy(dx: 2, dy: 2), cornerRadius: 5), paint: paint,
            stroke: StrokeStyle(lineWidth: 1.7)))
      case 3:
        let stops = GradientStops([.init(color: color(), location: 0), .init(color: color(), location: 1)])
        content = .shape(
          ShapeItem(
            path: Path(ellipseIn: local), paint: .linear(stops, from: .zero, to: CGPoint(x: width, y: height))))
      case 4:
        let points = (0..<8).map { _ in CGPoint(x: number(1...width - 1), y: number(1...height - 1)) }
        content = .polylines([points], StrokeStyle(lineWidth: 1.5, lineJoin: .round), paint)
      case 5:
        let run = GlyphRun(
          font: FontID(rawValue: 0), size: 10, glyphs: (0..<3).map { PositionedGlyph(glyph: 5, x: Float($0) * 6.3) },
          width: 20, color: nil)
        content = .glyphs(GlyphItem(runs: [(run, CGPoint(x: 0, y: 6))], color: color()))
      case 6:
        let pixels = (0..<64).map { _ in color().premultipliedARGB }
        content = .image(
          ImageItem(bitmap: Bitmap(width: 8, height: 8, pixels: pixels, isOpaque: false), frame: local))
      case 7:
        let symbol = Path(ellipseIn: CGRect(x: -2.5, y: -2.5, width: 5, height: 5))
        let places = (0..<12).map { _ in CGPoint(x: number(1...width - 1), y: number(1...height - 1)) }
        content = .stamps(symbol, at: places, paint)
      case 8:
        var inner = GroupItem(
          DisplayList([
            item(.shape(ShapeItem(path: Path(ellipseIn: local), paint: paint)), local).with(frame: local),
            item(.shape(ShapeItem(path: Path(local.insetBy(dx: 3, dy: 3)), paint: .color(color()))), local),
          ]))
        inner.opacity = 0.7
        inner.blendMode = Bool.random(using: &random) ? .normal : .multiply
        inner.clip =
          Bool.random(using: &random)
          ? .rect(local.insetBy(dx: 1.3, dy: 1.7)) : .path(Path(roundedRect: local, cornerRadius: 6), FillStyle())
        content = .group(inner)
      default:
        let small = local.insetBy(dx: width / 3, dy: height / 3)
        var inner = GroupItem(DisplayList([item(.shape(ShapeItem(path: Path(small), paint: paint)), small)]))
        inner.filters = [filter()]
        if Int.random(in: 0..<3, using: &random) == 0 { inner.filters.append(filter()) }
        content = .group(inner)
        if Int.random(in: 0..<3, using: &random) == 0 {
          // What it filters is itself inside of a filter, or of a layer that other filters carry on.
          var outer = GroupItem(DisplayList([item(content, local.insetBy(dx: -12, dy: -12))]), opacity: 0.8)
          if Bool.random(using: &random) { outer.filters = [filter()] }
          outer.isIsolated = true
          content = .group(outer)
        }
      }
      let grown = isFiltered(content) ? box.insetBy(dx: -12, dy: -12) : box.insetBy(dx: -14, dy: -14)
      let frame = Bool.random(using: &random) ? local : nil
      var item = DisplayItem(
        id: version, version: version, offset: box.origin, bounds: grown, frame: frame, content: content)
      item.isMoving = Int.random(in: 0..<4, using: &random) == 0
      return item
    }

    mutating func filter() -> Filter {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: .blur(radius: 2)
      case 1: .shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 2))
      case 2: .innerShadow(color: color(), radius: 1.5, offset: CGSize(width: -1, height: 1))
      case 3: .colorMatrix(.saturation(number(0...2)))
      case 4: .colorMatrix(.inverted)
      case 5: .alphaThreshold(min: 0.3, max: 1, color: color())
      default: .backdrop(radius: number(0...9), ColorMatrix.saturation(1.5).covered(by: color().opacity(0.5)))
      }
    }

    private func isFiltered(_ content: DisplayItem.Content) -> Bool {
      if case .group(let group) = content { return !group.filters.isEmpty }
      return false
    }

    mutating func edit() {
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        items[Int.random(in: 0..<items.count, using: &random)] = make(
          within: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
      case 1: items.shuffle(using: &random)
      case 2:
        items.removeLast()
        items.insert(make(within: CGRect(x: 0, y: 0, width: Self.size, height: Self.size)), at: 2)
      case 3:
        let i = Int.random(in: 0..<rows.count, using: &random)
        rows[i] = row(i)
        rowsList = DisplayList(rows)
      case 4: overlay = Int.random(in: 0..<3, using: &random)
      case 5: items[Int.random(in: 0..<items.count, using: &random)].isMoving.toggle()
      case 6: bar = Int.random(in: 0..<4, using: &random)
      case 7: isPaneGray.toggle()
      case 8: isContentPicture.toggle()
      default: scroll += Double(Int.random(in: -60...60, using: &random)) * 0.5
      }
    }

    func list() -> DisplayList {
      var scrolled = GroupItem(rowsList)
      scrolled.isPicture = isContentPicture
      let content = DisplayItem(
        id: 1, version: 1, offset: CGPoint(x: 0.3, y: -scroll),
        bounds: CGRect(x: -20, y: -scroll - 20, width: 260, height: 800), content: .group(scrolled))
      let indicator = DisplayItem(
        id: 2, version: UInt32(bitPattern: Int32(scroll * 2)),
        bounds: CGRect(x: 205, y: 40 + scroll / 8, width: 4, height: 30),
        content: .shape(
          ShapeItem(
            path: Path(roundedRect: CGRect(x: 205, y: 40 + scroll / 8, width: 4, height: 30), cornerRadius: 2),
            paint: .color(.black.opacity(0.5)))))
      let area = CGRect(x: 60.3, y: 50.7, width: 216, height: 200)
      var paneItems = [content, indicator]
      if overlay != 1 {
        let color: RGBA = overlay == 0 ? .white : .black.opacity(0.1)
        let back = CGRect(x: 0, y: 0, width: 216, height: 200)
        paneItems.insert(
          DisplayItem(
            id: 3, version: UInt32(overlay), bounds: back,
            content: .shape(ShapeItem(path: Path(back), paint: .color(color)))), at: 0)
      }
      let place = CGRect(x: 0, y: 0, width: 216, height: 44)
      var glass = GroupItem(DisplayList([item(.shape(ShapeItem(path: Path(place), paint: .color(.white))), place)]))
      glass.filters = [.backdrop(radius: 5, ColorMatrix.saturation(1.8).covered(by: .white.opacity(0.4)))]
      var glassItem = DisplayItem(id: 7, version: 1, bounds: place, content: .group(glass))
      if bar == 1 { paneItems.append(glassItem) }
      var pane = GroupItem(DisplayList(paneItems))
      if isPaneGray { pane.filters = [.colorMatrix(.saturation(0))] }
      pane.clip = .rect(CGRect(x: 0, y: 0, width: 216, height: 200))
      let paneItem = DisplayItem(id: 4, version: 1, offset: area.origin, bounds: area, content: .group(pane))
      var all = items
      all.insert(paneItem, at: 6)
      glassItem.offset = CGPoint(x: 40, y: 120)
      glassItem.bounds = place.offsetBy(dx: 40, dy: 120)
      if bar == 2 { all.append(glassItem) }
      if bar == 3 { all.insert(glassItem, at: 5) }
      return DisplayList(all)
    }
  }

  /// `APUS_THOROUGH=1` tries more.
  static let seeds = ProcessInfo.processInfo.environment["APUS_THOROUGH"] == nil ? 0..<6 : 0..<60

  @Test(arguments: seeds) func incrementalEqualsFull(_ seed: Int) {
    var page = Page(seed: UInt64(seed))
    let scale = [1.0, 2.0, 1.5][seed % 3]
    let side = Int(Page.size * scale)
    let glyphs = BlockGlyphs()
    let target = PixelBuffer(width: side, height: side)
    let renderer = Renderer(threads: 1 + seed % 3)
    for step in 0..<12 {
      let list = page.list()
      renderer.render(
        list, size: CGSize(width: Page.size, height: Page.size), scale: scale, background: .white, glyphs: glyphs,
        into: target)
      let fresh = PixelBuffer(width: side, height: side)
      Renderer(threads: 1).render(
        list, size: CGSize(width: Page.size, height: Page.size), scale: scale, background: .white, glyphs: glyphs,
        into: fresh)
      let wrong = target.difference(from: fresh)
      if let wrong {
        target.dump("incremental")
        fresh.dump("fresh")
        Issue.record("seed \(seed), step \(step): \(wrong)")
        return
      }
      for _ in 0..<1 + step % 3 { page.edit() }
    }
  }
}

/// Small, seeded and the same everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension PixelBuffer {
  /// The first pixel that differs, in words.
  func difference(from other: PixelBuffer) -> String? {
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        return "pixel (\(x), \(y)) is \(String(self[x, y], radix: 16)), not \(String(other[x, y], radix: 16))"
      }
    }
    return nil
  }
}
