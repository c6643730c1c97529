import Foundation
import Geometry
import Renderer
import Testing
import UITestSupport

@testable import UICore

/// Half way through a linear second, a gradient is the one whose colours and places are half way.
@MainActor struct GradientMotionTests {
  private let remote = Remote<Bool>()

  /// How many pixels differ by more than rounding.
  private func difference(_ content: @escaping (Double) -> some View) throws -> Int {
    let host = try TestHost { Owner(remote, false) { content($0 ? 1 : 0).frame(width: 80, height: 60) } }
    let start = host.snapshot().pixels
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.advance(by: 0.5)
    let shown = host.snapshot().pixels
    let expected = try TestHost { content(0.5).frame(width: 80, height: 60) }.snapshot().pixels
    host.advance(by: 0.6)
    let end = try TestHost { content(1).frame(width: 80, height: 60) }.snapshot().pixels
    #expect(start != expected && end != expected, "the ends are others")
    #expect(host.snapshot().pixels == end)
    let frames = host.window.frameCount
    host.advance(by: 0.5)
    #expect(host.window.frameCount == frames, "nothing moves afterwards")
    return differences(shown, expected, beyond: 1)
  }

  private func gray(_ level: Double) -> Color { Color(red: level, green: level, blue: level) }

  @Test func colors() throws {
    let count = try difference { part in
      let other = Color(red: 1 - part, green: 0, blue: part)
      return LinearGradient(colors: [gray(part), other], startPoint: .top, endPoint: .bottom)
    }
    #expect(count == 0)
  }

  @Test func locations() throws {
    let count = try difference { part in
      let stops = [Gradient.Stop(color: .black, location: 0.2 + part * 0.6), .init(color: .white, location: 0.9)]
      return Circle().fill(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
    }
    #expect(count == 0)
  }

  /// The article's `startPoint: isOn ? .topLeading : .bottomLeading`.
  @Test func pointsOfALine() throws {
    let count = try difference { part in
      LinearGradient(
        colors: [.black, .white], startPoint: UnitPoint(x: 0, y: part), endPoint: UnitPoint(x: 1, y: 1 - part))
    }
    #expect(count == 0)
  }

  @Test func radiiAndCenters() throws {
    let radial = try difference { part in
      RadialGradient(
        colors: [.black, .white], center: UnitPoint(x: part, y: 0.5), startRadius: part * 10, endRadius: 20 + part * 30)
    }
    let elliptical = try difference { part in
      EllipticalGradient(
        colors: [.black, .white], center: UnitPoint(x: 0.5, y: part), startRadiusFraction: part * 0.2,
        endRadiusFraction: 0.3 + part * 0.4)
    }
    #expect(radial == 0 && elliptical == 0)
  }

  @Test func angles() throws {
    let count = try difference { part in
      AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(part * 120))
    }
    #expect(count == 0)
  }

  @Test func pointsAndColorsOfAMesh() throws {
    let count = try difference { part in
      let middle = SIMD2<Float>(0.3 + Float(part) * 0.4, 0.6)
      return MeshGradient(
        width: 3, height: 3,
        points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
        colors: [.black, .white, .black, gray(part), .white, gray(1 - part), .black, .white, .black])
    }
    #expect(count == 0)
  }

  @Test func curvesOfAMesh() throws {
    func point(_ x: Float, _ y: Float, _ lift: Float) -> MeshGradient.BezierPoint {
      .init(
        position: [x, y], leadingControlPoint: [x - 0.3, y + lift], topControlPoint: [x, y - 0.3],
        trailingControlPoint: [x + 0.3, y - lift], bottomControlPoint: [x, y + 0.3])
    }
    let count = try difference { part in
      let lift = Float(part) * 0.3
      return MeshGradient(
        width: 2, height: 2,
        bezierPoints: [point(0, 0, lift), point(1, 0, lift), point(0, 1, lift), point(1, 1, lift)],
        colors: [.black, .white, .white, .black], background: gray(part))
    }
    #expect(count == 0)
  }

  /// In other words of the language: an environment's style, a type-erased one, a faint one, a stroke, a style of a program.
  @Test func stylesAroundAGradient() throws {
    struct Mine: ShapeStyle {
      let part: Double
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        LinearGradient(
          colors: [.black, Color(red: part, green: part, blue: part)], startPoint: .top, endPoint: .bottom)
      }
    }
    func gradient(_ part: Double) -> LinearGradient {
      LinearGradient(colors: [.black, gray(part)], startPoint: .leading, endPoint: .trailing)
    }
    let count = try difference { part in
      HStack(spacing: 0) {
        Rectangle().foregroundStyle(gradient(part))
        Rectangle().fill(AnyShapeStyle(gradient(part)))
        Rectangle().fill(gradient(part).opacity(0.5))
        Circle().stroke(gradient(part), lineWidth: 3)
        Rectangle().fill(Mine(part: part))
        Color.clear.background(gradient(part))
      }
    }
    #expect(count == 0)
  }

  /// Between other counts of colours there is no way, nor without an animation.
  @Test func otherStylesAreThereAtOnce() throws {
    func look(_ isOn: Bool) -> some View {
      LinearGradient(colors: isOn ? [.black, .white, .black] : [.white, .black], startPoint: .top, endPoint: .bottom)
    }
    let host = try TestHost { Owner(remote, false, content: look) }
    let end = try TestHost { look(true) }.snapshot().pixels
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.advance(by: 0.5)
    #expect(host.snapshot().pixels == end)
    remote.value = false
    host.update()
    #expect(host.snapshot().pixels == (try TestHost { look(false) }.snapshot().pixels))
  }

  /// A gradient that grows while its colours change is at each moment that of its size.
  @Test func aGradientThatGrows() throws {
    func look(_ part: Double) -> some View {
      LinearGradient(colors: [gray(part), .white], startPoint: .leading, endPoint: .trailing)
        .frame(width: 40 + part * 60, height: 60)
    }
    let host = try TestHost { Owner(remote, false) { look($0 ? 1 : 0) } }
    host.animate(.linear(duration: 1)) { remote.value = true }
    host.advance(by: 0.5)
    let expected = try TestHost { look(0.5) }.snapshot().pixels
    #expect(differences(host.snapshot().pixels, expected, beyond: 1) == 0)
  }
}

/// How many pixels differ in a channel by more than so many of 255.
func differences(_ some: [UInt32], _ others: [UInt32], beyond limit: Int) -> Int {
  var count = 0
  for (pixel, other) in zip(some, others) where pixel != other {
    var most = 0
    for shift in [24, 16, 8, 0] as [UInt32] {
      let (a, b) = (Int(pixel >> shift & 255), Int(other >> shift & 255))
      most = max(most, abs(a - b))
    }
    if most > limit { count += 1 }
  }
  return count
}
