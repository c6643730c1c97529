import DisplayList
import Foundation
import Geometry
import TextLayout

private typealias SettledText = ResolvedText

extension GraphicsContext {
  /// A text resolved in the canvas's environment, ready to be measured and drawn.
  public struct ResolvedText {
    fileprivate let text: SettledText
    fileprivate let fonts: FontSystem
    fileprivate let style: StyleEnvironment
    /// The shading of those parts of the text that have no colour of their own.
    public var shading = Shading.foreground

    /// The text's size within at most `size` points, rounded to whole pixels.
    public func measure(in size: CGSize) -> CGSize { text.size(of: layout(in: size)) }
    /// The distance from the top to the first line's baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }
    /// The distance from the top to the last line's baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

    fileprivate func layout(in size: CGSize?) -> TextLayout {
      text.layout(fonts, for: size.map { ProposedViewSize($0) } ?? .unspecified)
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    let style = source.style
    return ResolvedText(
      text: SettledText(
        text, style: style[\.textStyle], environment: style, viewGraph: source.viewGraph, path: source.path),
      fonts: source.viewGraph.fonts, style: style)
  }

  /// Draws the text at its own size, with its `anchor` at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(in: nil)
    let size = text.text.size(of: layout)
    draw(
      layout, text,
      at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height), size)
  }

  /// Draws the text from the top of `rect`, wrapped and truncated to fit.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.layout(in: rect.size)
    draw(layout, text, at: rect.origin, text.text.size(of: layout))
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  private func draw(_ layout: TextLayout, _ text: ResolvedText, at origin: CGPoint, _ size: CGSize) {
    let paint = text.shading.paint(in: CGRect(origin: origin, size: size), source.style)
    var context = self
    context.translateBy(x: origin.x, y: origin.y)
    let list = layout.displayList(color: paint.representative, id: 0, version: 0) { index, rect in
      text.text.pictures[index].item(in: rect, frame: nil, environment: text.style, id: 0, version: 0)
    }
    for item in list.items {
      context.draw(item.content, bounds: item.bounds)
    }
  }
}
