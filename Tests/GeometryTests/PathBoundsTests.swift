import Foundation
import Geometry
import Testing

@Suite struct PathBoundsTests {
  @Test func emptyIsNull() { #expect(Path().boundingRect.isNull) }

  @Test func quadraticBoundsAreTight() throws {
    // y(t) = 2·t·(1−t)·10 is greatest at t = 1/2: 5.
    let path = try #require(Path("0 0 m 5 10 10 0 q"))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func cubicBoundsAreTight() throws {
    // y(t) = 3·t·(1−t)·10 is greatest at t = 1/2: 7.5.
    let path = try #require(Path("0 0 m 0 10 10 10 10 0 c"))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 7.5))
  }

  @Test func containsFollowsTheWindingRules() {
    // Two squares in one direction: the overlap winds twice.
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(path.contains(CGPoint(x: 7, y: 7)))
    #expect(!path.contains(CGPoint(x: 7, y: 7), eoFill: true))
    #expect(path.contains(CGPoint(x: 2, y: 2), eoFill: true))
    #expect(!path.contains(CGPoint(x: 12, y: 2)))
  }

  @Test func ellipseContainsWhatItsEquationSays() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
    let shape = Path(ellipseIn: rect)
    let list = Path(.elements(shape.elements))
    for (x, y) in [(30.0, 30.0), (11, 30), (12, 22), (49, 30), (45, 37), (30, 39.9), (50.1, 30), (16, 23.5)] {
      let (u, v) = ((x - 30) / 20, (y - 30) / 10)
      #expect(shape.contains(CGPoint(x: x, y: y)) == (u * u + v * v < 1))
      #expect(list.contains(CGPoint(x: x, y: y)) == (u * u + v * v < 1))
    }
  }

  @Test func openSubpathsCountAsClosed() throws {
    let path = try #require(Path("0 0 m 10 0 l 10 10 l"))
    #expect(path.contains(CGPoint(x: 8, y: 4)))
    #expect(!path.contains(CGPoint(x: 2, y: 8)))
  }
}
