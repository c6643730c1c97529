import SwiftUI
import Testing

extension LayoutSpecification {
  /// Rectangles of any size that touch are drawn without a seam and without a blurred edge: each edge is on the pixel that
  /// is nearest to where all distances before it together put it, halves going up.
  @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat], 0..<8) func edgesMeetOnWholePixels(scale: CGFloat, seed: Int)
    throws
  {
    var sizes = RandomLengths(state: UInt64(seed))
    let (left, top) = (sizes.next() / 8, sizes.next() / 8)
    let rows = (0..<5).map { _ in (height: sizes.next(), widths: (0..<6).map { _ in sizes.next() }) }
    let colors: [(Color, UInt32)] = [
      (Color(red: 1, green: 0, blue: 0), 0xFFFF_0000), (Color(red: 0, green: 1, blue: 0), 0xFF00_FF00),
      (Color(red: 0, green: 0, blue: 1), 0xFF00_00FF),
    ]
    let picture = try TestPicture(80, 70, scale: scale) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.indices, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(rows[row].widths.indices, id: \.self) { column in
              colors[(row + column) % 3].0.frame(width: rows[row].widths[column], height: rows[row].height)
            }
          }
        }
      }
      .padding(.leading, left).padding(.top, top)
    }
    func pixel(_ edge: CGFloat) -> Int { Int((edge * scale + 0.5).rounded(.down)) }
    var y = top
    for (row, tiles) in rows.enumerated() {
      var x = left
      for (column, width) in tiles.widths.enumerated() {
        let color = colors[(row + column) % 3].1
        var wrong = 0
        for py in pixel(y)..<pixel(y + tiles.height) {
          for px in pixel(x)..<pixel(x + width) where picture[px, py] != color { wrong += 1 }
        }
        #expect(wrong == 0, "row \(row), column \(column): \(wrong) pixels")
        x += width
      }
      y += tiles.height
    }
  }

  /// A line thinner than a pixel is drawn a pixel thick, wherever it stands.
  @Test(arguments: [0, 0.25, 0.5, 0.75] as [CGFloat]) func hairlinesDoNotVanish(top: CGFloat) throws {
    let picture = try TestPicture(10, 10, scale: 1) {
      Color(red: 0, green: 0, blue: 0).frame(width: 10, height: 0.5).padding(.top, 3 + top)
    }
    #expect(picture.bounds(of: 0xFF00_0000).height == 1)
  }

  /// Rounded rectangles, circles, clips and outlines stand where a rectangle in their place would: (20 − 9.5) / 2 = 5.25
  /// points are pixel 10.5 at 2×, which is 11, and 14.75 are 29.5, which is 30.
  @Test func outlinesHaveTheEdgesOfTheirFrames() throws {
    func bounds(_ view: some View) throws -> CGRect {
      let black = view.foregroundStyle(Color(red: 0, green: 0, blue: 0))
      return try TestPicture(20, 20, scale: 2) { black.frame(width: 9.5, height: 9.5).frame(width: 20, height: 20) }
        .bounds(of: 0xFF00_0000)
    }
    let expected = rect(11, 11, 19, 19)
    #expect(try bounds(Rectangle()) == expected)
    #expect(try bounds(RoundedRectangle(cornerRadius: 2)) == expected)
    #expect(try bounds(Rectangle().strokeBorder(lineWidth: 1)) == expected)
    #expect(try bounds(Rectangle().scaleEffect(2).clipShape(RoundedRectangle(cornerRadius: 1))) == expected)
    #expect(try bounds(Rectangle().scaleEffect(2).clipped()) == expected)
  }
}

/// Lengths of 4 to 12 points, in 1/64, so that their sums are exact.
private struct RandomLengths {
  var state: UInt64

  mutating func next() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 4 + CGFloat(state >> 33 & 511) / 64
  }
}
