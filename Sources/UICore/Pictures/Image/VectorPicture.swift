import DisplayList
import Foundation
import Geometry
import SVGFormat

/// A picture of shapes, an SVG file: sharp at any size.
final class VectorPicture: Sendable {
  private let drawing: SVGDrawing
  /// Bytes, about.
  let byteCount: Int

  /// Points.
  var size: CGSize { drawing.size }

  /// Larger files are not read: the reader stops at 100,000 segments.
  private static let fileSizeLimit = 16 << 20

  /// Whether a file is one by its name.
  static func isOne(_ path: String) -> Bool { (path as NSString).pathExtension.lowercased() == "svg" }

  init(contentsOfFile path: String) throws(ImageDecodingError) {
    let data = try ImageDecoder.readFile(path)
    guard data.count <= Self.fileSizeLimit else {
      throw .unreadable(path: path, reason: "it is larger than \(Self.fileSizeLimit >> 20) MiB")
    }
    guard let drawing = SVGDrawing(data), drawing.size.width > 0, drawing.size.height > 0 else {
      throw .corrupt(format: "SVG", reason: "it has no shapes that can be drawn")
    }
    self.drawing = drawing
    // Numbers take more than their digits.
    byteCount = data.count * 4
  }

  /// The picture, stretched to `frame`.
  func item(in frame: CGRect, id: UInt32, version: UInt32) -> DisplayItem {
    func item(_ content: DisplayItem.Content, _ bounds: CGRect) -> DisplayItem {
      DisplayItem(id: id, version: version, bounds: bounds, content: content)
    }
    let toFrame = transform(to: frame)
    let shapes = drawing.shapes.compactMap { shape -> DisplayItem? in
      var items: [DisplayItem] = []
      if let fill = shape.fill {
        let style = FillStyle(eoFill: shape.isEvenOdd)
        items.append(
          item(.shape(ShapeItem(path: shape.path, paint: fill.paint, fill: style)), shape.path.boundingRect))
      }
      if let stroke = shape.stroke {
        let outline = ShapeItem(path: shape.path, paint: stroke.paint, stroke: shape.strokeStyle)
        items.append(item(.shape(outline), outline.strokedBounds))
      }
      if items.isEmpty { return nil }
      let list = DisplayList(items)
      let transform = shape.transform.concatenating(toFrame)
      let group = GroupItem(list, transform: transform, opacity: Float(min(max(shape.opacity, 0), 1)))
      return item(.group(group), list.bounds.applying(transform))
    }
    return item(.group(GroupItem(DisplayList(shapes), clip: .rect(frame))), frame).with(frame: frame)
  }

  /// The visible part fits into the picture's size, in its middle, as SVG has it by default; that is stretched to the frame.
  private func transform(to frame: CGRect) -> CGAffineTransform {
    let bounds = drawing.bounds
    let unit = min(size.width / bounds.width, size.height / bounds.height)
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: unit, y: unit))
      .concatenating(CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height))
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }
}

extension SVGDrawing.Paint {
  fileprivate var paint: Paint {
    switch self {
    case .color(let color): .color(color)
    case .linear(let stops, let from, let to): .linear(stops.gradient, from: from, to: to)
    case .radial(let stops, let center, let radius):
      .radial(stops.gradient, center: center, startRadius: 0, endRadius: radius)
    }
  }
}

extension [SVGDrawing.Stop] {
  fileprivate var gradient: GradientStops { GradientStops(map { .init(color: $0.color, location: $0.location) }) }
}
