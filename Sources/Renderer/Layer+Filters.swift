import CRasterKernels
import DisplayList
import Foundation
import Geometry

/// Approximates a Gaussian by three box filters, each `left + right + 1` pixels wide (W3C Filter Effects,
/// `feGaussianBlur`).
struct BoxBlur {
  /// Three passes, symmetric in total.
  let passes: [(left: Int, right: Int)]

  /// - Parameter deviation: the standard deviation in pixels.
  init(deviation: CGFloat) {
    let clamped = deviation > 0 ? min(deviation, Filter.largestDeviation) : 0
    let d = Int((clamped * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    if d < 2 {
      passes = []
    } else if d % 2 == 1 {
      passes = Array(repeating: (d / 2, d / 2), count: 3)
    } else {
      passes = [(d / 2, d / 2 - 1), (d / 2 - 1, d / 2), (d / 2, d / 2)]
    }
  }

  /// The distance in pixels to which a pixel spreads.
  var reach: Int { passes.reduce(0) { $0 + max($1.left, $1.right) } }
}

extension Filter {
  /// The distance in pixels by which the filter draws beyond its content.
  func reach(scale: CGFloat) -> Int {
    switch self {
    case .blur(let radius): return BoxBlur(deviation: radius * scale).reach
    case .shadow(_, let radius, let offset), .innerShadow(_, let radius, let offset):
      let (dx, dy) = Self.pixels(offset, scale)
      return BoxBlur(deviation: radius * scale).reach + max(abs(dx), abs(dy))
    case .colorMatrix, .alphaThreshold, .backdrop: return 0
    }
  }

  /// A shadow's offset in whole pixels, so that the shadow is as sharp as its source.
  fileprivate static func pixels(_ offset: CGSize, _ scale: CGFloat) -> (Int, Int) {
    func whole(_ v: CGFloat) -> Int {
      let limit: CGFloat = 2048
      return v > -limit ? Int(min(v, limit).rounded()) : v.isNaN ? 0 : -Int(limit)
    }
    return (whole(offset.width * scale), whole(offset.height * scale))
  }
}

extension Layer {
  func apply(_ filter: Filter, scale: CGFloat) {
    switch filter {
    case .blur(let radius): blur(BoxBlur(deviation: radius * scale))
    case .shadow(let color, let radius, let offset):
      addShadow(color, BoxBlur(deviation: radius * scale), offset, scale)
    case .innerShadow(let color, let radius, let offset):
      addInnerShadow(color, BoxBlur(deviation: radius * scale), offset, scale)
    case .colorMatrix(let matrix): map(matrix)
    case .alphaThreshold(let min, let max, let color):
      func byte(_ part: Float) -> Float { part > 0 ? Swift.min(part, 1) * 255 : 0 }
      let (low, high) = (UInt32(byte(min).rounded(.up)), UInt32(byte(max).rounded(.down)))
      let tint = color.premultipliedARGB
      for y in 0..<rect.height { apus_span_range(pixels + y * pitch, rect.width, low, high, tint) }
    // Painted where what lies below is known.
    case .backdrop: break
    }
  }

  func map(_ matrix: ColorMatrix) {
    for y in 0..<rect.height { apus_span_matrix(pixels + y * pitch, rect.width, matrix.rows) }
  }

  func blur(_ blur: BoxBlur) {
    if blur.passes.isEmpty || rect.isEmpty { return }
    applyOnce(reach: blur.reach) { $0.blurWhole(blur) }
  }

  private func blurWhole(_ blur: BoxBlur) {
    let other = Layer(rect, memory: memory)
    var (from, to) = (pixels, other.pixels)
    for pass in blur.passes {
      apus_box_rows(from, to, rect.width, rect.height, pitch, Int32(pass.left), Int32(pass.right))
      swap(&from, &to)
      apus_box_columns(from, to, rect.width, rect.height, pitch, Int32(pass.left), Int32(pass.right))
      swap(&from, &to)
    }
  }

  private func addShadow(_ color: RGBA, _ blur: BoxBlur, _ offset: CGSize, _ scale: CGFloat) {
    let shadow = moved(color, Filter.pixels(offset, scale))
    shadow.blur(blur)
    apus_span_pixels(shadow.pixels, pixels, nil, 255, pitch * rect.height)
    swapPixels(with: shadow)
  }

  private func addInnerShadow(_ color: RGBA, _ blur: BoxBlur, _ offset: CGSize, _ scale: CGFloat) {
    let shadow = moved(.black, Filter.pixels(offset, scale))
    shadow.blur(blur)
    let tint = color.premultipliedARGB
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: pitch)
    defer { coverage.deallocate() }
    for y in 0..<rect.height {
      let row = shadow.pixels + y * pitch
      for x in 0..<rect.width { coverage[x] = 255 - UInt8(row[x] >> 24) }
      row.update(repeating: 0, count: rect.width)
      apus_span_color(row, tint, coverage, rect.width)
      apus_span_blend(pixels + y * pitch, row, nil, 255, rect.width, Int32(APUS_SOURCE_ATOP.rawValue))
    }
  }

  /// The layer's alpha in one colour, elsewhere.
  private func moved(_ color: RGBA, _ offset: (dx: Int, dy: Int)) -> Layer {
    let moved = Layer(rect, memory: memory)
    let tint = color.premultipliedARGB
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: pitch)
    defer { coverage.deallocate() }
    for y in 0..<rect.height {
      let source = y - offset.dy
      if source < 0 || source >= rect.height { continue }
      for x in 0..<rect.width {
        let from = x - offset.dx
        coverage[x] = from < 0 || from >= rect.width ? 0 : UInt8(pixels[source * pitch + from] >> 24)
      }
      apus_span_color(moved.pixels + y * pitch, tint, coverage, rect.width)
    }
    return moved
  }
}
