import CRasterKernels
import DisplayList
import Foundation
import Geometry

/// Approximates a Gaussian by three box filters, each `left + right + 1` pixels wide (W3C Filter Effects,
/// `feGaussianBlur`).
struct BoxBlur {
  /// Three passes, symmetric in total.
  let passes: [(left: Int, right: Int)]

  /// Larger deviations are clamped, because their result would be hardly visible.
  static let largestDeviation: CGFloat = 512

  /// - Parameter deviation: the standard deviation in pixels.
  init(deviation: CGFloat) {
    let clamped = deviation > 0 ? min(deviation, Self.largestDeviation) : 0
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
    case .shadow(_, let radius, let offset):
      let (dx, dy) = Self.pixels(offset, scale)
      return BoxBlur(deviation: radius * scale).reach + max(abs(dx), abs(dy))
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
    }
  }

  private func blur(_ blur: BoxBlur) {
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
    let (dx, dy) = Filter.pixels(offset, scale)
    let shadow = Layer(rect, memory: memory)
    let tint = color.premultipliedARGB
    // The layer's alpha in the shadow's colour.
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: pitch)
    defer { coverage.deallocate() }
    for y in 0..<rect.height {
      let source = y - dy
      if source < 0 || source >= rect.height { continue }
      for x in 0..<rect.width {
        let from = x - dx
        coverage[x] = from < 0 || from >= rect.width ? 0 : UInt8(pixels[source * pitch + from] >> 24)
      }
      apus_span_color(shadow.pixels + y * pitch, tint, coverage, rect.width)
    }
    shadow.blur(blur)
    apus_span_pixels(shadow.pixels, pixels, nil, 255, pitch * rect.height)
    swapPixels(with: shadow)
  }
}
