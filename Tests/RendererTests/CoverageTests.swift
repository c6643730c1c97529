import DisplayList
import Foundation
import Geometry
import Renderer
import Testing

/// Exact pixels by hand: black over white at coverage c/255 leaves 255 - c.
@Suite struct CoverageTests {
  private func gray(_ value: UInt32) -> UInt32 { 0xff00_0000 | value << 16 | value << 8 | value }

  @Test func alignedRectangleFillsItsPixels() {
    let buffer = draw([shape(Path(CGRect(x: 2, y: 3, width: 4, height: 5)), .black)])
    for y in 0..<16 {
      for x in 0..<16 {
        let inside = (2..<6).contains(x) && (3..<8).contains(y)
        #expect(buffer[x, y] == gray(inside ? 0 : 255))
      }
    }
  }

  @Test func rectangleEdgesCoverByArea() {
    // x 1.25…3.5, y 1…2.5: columns 0.75, 1, 0.5; rows 1, 0.5. 0.75·255 = 191.25 → 191, 0.5·255 = 127.5 → 128.
    let rect = CGRect(x: 1.25, y: 1, width: 2.25, height: 1.5)
    var path = Path()
    path.move(to: rect.origin)
    for corner in [(rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)] {
      path.addLine(to: CGPoint(x: corner.0, y: corner.1))
    }
    path.closeSubpath()
    for path in [Path(rect), path] {
      let buffer = draw([shape(path, .black)], width: 5, height: 4)
      #expect(buffer.rows[0] == [255, 255, 255, 255, 255].map(gray))
      #expect(buffer.rows[1] == [255, 64, 0, 127, 255].map(gray))
      // 0.75·0.5·255 = 95.6, 127.5, 0.25·255 = 63.75.
      #expect(buffer.rows[2] == [255, 159, 127, 191, 255].map(gray))
      #expect(buffer.rows[3] == [255, 255, 255, 255, 255].map(gray))
    }
  }

  @Test func triangleCoversHalfOfItsDiagonalPixels() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 4))
    path.addLine(to: CGPoint(x: 0, y: 4))
    path.closeSubpath()
    let buffer = draw([shape(path, .black)], width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 { #expect(buffer[x, y] == gray(x < y ? 0 : x == y ? 127 : 255)) }
    }
  }

  @Test func whiteOverWhiteStaysWhite() {
    let buffer = draw([shape(Path(ellipseIn: CGRect(x: 1, y: 1, width: 14, height: 13)), .white.opacity(0.5))])
    #expect(buffer.rows.joined().allSatisfy { $0 == gray(255) })
  }

  @Test func evenOddLeavesHolesNonZeroDoesNot() {
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
    path.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    let nonZero = draw([shape(path, .black)], width: 6, height: 6)
    let evenOdd = draw([shape(path, .black, fill: FillStyle(eoFill: true))], width: 6, height: 6)
    #expect(nonZero[3, 3] == gray(0))
    #expect(evenOdd[3, 3] == gray(255))
    #expect(evenOdd[1, 1] == gray(0))
  }

  @Test func withoutAntialiasingPixelsAreAllOrNothing() {
    let path = Path(ellipseIn: CGRect(x: 1.3, y: 1.3, width: 12, height: 12))
    let buffer = draw([shape(path, .black, fill: FillStyle(antialiased: false))])
    #expect(Set(buffer.rows.joined()) == [gray(0), gray(255)])
  }

  @Test func strokeOfAHorizontalLineIsItsRectangle() {
    var path = Path()
    path.move(to: CGPoint(x: 2, y: 4))
    path.addLine(to: CGPoint(x: 8, y: 4))
    for (cap, left, right) in [(CGLineCap.butt, 2, 8), (.square, 1, 9)] {
      let buffer = draw([shape(path, .black, stroke: StrokeStyle(lineWidth: 2, lineCap: cap))], width: 10, height: 8)
      for y in 0..<8 {
        for x in 0..<10 {
          #expect(buffer[x, y] == gray((left..<right).contains(x) && (3..<5).contains(y) ? 0 : 255), "\(x) \(y)")
        }
      }
    }
  }

  @Test func aMiterReachesTheCorner() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 7))
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 7, y: 1))
    let miter = draw([shape(path, .black, stroke: StrokeStyle(lineWidth: 2))], width: 8, height: 8)
    let bevel = draw([shape(path, .black, stroke: StrokeStyle(lineWidth: 2, lineJoin: .bevel))], width: 8, height: 8)
    #expect(miter[0, 0] == gray(0))
    #expect(bevel[0, 0] == gray(127))
    #expect(miter[1, 1] == gray(0) && bevel[1, 1] == gray(0))
    #expect(miter[4, 4] == gray(255))
  }

  @Test func dashesRepeat() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 1))
    path.addLine(to: CGPoint(x: 12, y: 1))
    let buffer = draw(
      [shape(path, .black, stroke: StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1))], width: 12, height: 2)
    // Phase 1: two of three left, then off two, on three, off two, on three.
    #expect(buffer.rows[0] == [0, 0, 255, 255, 0, 0, 0, 255, 255, 0, 0, 0].map(gray))
  }
}
