import CRasterKernels
import DisplayList

extension Painter {
  var clipBox: apus_box {
    apus_box(x0: Int32(clip.x0), y0: Int32(clip.y0), x1: Int32(clip.x1), y1: Int32(clip.y1))
  }

  func fill(_ box: apus_box, _ ink: Ink) {
    if mask == nil {
      switch ink {
      case .color(let color):
        withUnsafePointer(to: box) { apus_fill_boxes(target, clipBox, $0, 1, color) }
        return
      case .shader(let shader):
        if (box.x0 | box.y0 | box.x1 | box.y1) & 255 == 0 {
          let rect = PixelRect(
            x0: Int(box.x0 >> 8), y0: Int(box.y0 >> 8), x1: Int(box.x1 >> 8), y1: Int(box.y1 >> 8)
          ).intersection(clip)
          if rect.isEmpty { return }
          for y in rect.y0..<rect.y1 {
            shader.shade(x: rect.x0, y: y, count: rect.width, into: colors)
            apus_span_pixels(target.base + (y * target.pitch + rect.x0), colors, nil, 255, rect.width)
          }
          return
        }
      }
    }
    fillThroughEdges(box, ink)
  }

  func fill(_ list: borrowing Frame.BoxList) {
    if mask == nil, case .color(let color) = list.ink {
      if color >> 24 == 0 { return }
      list.boxes.withUnsafeBufferPointer {
        apus_fill_boxes(target, clipBox, $0.baseAddress, $0.count, color)
      }
      return
    }
    for box in list.boxes { fill(box, list.ink) }
  }

  private func fillThroughEdges(_ box: apus_box, _ ink: Ink) {
    if ink.isClear { return }
    var transform = DeviceTransform(.identity)
    transform.originX = Int(box.x0 >> 8)
    transform.originY = Int(box.y0 >> 8)
    func local(_ v: Int32, _ origin: Int) -> Float { Float(v - Int32(origin) << 8) / 256 }
    let (x0, x1) = (local(box.x0, transform.originX), local(box.x1, transform.originX))
    let (y0, y1) = (local(box.y0, transform.originY), local(box.y1, transform.originY))
    begin(transform)
    edges.segment(x0, y0, x0, y1)
    edges.segment(x1, y1, x1, y0)
    fillEdges(transform, ink, .init())
  }
}
