import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

/// The transition of a text from old to new content.
final class TextContentChange {
  private var last: (text: ResolvedText, layout: TextLayout)
  private var old: (layout: TextLayout, hasSameString: Bool, transition: ContentTransition.Kind)?
  /// From 0, the old content, to 128, the new one: a scale on which a spring's settling threshold, made for points, is
  /// fine.
  private var progress = Animator(0.0)
  private static let end = 128.0

  init(_ text: ResolvedText, _ layout: TextLayout) { last = (text, layout) }

  /// The display list during the transition; nil if there is none.
  func displayList<T>(
    _ text: ResolvedText, _ layout: TextLayout, color: RGBA, transaction: Attribute<Transaction>, root: ViewRoot,
    _ context: RuleContext<T>
  ) -> DisplayList? {
    if text.styled != last.text.styled {
      let graph = context.graph
      let current = graph.withoutTracking { graph.read(transaction) }
      progress = Animator(0)
      progress.setTarget(Self.end, transaction: current, now: root.viewGraph.now)
      let hasSameString = text.styled.runs.map(\.text).joined() == last.text.styled.runs.map(\.text).joined()
      old = (last.layout, hasSameString, text.contentTransition.kind.resolved(after: last.text.contentTransition.kind))
    }
    last = (text, layout)
    guard let old, progress.isActive else {
      old = nil
      return nil
    }
    let part = progress.value(at: context.read(root.time)) / Self.end
    guard progress.isActive else {
      self.old = nil
      return nil
    }
    root.needsNextFrame()
    return GlyphMix(
      old: old.layout, new: layout, hasSameString: old.hasSameString, part: part, color: color,
      fonts: root.viewGraph.fonts,
      id: context.attribute.id.index, version: context.revision
    ).displayList(old.transition)
  }
}

extension ContentTransition.Kind {
  /// Resolves a numeric change to a direction, given the previous value.
  fileprivate func resolved(after old: Self) -> Self {
    guard case .numericValue(let value) = self else { return self }
    if case .numericValue(let before) = old { return .numericText(countsDown: value < before) }
    return .numericText(countsDown: false)
  }
}

/// A mixture of two layouts of a text.
private struct GlyphMix {
  let old: TextLayout
  let new: TextLayout
  let hasSameString: Bool
  /// 0 shows the old content, 1 the new; springs may overshoot.
  let part: Double
  let color: RGBA
  let fonts: FontSystem
  let id: UInt32
  let version: UInt32

  private struct Glyph {
    let run: GlyphRun
    let glyph: UInt32
    let position: CGPoint
  }

  func displayList(_ transition: ContentTransition.Kind) -> DisplayList {
    switch transition {
    case .interpolate: interpolated() ?? faded()
    case .numericText(let countsDown): rolled(countsDown: countsDown)
    default: faded()
    }
  }

  private func faded() -> DisplayList {
    DisplayList(
      [
        group(old.displayList(color: color, id: id, version: version), opacity: 1 - part),
        group(new.displayList(color: color, id: id, version: version), opacity: part),
      ].compactMap { $0 })
  }

  /// Moves every glyph; nil if the contents' glyphs differ. Faces of one design share glyph numbers.
  private func interpolated() -> DisplayList? {
    let (from, to) = (glyphs(of: old), glyphs(of: new))
    guard hasSameString, from.count == to.count, zip(from, to).allSatisfy({ $0.glyph == $1.glyph }) else {
      return nil
    }
    return DisplayList(
      [
        item(
          zip(from, to).map { pair in
            (
              pair.1, between(pair.0.position, pair.1.position),
              pair.0.run.size + (pair.1.run.size - pair.0.run.size) * part
            )
          })
      ].compactMap { $0 })
  }

  /// Glyphs that match, counted from the end, move; the others leave on one side and enter from the other.
  private func rolled(countsDown: Bool) -> DisplayList {
    let (from, to) = (glyphs(of: old), glyphs(of: new))
    let shift = from.count - to.count
    var staying: [(Glyph, CGPoint, CGFloat)] = []
    var leaving = from.map { ($0, $0.position, $0.run.size) }
    var coming: [(Glyph, CGPoint, CGFloat)] = []
    var kept = Set<Int>()
    for (index, glyph) in to.enumerated() {
      let match = index + shift
      if from.indices.contains(match), from[match].glyph == glyph.glyph, from[match].run.font == glyph.run.font {
        staying.append((glyph, between(from[match].position, glyph.position), glyph.run.size))
        kept.insert(match)
      } else {
        coming.append((glyph, glyph.position, glyph.run.size))
      }
    }
    leaving = leaving.indices.filter { !kept.contains($0) }.map { leaving[$0] }
    let distance = (to.first ?? from.first).map { $0.run.size / 2 } ?? 0
    let direction: CGFloat = countsDown ? 1 : -1
    return DisplayList(
      [
        item(staying),
        item(leaving).flatMap {
          group(DisplayList([$0]), opacity: 1 - part, dy: direction * distance * part)
        },
        item(coming).flatMap {
          group(DisplayList([$0]), opacity: part, dy: -direction * distance * (1 - part))
        },
      ].compactMap { $0 })
  }

  private func glyphs(of layout: TextLayout) -> [Glyph] {
    layout.lines.flatMap { line in
      line.runs.flatMap { placed in
        placed.run.glyphs.map { glyph in
          Glyph(
            run: placed.run, glyph: glyph.glyph,
            position: CGPoint(x: placed.origin.x + CGFloat(glyph.x), y: placed.origin.y + CGFloat(glyph.y)))
        }
      }
    }
  }

  private func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  /// An item with each glyph at its own position, in points from the text's origin.
  private func item(_ glyphs: [(glyph: Glyph, position: CGPoint, size: CGFloat)]) -> DisplayItem? {
    if glyphs.isEmpty { return nil }
    var ink = CGRect.null
    let runs = glyphs.map { glyph, position, size in
      let run = GlyphRun(
        font: glyph.run.font, size: size, glyphs: [PositionedGlyph(glyph: glyph.glyph, x: 0)], width: glyph.run.width,
        color: glyph.run.color)
      let box = fonts.inkBounds(of: run)
      if !box.isNull { ink = ink.union(box.offsetBy(dx: position.x, dy: position.y)) }
      return (run: run, origin: position)
    }
    return DisplayItem(
      id: id, version: version, bounds: GlyphItem.drawnBounds(of: ink),
      content: .glyphs(GlyphItem(runs: runs, color: color)))
  }

  private func group(_ list: DisplayList, opacity: Double, dy: CGFloat = 0) -> DisplayItem? {
    let opacity = min(max(opacity, 0), 1)
    if list.isEmpty || opacity == 0 { return nil }
    return DisplayItem(
      id: id, version: version, offset: CGPoint(x: 0, y: dy), bounds: list.bounds.offsetBy(dx: 0, dy: dy),
      content: .group(GroupItem(list, opacity: Float(opacity))))
  }
}
