import Foundation
import Geometry
import TextLayout

/// Where the letters of an element's text are, and how they look. Places in it count Unicode scalars, as assistive programs do.
///
/// Read when somebody asks, from what is laid out by then.
package struct AccessibilityLetters {
  struct Source {
    let layout: TextLayout
    /// What is laid out.
    let text: String
    /// The layout's corner in the view's space.
    var origin = CGPoint.zero
    /// How the text looks, where one part may look otherwise than another.
    var runs: [StyledText.Run] = []
  }

  private let read: () -> Source?
  /// From the view's space.
  private var toWindow = CGAffineTransform.identity

  init(_ read: @escaping () -> Source?) { self.read = read }

  func placed(by toWindow: CGAffineTransform) -> AccessibilityLetters {
    var letters = self
    letters.toWindow = toWindow
    return letters
  }

  /// What a part covers, or where a caret stands, in points of the window; nil where that is not known.
  package func frame(of range: Range<Int>) -> CGRect? {
    guard let (source, places) = places() else { return nil }
    let part = places.units(range)
    let rect =
      part.isEmpty
      ? source.layout.caretRect(at: part.lowerBound)
      : source.layout.selectionRects(part).reduce(CGRect.null) { $0.union($1) }
    if rect.isNull { return nil }
    return rect.offsetBy(dx: source.origin.x, dy: source.origin.y).applying(toWindow)
  }

  /// The letter at a point of the window; nil beside the text.
  package func offset(at point: CGPoint) -> Int? {
    guard let (source, places) = places() else { return nil }
    let place = point.applying(toWindow.inverted())
    let inside = CGPoint(x: place.x - source.origin.x, y: place.y - source.origin.y)
    guard source.layout.lines.contains(where: { $0.frame.contains(inside) }) else { return nil }
    // The nearest caret is before the letter or behind it.
    let near = source.layout.offset(at: inside)
    let candidates = [source.layout.offset(before: near)..<near, near..<source.layout.offset(after: near)]
    let hit = candidates.first { part in
      !part.isEmpty && source.layout.selectionRects(part).contains { $0.contains(inside) }
    }
    return hit.map { places.scalar($0.lowerBound) }
  }

  /// The line as it is broken around a place.
  package func line(around offset: Int) -> Range<Int>? {
    guard let (source, places) = places(), !source.layout.lines.isEmpty else { return nil }
    let index = source.layout.lineIndex(at: places.units(offset..<offset).lowerBound)
    let range = source.layout.lines[index].characterRange
    return places.scalar(range.lowerBound)..<places.scalar(range.upperBound)
  }

  /// How the letter at a place looks, and the letters around it that look the same; nil where that is not known.
  package func style(at offset: Int) -> (range: Range<Int>, style: AccessibilityTextStyle)? {
    guard let source = read() else { return nil }
    var start = 0
    for run in source.runs {
      let end = start + run.text.unicodeScalars.count
      if (start..<end).contains(offset) { return (start..<end, AccessibilityTextStyle(run.attributes)) }
      start = end
    }
    return nil
  }

  private func places() -> (Source, Places)? {
    guard let source = read(), source.text.utf16.count == source.layout.utf16Count else { return nil }
    return (source, Places(text: source.text))
  }
}

/// How letters look.
package struct AccessibilityTextStyle: Equatable {
  /// Nil is that of the system.
  package let family: String?
  /// Points.
  package let size: CGFloat
  /// The OpenType (and CSS) scale: 400 regular, 700 bold.
  package let weight: CGFloat
  package let isItalic, isUnderlined, isStruckThrough: Bool
  /// Nil is that of what is around.
  let foreground, ground: RGBA?

  fileprivate init(_ attributes: TextRunAttributes) {
    let font = attributes.font
    (family, size, weight, isItalic) = (font.family, font.size, font.weight, font.isItalic)
    (isUnderlined, isStruckThrough) = (attributes.underline != nil, attributes.strikethrough != nil)
    (foreground, ground) = (attributes.color, attributes.background)
  }
}

/// Places of a text in Unicode scalars, and in UTF-16.
private struct Places {
  let text: String

  func units(_ range: Range<Int>) -> Range<Int> {
    func offset(_ place: Int) -> Int {
      let scalars = text.unicodeScalars
      let index = scalars.index(text.startIndex, offsetBy: max(place, 0), limitedBy: text.endIndex)
      return (index ?? text.endIndex).utf16Offset(in: text)
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }

  func scalar(_ unit: Int) -> Int {
    let index = String.Index(utf16Offset: min(max(unit, 0), text.utf16.count), in: text)
    return text.unicodeScalars[..<index].count
  }
}
