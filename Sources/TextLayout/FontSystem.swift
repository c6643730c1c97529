import CText
import Foundation
import Geometry

/// Fonts, shaping and text layout for one program: created by the host, handed to whoever lays out or draws text.
///
/// Safe from any thread. Two locks: one for matching, shaping and layout (in practice the main thread's), one for
/// rasterising glyphs (the renderer's threads), so that drawing a frame does not hold up the next one's layout.
///
/// Everything kept is bounded: shaped texts and layouts by the characters in them, fallback choices by number; of texts that
/// are larger than all that is kept together, only the last.
public final class FontSystem: GlyphSource, @unchecked Sendable {
  private let table = FaceTable()
  private let builder: LayoutBuilder
  // Guarded by the builder's lock:
  private let library: FontLibrary
  private let analyzer: TextAnalyzer
  private let marks: MarkShaper
  private let boundaries = TextBoundaries()
  private var entries: GenerationalCache<LayoutKey, LayoutEntry>
  /// The texts that were asked for last, oldest first.
  private var recent: [(key: LayoutKey, entry: LayoutEntry)] = []
  private static let recentCount = 4
  private let cacheLimit: Int
  /// Rises when the fonts change, so that prepared texts are looked up anew.
  private var fontSet = 0
  private var shapedTexts: GenerationalCache<ShapeKey, ShapedText>

  /// What one generation of the caches keeps: characters, with 64 more for each text. About 35 bytes each, 2 MB; two
  /// generations hold some hundred texts that nobody shows any more. A view holds its own, whatever is kept here.
  static let cacheLimit = 1 << 16

  /// Opens the system's fonts; 5 to 15 ms, nearly all of it fontconfig's.
  public convenience init() throws(FontError) { try self.init(matcher: FontMatcher()) }

  /// Uses only the fonts in `fontFiles`, and prefers the first. For tests that must not depend on the system's fonts.
  public convenience init(fontFiles: [String]) throws(FontError) {
    try self.init(matcher: FontMatcher(fontFiles: fontFiles))
  }

  init(matcher: FontMatcher, cacheLimit: Int = FontSystem.cacheLimit) throws(FontError) {
    self.cacheLimit = cacheLimit
    entries = GenerationalCache(limit: cacheLimit)
    shapedTexts = GenerationalCache(limit: cacheLimit)
    builder = LayoutBuilder(rasterizer: try GlyphRasterizer(table: table))
    library = try FontLibrary(matcher: matcher, table: table)
    let shaper = try GlyphShaper(library: library)
    analyzer = try TextAnalyzer(library: library, shaper: shaper)
    marks = MarkShaper(shaper: shaper, library: library)
  }

  /// Adds a program's own font file to those installed. Layouts made before keep the fonts they have.
  public func register(fontFile path: String) throws(FontError) {
    let result: Result<Void, FontError> = builder.withShapingLock {
      do throws(FontError) {
        try library.register(path)
        entries.removeAll()
        recent = []
        fontSet &+= 1
        shapedTexts.removeAll()
        marks.removeAll()
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// A descriptor, of size 0, for the installed font of a family's, a face's or a PostScript name, letter case aside; nil
  /// where there is none.
  package func installed(named name: String) -> FontDescriptor? {
    builder.withShapingLock { library.installed(named: name) }
  }

  /// The measures of the face that `descriptor` finds, at its size.
  public func metrics(for descriptor: FontDescriptor) -> FontMetrics {
    builder.withShapingLock { library.face(for: descriptor).metrics.scaled(by: descriptor.usableSize) }
  }

  // MARK: Layout

  /// The layout of `text` in at most `maxWidth` × `maxHeight` points; `nil`, NaN and infinity mean no limit.
  ///
  /// Text wraps at `maxWidth`; lines past `maxHeight` or the line limit are replaced by an ellipsis, but one line and one
  /// character a line are always kept. A layout asked for before costs under 0.5 µs; a new one about 0.2 µs a
  /// character for shaping, once for all widths, and 5 ns a character for breaking.
  public func layout(
    _ text: StyledText, options: TextLayoutOptions = TextLayoutOptions(), maxWidth: CGFloat? = nil,
    maxHeight: CGFloat? = nil
  ) -> TextLayout {
    builder.withShapingLock {
      layout(entry(for: LayoutKey(text: text, options: options)), options, maxWidth, maxHeight)
    }
  }

  /// The layout of a prepared text, as that of the text: without looking the text up among all that are known, which takes
  /// ten times as long as finding the layout.
  public func layout(_ text: PreparedText, maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) -> TextLayout {
    builder.withShapingLock {
      if text.fontSet != fontSet { (text.entry, text.fontSet) = (entry(for: text.key), fontSet) }
      return layout(text.entry.unsafelyUnwrapped, text.key.options, maxWidth, maxHeight)
    }
  }

  /// The layout of a text that is edited, of any height, as ``layout(_:options:maxWidth:maxHeight:)`` gives it.
  ///
  /// A text of 4 KB and more is laid out paragraph by paragraph: after a change only the paragraphs that changed are
  /// shaped; the others take some 4 ns a byte.
  ///
  /// - Parameter edited: the editor's, where it finds what it knows of the text before the change.
  public func editableLayout(
    _ text: StyledText, options: TextLayoutOptions, maxWidth: CGFloat?, of edited: EditedText
  ) -> TextLayout {
    let key = LayoutKey(text: text, options: options)
    return builder.withShapingLock {
      guard LongText.fits(key) else {
        edited.forget()
        return layout(entry(for: key), options, maxWidth, nil)
      }
      let text = edited.longText(key, fontSet: fontSet) { source in
        let shaped = analyzer.analyze(source.withoutPaint, direction: options.layoutDirection)
        return LayoutEntry(source: source, text: shaped)
      }
      let width = Self.limit(maxWidth)
      if let known = text.known.layout(width: width, height: .infinity) { return known }
      let layouts = text.paragraphs.map { (layout($0.entry, options, maxWidth, nil), $0.terminatorCount) }
      let whole = TextLayout(PlacedParagraph.stack(layouts, options), builder: builder)
      text.known.keep(whole, width: width, height: .infinity)
      return whole
    }
  }

  private func layout(
    _ entry: LayoutEntry, _ options: TextLayoutOptions, _ maxWidth: CGFloat?, _ maxHeight: CGFloat?
  ) -> TextLayout {
    let (width, height) = (Self.limit(maxWidth), Self.limit(maxHeight))
    if let known = entry.known.layout(width: width, height: height) { return known }
    if options.allowsTightening, let tightened = tightened(entry, options, width, height) { return tightened }
    let layout = makeLayout(entry, options, width, height)
    entry.known.keep(layout, width: width, height: height)
    return layout
  }

  private static func limit(_ value: CGFloat?) -> CGFloat {
    guard let value, !value.isNaN else { return .infinity }
    return max(value, 0)
  }

  /// The entry of a text. A pass asks for the same few texts again and again, which are compared faster than hashed.
  private func entry(for key: LayoutKey) -> LayoutEntry {
    for known in recent where known.key == key { return known.entry }
    let entry = cachedEntry(for: key)
    if isLarge(entry.text) { recent.removeAll { isLarge($0.entry.text) } }
    if recent.count == Self.recentCount { recent.removeFirst() }
    recent.append((key, entry))
    return entry
  }

  private func cachedEntry(for key: LayoutKey) -> LayoutEntry {
    if let known = entries.value(for: key) { return known }
    let shapeKey = key.shapeKey
    let shaped: ShapedText
    if let known = shapedTexts.value(for: shapeKey) ?? lastLargeText(shapeKey) {
      shaped = known
    } else {
      shaped = analyzer.analyze(shapeKey.text, direction: shapeKey.direction)
      if !isLarge(shaped) { shapedTexts.insert(shaped, for: shapeKey, cost: Self.cost(shaped)) }
    }
    let entry = LayoutEntry(source: key.text, text: shaped)
    if !isLarge(shaped) { entries.insert(entry, for: key, cost: Self.cost(shaped)) }
    return entry
  }

  private func lastLargeText(_ key: ShapeKey) -> ShapedText? {
    recent.first { isLarge($0.entry.text) && $0.key.shapeKey == key }?.entry.text
  }

  private static func cost(_ text: ShapedText) -> Int { 64 + text.units.count }

  private func isLarge(_ text: ShapedText) -> Bool { Self.cost(text) > cacheLimit }

  /// The layout in which characters are as little closer together as lets the text fit; nil where it fits by itself, or not
  /// even so. It is kept with the layouts of the closer text: of this one, wider limits would find it.
  private func tightened(
    _ entry: LayoutEntry, _ options: TextLayoutOptions, _ width: CGFloat, _ height: CGFloat
  ) -> TextLayout? {
    var plain = options
    (plain.allowsTightening, plain.minimumScaleFactor) = (false, 1)
    func closer(by factor: CGFloat) -> TextLayout {
      let text = factor == 0 ? entry.source : entry.source.tightened(by: factor)
      return layout(cachedEntry(for: LayoutKey(text: text, options: plain)), plain, width, height)
    }
    if !closer(by: 0).isTruncated { return nil }
    // Five hundredths of the size are the default of NSParagraphStyle's `tighteningFactorForTruncation`.
    return (1...5).lazy.map { closer(by: CGFloat($0) / 100) }.first { !$0.isTruncated }
  }

  private func makeLayout(
    _ entry: LayoutEntry, _ options: TextLayoutOptions, _ width: CGFloat, _ height: CGFloat
  ) -> TextLayout {
    if width < .infinity { entry.text.findBreakOpportunities(boundaries) }
    func records(_ scale: CGFloat) -> LineRecords {
      LineBreaker(
        text: entry.text, options: options, maxWidth: width, maxHeight: height, scale: scale, marks: marks
      ).run()
    }
    var result = records(1)
    let minimum = options.minimumScaleFactor
    if result.isTruncated, minimum > 0, minimum < 1 {
      // Bisect to within 1/64. A finer step would not be visible.
      var (low, high) = (minimum, CGFloat(1))
      result = records(minimum)
      while !result.isTruncated || low == minimum, high - low > 1 / 64 {
        let middle = (low + high) / 2
        let attempt = records(middle)
        if attempt.isTruncated {
          if result.isTruncated { break }
          high = middle
        } else {
          low = middle
          result = attempt
        }
      }
    }
    return TextLayout(
      source: .init(source: entry.source, text: entry.text, options: options, records: result, marks: marks),
      builder: builder)
  }

  /// How many texts have layouts in the cache.
  package var cachedTextCount: Int { builder.withShapingLock { entries.count } }

  // MARK: Glyphs

  /// A rectangle around all that the glyphs of `run` draw, from the run's origin in points, y down: overhang, marks, added
  /// slant and weight included; `.null` where they draw nothing. Exact but for hinting, which moves edges by up to a pixel.
  public func inkBounds(of run: GlyphRun) -> CGRect { builder.rasterizer.inkBounds(of: run) }

  public func bitmap(font: FontID, glyph: UInt32, pixelSize: Float, phase: Int) -> GlyphBitmap? {
    builder.rasterizer.bitmap(font: font, glyph: glyph, pixelSize: pixelSize, phase: phase)
  }

  public func outline(font: FontID, glyph: UInt32, pixelSize: Float) -> Path? {
    builder.rasterizer.outline(font: font, glyph: glyph, pixelSize: pixelSize)
  }
}
