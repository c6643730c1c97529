import Foundation
import SwiftUI
import Testing

extension ValueSpecification {
  /// `Path.description` of a rectangle of 100 by 60 points with each of the modifiers of shapes, as Apple's SwiftUI gave
  /// them on macOS 26.2, recorded by the public project iamcgn/swiftui-web (`Fixtures/Goldens/shape/paths.json`).
  @Test func modifiedShapesSayTheirPaths() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    func expect(_ shape: some Shape, _ description: String, sourceLocation: SourceLocation = #_sourceLocation) {
      let ours = shape.path(in: rect).description
      let (a, b) = (ours.split(separator: " "), description.split(separator: " "))
      let isSame = zip(a, b).allSatisfy { a, b in
        guard let a = Double(a), let b = Double(b) else { return a == b }
        return abs(a - b) <= 1e-5 * max(abs(b), 1)
      }
      #expect(isSame && a.count == b.count, "\(ours), expected \(description)", sourceLocation: sourceLocation)
    }
    expect(Rectangle().trim(from: 0.25, to: 0.5), "80 0 m 100 0 l 100 60 l")
    expect(Rectangle().offset(x: 10, y: 5), "10 5 m 110 5 l 110 65 l 10 65 l h")
    expect(Rectangle().scale(0.5), "25 15 m 75 15 l 75 45 l 25 45 l h")
    expect(Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading), "0 0 m 50 0 l 50 30 l 0 30 l h")
    expect(Rectangle().rotation(.degrees(90)), "80 -20 m 80 80 l 20 80 l 20 -20 l h")
    expect(
      Rectangle().rotation(.degrees(30), anchor: .bottomTrailing),
      "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h")
    expect(
      Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)),
      "0 0 m 100 0 l 130 60 l 30 60 l h")
    expect(Rectangle().size(width: 40, height: 20), "0 0 m 40 0 l 40 20 l 0 20 l h")
  }
}
