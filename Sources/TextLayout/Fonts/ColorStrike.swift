import CText
import Foundation

/// Bitmap glyphs in colour (CBDT emoji), scaled from the nearest size that the font holds.
enum ColorStrike {
  /// The longest side of a picture in a font, in pixels; the largest that are made have 160.
  private static let sourceLimit: UInt32 = 1024

  static func bitmap(face: FT_Face, glyph: UInt32, pixelSize: Float) -> GlyphBitmap? {
    let sizes = UnsafeBufferPointer(start: face.pointee.available_sizes, count: Int(face.pointee.num_fixed_sizes))
    // The smallest strike at least as large as asked for, else the largest: scaling down keeps detail.
    func pixelsPerEm(_ i: Int) -> Float { Float(sizes[i].y_ppem) / 64 }
    let best = sizes.indices.min { a, b in
      let (p, q) = (pixelsPerEm(a), pixelsPerEm(b))
      if (p >= pixelSize) != (q >= pixelSize) { return p >= pixelSize }
      return p >= pixelSize ? p < q : p > q
    }
    // Its size is known before any memory is taken for it.
    guard let best, pixelsPerEm(best) > 0, FT_Select_Size(face, FT_Int(best)) == 0, let slot = face.pointee.glyph,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR | FT_LOAD_BITMAP_METRICS_ONLY)) == 0,
      slot.pointee.bitmap.width <= sourceLimit, slot.pointee.bitmap.rows <= sourceLimit,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0
    else { return nil }
    let source = slot.pointee.bitmap
    guard source.width > 0, source.rows > 0, source.pitch > 0, let buffer = source.buffer,
      UInt32(source.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue
    else { return nil }

    let scale = pixelSize / pixelsPerEm(best)
    // Pictures fill about one em; a font can claim that its em has one pixel.
    let limit = min(4 * pixelSize, Float(GlyphRasterizer.sideLimit - 2))
    guard Float(source.width) * scale < limit, Float(source.rows) * scale < limit else { return nil }
    let (left, top) = (Float(slot.pointee.bitmap_left) * scale, Float(slot.pointee.bitmap_top) * scale)
    // The picture keeps its exact place: its edges fall between pixels and fade there.
    let (x0, y0) = (left.rounded(.down), (-top).rounded(.down))
    let width = Int((left + Float(source.width) * scale).rounded(.up) - x0)
    let height = Int((-top + Float(source.rows) * scale).rounded(.up) - y0)
    let columns = BoxFilter(source: Int(source.width), target: width, scale: scale, offset: left - x0)
    let rows = BoxFilter(source: Int(source.rows), target: height, scale: scale, offset: -top - y0)
    let pixels = BoxFilter.resample(
      buffer, rowBytes: Int(source.pitch), sourceHeight: Int(source.rows), columns: columns, rows: rows)
    return GlyphBitmap(format: .color, width: width, height: height, left: Int(x0), top: -Int(y0), pixels: pixels)
  }
}

/// The weights by which source samples along one axis make up each target sample: by the area that they share when
/// scaling down, by linear interpolation when scaling up.
struct BoxFilter {
  /// Per target sample: the first source sample, where its weights start, and how many it has.
  private(set) var taps: [(first: Int, start: Int, count: Int)] = []
  private(set) var weights: [Float] = []

  init(source: Int, target: Int, scale: Float, offset: Float) {
    // Half the width of the kernel, in source samples; a triangle of that width when scaling up.
    let support = max(1 / scale, 1)
    for t in 0..<target {
      let center = (Float(t) + 0.5 - offset) / scale
      let start = weights.count
      let from = max(Int((center - support).rounded(.down)), 0)
      let to = min(Int((center + support).rounded(.up)), source)
      var inside: Float = 0
      var whole: Float = 0
      // Samples outside the picture are transparent but count, so that the edge fades.
      for s in Int((center - support).rounded(.down))..<max(Int((center + support).rounded(.up)), 0) {
        let distance = abs(Float(s) + 0.5 - center) / support
        let weight = max(1 - distance, 0)
        whole += weight
        if s >= from, s < to {
          weights.append(weight)
          inside += weight
        }
      }
      if whole > 0 { for i in start..<weights.count { weights[i] /= whole } }
      taps.append((from, start, weights.count - start))
    }
  }

  /// Calls `body` with the four channels of each target sample.
  ///
  /// In numbers, not vectors, whose operators are generic calls where nothing is optimised: as in a test, which makes
  /// emoji too.
  /// - Parameters:
  ///   - first: where the line of source samples starts.
  ///   - step: from one source sample to the next.
  @inline(__always)
  private func sums(
    of samples: UnsafePointer<Float>, first: Int, step: Int, _ body: (Int, Float, Float, Float, Float) -> Void
  ) {
    taps.withUnsafeBufferPointer { taps in
      weights.withUnsafeBufferPointer { weights in
        for index in 0..<taps.count {
          let tap = taps[index]
          var (blue, green, red, alpha): (Float, Float, Float, Float) = (0, 0, 0, 0)
          var at = 4 * (first + tap.first * step)
          var k = tap.start
          while k < tap.start + tap.count {
            let weight = weights[k]
            blue += samples[at] * weight
            green += samples[at + 1] * weight
            red += samples[at + 2] * weight
            alpha += samples[at + 3] * weight
            at += 4 * step
            k += 1
          }
          body(index, blue, green, red, alpha)
        }
      }
    }
  }

  /// Resamples premultiplied BGRA, rows first.
  static func resample(
    _ source: UnsafePointer<UInt8>, rowBytes: Int, sourceHeight: Int, columns: BoxFilter, rows: BoxFilter
  ) -> [UInt8] {
    let width = columns.taps.count
    let sourceWidth = columns.taps.reduce(0) { max($0, $1.first + $1.count) }
    // Each sample is a part of several: it is made a number once.
    var line = [Float](repeating: 0, count: sourceWidth * 4)
    var wide = [Float](repeating: 0, count: width * sourceHeight * 4)
    for y in 0..<sourceHeight {
      let row = source + y * rowBytes
      line.withUnsafeMutableBufferPointer { line in
        var index = 0
        while index < line.count {
          line[index] = Float(row[index])
          index += 1
        }
      }
      wide.withUnsafeMutableBufferPointer { wide in
        line.withUnsafeBufferPointer { line in
          guard let line = line.baseAddress else { return }
          columns.sums(of: line, first: 0, step: 1) { x, blue, green, red, alpha in
            let at = (y * width + x) * 4
            (wide[at], wide[at + 1], wide[at + 2], wide[at + 3]) = (blue, green, red, alpha)
          }
        }
      }
    }
    var out = [UInt8](repeating: 0, count: width * rows.taps.count * 4)
    func byte(_ sum: Float) -> UInt8 { UInt8(min(max(sum + 0.5, 0), 255)) }
    out.withUnsafeMutableBufferPointer { out in
      wide.withUnsafeBufferPointer { wide in
        guard let wide = wide.baseAddress else { return }
        for x in 0..<width {
          rows.sums(of: wide, first: x, step: width) { y, blue, green, red, alpha in
            let at = (y * width + x) * 4
            (out[at], out[at + 1], out[at + 2], out[at + 3]) = (byte(blue), byte(green), byte(red), byte(alpha))
          }
        }
      }
    }
    return out
  }
}
