import Foundation
import Geometry

extension ResolvedImage {
  /// A part of the image: the image drawn in `frame`, clipped to `clip`.
  struct Piece: Equatable {
    var frame: CGRect
    var clip: CGRect?
  }

  /// With more tiles than this, the image is stretched instead.
  private static let tileLimit = 10_000

  /// How the image fills `rect`: whole, in nine parts whose corners keep their size, or in tiles.
  func pieces(_ rect: CGRect) -> [Piece] {
    guard let resizing = image.resizing, size.width > 0, size.height > 0 else { return [Piece(frame: rect)] }
    let insets = resizing.capInsets
    let isPlain = insets == EdgeInsets()
    if isPlain && resizing.mode == .stretch { return [Piece(frame: rect)] }
    let columns = Self.spans(
      rect.minX, rect.width, size.width, insets.leading, insets.trailing, tiles: resizing.mode == .tile)
    let rows = Self.spans(
      rect.minY, rect.height, size.height, insets.top, insets.bottom, tiles: resizing.mode == .tile)
    if columns.count * rows.count > Self.tileLimit { return [Piece(frame: rect)] }
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          frame: CGRect(x: column.frame.0, y: row.frame.0, width: column.frame.1, height: row.frame.1),
          clip: CGRect(x: column.visible.0, y: row.visible.0, width: column.visible.1, height: row.visible.1))
      }
    }
  }

  private typealias Span = (visible: (CGFloat, CGFloat), frame: (CGFloat, CGFloat))

  /// The parts along one axis: start and length of each part, and of the whole image behind it.
  private static func spans(
    _ start: CGFloat, _ length: CGFloat, _ size: CGFloat, _ first: CGFloat, _ last: CGFloat, tiles: Bool
  ) -> [Span] {
    let first = min(max(first, 0), size)
    let last = min(max(last, 0), size - first)
    let (source, target) = (size - first - last, length - first - last)
    var spans: [Span] = []
    if first > 0 { spans.append(((start, min(first, length)), (start, size))) }
    if source > 0, target > 0 {
      if tiles {
        let count = min((target / source).rounded(.up), CGFloat(tileLimit + 1))
        for i in 0..<Int(count) {
          let x = start + first + CGFloat(i) * source
          spans.append(((x, min(source, start + first + target - x)), (x - first, size)))
        }
      } else {
        let scale = target / source
        spans.append(((start + first, target), (start + first - first * scale, size * scale)))
      }
    }
    if last > 0 {
      let end = start + length
      spans.append(((end - min(last, length), min(last, length)), (end - size, size)))
    }
    return spans
  }
}
