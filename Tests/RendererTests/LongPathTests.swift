import DisplayList
import Foundation
import Geometry
import Renderer
import Testing

/// A path of any length takes no more memory for its edges than a long one.
@Suite(.timeLimit(.minutes(1)))
struct LongPathTests {
  private static let size = CGSize(width: 48, height: 48)

  private func pixels(_ items: [DisplayItem]) -> [UInt32] {
    let target = PixelBuffer(width: 48, height: 48)
    Renderer(threads: 1).render(
      DisplayList(items), size: Self.size, scale: 1, background: .white, glyphs: BlockGlyphs(), into: target)
    return (0..<48 * 48).map { target.pixels[$0 / 48 * target.pitch + $0 % 48] }
  }

  private func item(_ path: Path, _ stroke: StrokeStyle? = nil, _ fill: FillStyle = FillStyle()) -> DisplayItem {
    DisplayItem(
      id: 1, version: 1, offset: .zero, bounds: CGRect(origin: .zero, size: Self.size),
      content: .shape(ShapeItem(path: path, paint: .color(.black), fill: fill, stroke: stroke)))
  }

  private static var triangle: Path {
    Path {
      $0.move(to: CGPoint(x: 3, y: 4))
      $0.addLine(to: CGPoint(x: 40, y: 9))
      $0.addLine(to: CGPoint(x: 11, y: 44))
      $0.closeSubpath()
    }
  }

  /// Lines there and back cover nothing: 300,000 of them before and behind a triangle leave it as it is.
  @Test(arguments: [FillStyle(), FillStyle(eoFill: true), FillStyle(antialiased: false)])
  func manyEdgesAreAccumulatedInParts(fill: FillStyle) {
    var path = Path()
    func add(_ count: Int) {
      path.move(to: CGPoint(x: 20, y: -5))
      for _ in 0..<count {
        path.addLine(to: CGPoint(x: 30, y: 60))
        path.addLine(to: CGPoint(x: 20, y: -5))
      }
    }
    add(75_000)
    path.addPath(Self.triangle)
    add(75_000)
    #expect(pixels([item(path, nil, fill)]) == pixels([item(Self.triangle, nil, fill)]))
    // What is drawn next begins with nothing.
    #expect(
      pixels([item(path, nil, fill), item(Self.triangle, nil, fill)])
        == pixels([item(Self.triangle, nil, fill), item(Self.triangle, nil, fill)]))
  }

  /// Each curve is 512 lines of 16 bytes, and some 2,000 in a stroke: 20,000 of them would be 160 MB and more.
  @Test(arguments: [nil, StrokeStyle(lineWidth: 9, lineJoin: .round)])
  func curvesTakeNoMemoryForAllTheirLines(stroke: StrokeStyle?) throws {
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<(stroke == nil ? 20_000 : 5000) {
      path.addCurve(to: .zero, control1: CGPoint(x: 1e6, y: 9), control2: CGPoint(x: 9, y: 1e6))
    }
    let before = try resident()
    _ = pixels([item(path, stroke)])
    #expect(try keepsFreedMemory || resident() - before < 40 << 20)
  }

  /// Bytes of memory that this process has.
  private func resident() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}

/// Whether the process is run under a sanitizer, which keeps what was freed.
#if APUS_SEPARATE_PAYLOADS
  private let keepsFreedMemory = true
#else
  private let keepsFreedMemory = false
#endif
