import Foundation
import Geometry
import Observation
import Testing
import UITestSupport

@testable import UICore

/// Shapes that come out the same share their outline's memory, and are asked for it all the same.
@Suite @MainActor struct SharedOutlinesTests {
  private final class Kind {}
  private final class OtherKind {}

  private func triangle(_ width: CGFloat) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: width, y: 0))
      path.addLine(to: CGPoint(x: 0, y: width))
      path.closeSubpath()
    }
  }

  private func memory(_ path: Path) -> UnsafeRawPointer? {
    guard case .elements(let elements) = path.storage else { return nil }
    return elements.withUnsafeBytes { $0.baseAddress }
  }

  @Test func theSameOutlineIsHeldOnce() {
    var outlines = SharedOutlines()
    let first = outlines.share(triangle(10), of: Kind.self)
    let second = outlines.share(triangle(10), of: Kind.self)
    #expect(second == triangle(10))
    #expect(memory(first) != nil && memory(first) == memory(second))
  }

  @Test func anotherOutlineIsItsOwn() {
    var outlines = SharedOutlines()
    let first = outlines.share(triangle(10), of: Kind.self)
    let second = outlines.share(triangle(11), of: Kind.self)
    #expect(second == triangle(11))
    #expect(memory(first) != memory(second))
    #expect(memory(outlines.share(triangle(11), of: OtherKind.self)) != memory(second), "of another type")
    #expect(memory(outlines.share(triangle(11), of: Kind.self)) == memory(second), "the last one of its type")
  }

  @Test func asManyTypesAsARowHasAreKept() {
    let types: [Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
    ]
    #expect(types.count == SharedOutlines.mostTypes + 1)
    var outlines = SharedOutlines()
    let first = types.map { outlines.share(triangle(10), of: $0) }
    // The ninth came in the place of the first, which then takes the second's.
    #expect(memory(outlines.share(triangle(10), of: types[8])) == memory(first[8]))
    #expect(memory(outlines.share(triangle(10), of: types[2])) == memory(first[2]))
    #expect(memory(outlines.share(triangle(10), of: types[0])) != memory(first[0]))
    #expect(memory(outlines.share(triangle(10), of: types[1])) != memory(first[1]))
  }

  @Test func longOutlinesAreNotKept() {
    var outlines = SharedOutlines()
    let long = Path { path in
      path.move(to: .zero)
      for step in 1...100 { path.addLine(to: CGPoint(x: step, y: step % 2)) }
    }
    let copy = Path { path in
      path.move(to: .zero)
      for step in 1...100 { path.addLine(to: CGPoint(x: step, y: step % 2)) }
    }
    let first = outlines.share(long, of: Kind.self)
    #expect(memory(outlines.share(copy, of: Kind.self)) != memory(first))
  }

  /// Both shapes read the model, though the second one's outline came out as the first one's.
  @Test func eachShapeFollowsWhatItReads() throws {
    let model = DialModel()
    let host = try TestHost(size: CGSize(width: 40, height: 20)) {
      HStack(spacing: 0) {
        Dial(model: model).fill(.red)
        Dial(model: model).fill(.red)
      }
    }
    // Near each shape's lower right corner: outside of a triangle, inside of a square.
    func corners() -> [UInt32] { [17, 37].map { host.snapshot().pixels[17 * 40 + $0] } }
    let (triangles, filled) = (corners(), host.snapshot().pixels[2 * 40 + 2])
    #expect(triangles[0] == triangles[1] && triangles[0] != filled)
    model.isFull = true
    host.update()
    #expect(corners() == [filled, filled])
  }
}

@Observable private final class DialModel: @unchecked Sendable {
  var isFull = false
}

private struct Dial: Shape {
  let model: DialModel

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      if model.isFull { path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY)) }
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
