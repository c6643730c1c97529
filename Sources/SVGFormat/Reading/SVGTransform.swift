import Foundation
import Geometry

/// Transforms as SVG writes them.
enum SVGTransform {
  /// Reads `translate(1 2) rotate(30)`: the first is the outermost. Ignores invalid parts.
  static func parse(_ text: String) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")", maxSplits: 64) {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let name = pieces[0].trimmingCharacters(in: CharacterSet.whitespacesAndNewlines.union(["," as Unicode.Scalar]))
      if let one = one(name, NumberScanner.all(pieces[1])) { result = one.concatenating(result) }
    }
    return result
  }

  private static func one(_ name: String, _ n: [Double]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6): CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1...): CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1...): CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 3...):
      CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("rotate", 1...): CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("skewX", 1...): CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1...): CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }
}
