import DisplayList
import Foundation
import Geometry
import Renderer
import Testing

/// Groups kept as pictures: the same pixels, without drawing them again.
@Suite struct PictureTests {
  /// Lines in a group below a cursor.
  struct Page {
    var background: UInt32 = 1
    var line: UInt32 = 1
    var top: UInt32 = 1
    var origin = CGPoint(x: 10, y: 20)
    var cursor = 30.0
    var isClipped = false
    var opacity: Float = 1
    /// Something large above everything, which moves by whole pixels.
    var flag = 0.0
    /// Graph n is `n * 150` further right.
    var graphCount = 1
    static let size = CGSize(width: 320, height: 200)

    private func zigzag(_ version: UInt32) -> DisplayItem {
      var path = Path()
      path.move(to: .zero)
      for i in 1...20 {
        path.addLine(to: CGPoint(x: Double(i) * 6, y: i % 2 == 0 ? 0 : 100 + Double(version)))
      }
      let stroke = StrokeStyle(lineWidth: 1.5, lineJoin: .round)
      return DisplayItem(
        id: 10, version: version, bounds: CGRect(x: -1, y: -1, width: 122, height: 120),
        content: .shape(ShapeItem(path: path, paint: .color(.black.opacity(0.7)), stroke: stroke)))
    }

    private func rect(_ id: UInt32, _ version: UInt32, _ rect: CGRect, _ color: RGBA) -> DisplayItem {
      DisplayItem(
        id: id, version: version, bounds: rect, content: .shape(ShapeItem(path: Path(rect), paint: .color(color))))
    }

    private func graph(_ index: Int) -> DisplayItem {
      var lines = GroupItem(DisplayList([zigzag(line), zigzag(7)]))
      lines.isPicture = true
      let area = CGRect(x: 0, y: 0, width: 130, height: 130)
      var items = [rect(3, 1, CGRect(x: 0, y: 0, width: 130, height: 130), .white.opacity(0.5))]
      items.append(
        DisplayItem(
          id: 20, version: 1, offset: CGPoint(x: 2, y: 2), bounds: CGRect(x: 1, y: 1, width: 122, height: 120),
          content: .group(lines)))
      items.append(
        rect(4, UInt32(cursor), CGRect(x: cursor, y: -4, width: 1, height: 130), RGBA.black.opacity(0.5)))
      var whole = GroupItem(DisplayList(items))
      if isClipped { whole.clip = .path(Path(ellipseIn: area), FillStyle()) }
      whole.opacity = opacity
      let place = CGPoint(x: origin.x + Double(index) * 150, y: origin.y)
      return DisplayItem(
        id: 30 + UInt32(index), version: 1, offset: place,
        bounds: area.insetBy(dx: -4, dy: -4).offsetBy(dx: place.x, dy: place.y), content: .group(whole))
    }

    func list() -> DisplayList {
      let wall = rect(
        1, background, CGRect(x: 0, y: 0, width: 300, height: 90 + Double(background)),
        RGBA(red: 0.8, green: 1, blue: 1))
      let above = rect(2, top, CGRect(x: 40, y: 60, width: 20 + Double(top), height: 9), .white)
      let boxes = [CGRect(x: 0, y: 0, width: 90, height: 60), CGRect(x: 20, y: 20, width: 9, height: 9)]
      let marks = [rect(6, 1, boxes[0], .white), rect(7, 1, boxes[1], .black)]
      let flagged = DisplayItem(
        id: 5, version: 1, offset: CGPoint(x: flag, y: 30), bounds: CGRect(x: flag, y: 30, width: 90, height: 60),
        content: .group(GroupItem(DisplayList(marks))))
      return DisplayList([wall] + (0..<graphCount).map(graph) + [above] + (flag == 0 ? [] : [flagged]))
    }
  }

  /// Draws pages one after the other and compares each with a fresh drawing.
  final class Screen {
    let renderer: Renderer
    let scale: CGFloat
    private let target: PixelBuffer

    init(scale: CGFloat = 1, threads: Int = 1) {
      self.scale = scale
      renderer = Renderer(threads: threads)
      target = PixelBuffer(width: Int(Page.size.width * scale), height: Int(Page.size.height * scale))
    }

    var statistics: Renderer.Statistics { renderer.statistics }

    func show(_ page: Page, _ location: SourceLocation = #_sourceLocation) {
      let list = page.list()
      render(list, renderer, target)
      let fresh = PixelBuffer(width: target.width, height: target.height)
      render(list, Renderer(threads: 1), fresh)
      if let wrong = target.difference(from: fresh) { Issue.record("\(wrong)", sourceLocation: location) }
    }

    private func render(_ list: DisplayList, _ renderer: Renderer, _ target: PixelBuffer) {
      renderer.render(
        list, size: Page.size, scale: scale, background: .white, glyphs: BlockGlyphs(), into: target)
    }
  }

  @Test(arguments: [1.0, 1.5, 2], [false, true]) func whatIsBelowACursorIsCopied(_ scale: Double, _ isClipped: Bool) {
    let screen = Screen(scale: scale, threads: 2)
    var page = Page(isClipped: isClipped)
    screen.show(page)
    // The first move is drawn, the second makes the picture.
    page.cursor = 31
    screen.show(page)
    #expect(screen.statistics.pictures == 0 && screen.statistics.outlines > 0)
    page.cursor = 33
    screen.show(page)
    #expect(screen.statistics.pictures == 1 && screen.statistics.picturesDrawn == 1)
    for place in [50.0, 52, 90, 30] {
      page.cursor = place
      screen.show(page)
      #expect(screen.statistics.pictures == 1 && screen.statistics.picturesDrawn == 0)
      // Of the picture's group no command is compiled: what is left are the wall, the box below the lines, the cursor and
      // the box above, as far as they meet the damage, and the clip's push and pop.
      #expect(screen.statistics.commands <= (isClipped ? 6 : 4))
      // Only the clip is traced again.
      #expect(isClipped || screen.statistics.outlines == 0)
    }
  }

  @Test func aPictureGoesWithWhatIsInIt() {
    let screen = Screen()
    var page = Page()
    func move() {
      page.cursor = page.cursor == 30 ? 32 : 30
      screen.show(page)
    }
    screen.show(page)
    for _ in 0..<3 { move() }
    #expect(screen.statistics.pictures == 1)
    let changes: [(inout Page) -> Void] = [
      { $0.line += 1 }, { $0.background += 1 }, { $0.origin.x += 0.5 }, { $0.origin.y += 8 },
      { $0.isClipped.toggle() }, { $0.graphCount = 2 },
    ]
    for change in changes {
      change(&page)
      page.cursor += 1
      screen.show(page)
      #expect(screen.statistics.picturesDrawn == 0)
      for _ in 0..<3 { move() }
      #expect(screen.statistics.pictures == page.graphCount && screen.statistics.picturesDrawn == 0)
    }
    // What is above changes nothing below it.
    page.top += 1
    screen.show(page)
    #expect(screen.statistics.pictures == 1 && screen.statistics.picturesDrawn == 0)
  }

  @Test func whatMovesAboveAPictureLeavesIt() {
    let screen = Screen(threads: 2)
    var page = Page()
    for flag in [20.0, 24, 40, 44, 100] {
      (page.flag, page.cursor) = (flag, flag + 2)
      screen.show(page)
      if flag > 20 { #expect(screen.statistics.scrollCopies == 1) }
      if flag > 24 { #expect(screen.statistics.pictures == 1) }
    }
  }

  @Test func whatIsDrawnToALayerIsNotKept() {
    let screen = Screen()
    var page = Page(opacity: 0.5)
    for place in [30.0, 32, 34, 36] {
      page.cursor = place
      screen.show(page)
      #expect(screen.statistics.pictures == 0)
    }
  }

  @Test func nothingIsKeptOfAnotherTarget() {
    let screen = Screen()
    var page = Page()
    for place in [30.0, 32, 34] {
      page.cursor = place
      screen.show(page)
    }
    #expect(screen.statistics.pictures == 1)
    screen.renderer.invalidate()
    page.line = 40
    screen.show(page)
    #expect(screen.statistics.pictures == 0)
    page.cursor = 36
    screen.show(page)
    #expect(screen.statistics.pictures == 0)
  }

  @Test(arguments: 0..<8) func anyChangesLookAsDrawnAnew(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let screen = Screen(scale: [1, 1.5, 2][seed % 3], threads: 1 + seed % 2)
    var page = Page(graphCount: 1 + seed % 2)
    for _ in 0..<40 {
      switch Int.random(in: 0..<16, using: &random) {
      case 0: page.line += 1
      case 1: page.background += 1
      case 2: page.top += 1
      case 3: page.origin.x = .random(in: 0...20, using: &random)
      case 4: page.isClipped.toggle()
      case 5: page.opacity = page.opacity == 1 ? 0.5 : 1
      case 6: page.graphCount = 3 - page.graphCount
      case 7: screen.renderer.invalidate()
      case 8...10: page.flag = .random(in: 1...90, using: &random).rounded()
      default: page.cursor = .random(in: 0...120, using: &random).rounded()
      }
      screen.show(page)
    }
  }
}
