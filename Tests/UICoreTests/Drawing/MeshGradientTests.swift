import DisplayList
import Foundation
import Geometry
import SwiftUI
import Testing
import UITestSupport

/// Colours between the points of a grid, pixel by pixel.
@MainActor struct MeshGradientTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let white = Color(red: 1, green: 1, blue: 1)
  private static let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func picture(
    _ size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1, dark: Bool = false,
    @ViewBuilder _ content: () -> some View
  ) throws -> Bitmap {
    let host = try TestHost(size: size, scale: scale, environment: { $0.colorScheme = dark ? .dark : .light }, content)
    return host.snapshot()
  }

  /// Alpha, red, green and blue.
  private func parts(_ picture: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let pixel = picture.pixels[y * picture.width + x]
    return [24, 16, 8, 0].map { Int(pixel >> $0 & 255) }
  }

  @Test func withoutSmoothingColorsChangeEvenly() throws {
    let picture = try picture {
      MeshGradient(
        width: 2, height: 2, points: Self.square, colors: [Self.red, Self.blue, Self.green, Self.white],
        smoothsColors: false)
    }
    for (x, y) in [(0, 0), (99, 0), (0, 99), (99, 99), (50, 50), (20, 70), (75, 10)] {
      let (u, v) = ((Double(x) + 0.5) / 100, (Double(y) + 0.5) / 100)
      // Bilinear: each corner by the area across from it.
      let expected = [
        1, (1 - u) * (1 - v) + u * v, (1 - u) * v + u * v, u * (1 - v) + u * v,
      ].map { $0 * 255 }
      // Half of a step by rounding, a tenth by straight lines over a 25th of the way.
      for (found, part) in zip(parts(picture, x, y), expected) { #expect(abs(Double(found) - part) < 0.7) }
    }
  }

  @Test func smoothColorsStayBetweenThoseOfTheNeighbors() throws {
    let picture = try picture(CGSize(width: 120, height: 20)) {
      MeshGradient(
        width: 4, height: 2, points: (0..<8).map { [Float($0 % 4) / 3, Float($0 / 4)] },
        colors: [Self.white, Self.red, Self.white, Self.red, Self.white, Self.red, Self.white, Self.red])
    }
    let greens = (0..<120).map { parts(picture, $0, 10)[2] }
    // Down to red at 40, up to white at 80 and down again, each without a turn on the way.
    #expect(zip(greens[0..<40], greens[1..<40]).allSatisfy { $0 >= $1 })
    #expect(zip(greens[40..<79], greens[41..<80]).allSatisfy { $0 <= $1 })
    #expect(zip(greens[80..<119], greens[81..<120]).allSatisfy { $0 >= $1 })
    #expect(greens[40] < 3 && greens[79] > 252)
    // Smooth at the points, so steeper between them, and halfway it is half. The first of 16 straight lines of 2.5 pixels
    // rises by 255 · (3 / 16² - 2 / 16³) = 2.9.
    #expect(abs(greens[59] + greens[60] - 255) <= 2)
    #expect(greens[60] - greens[59] > 255 / 40 && greens[41] - greens[40] < 2)
  }

  @Test func colorsMixInTheSpaceThatIsAskedFor() throws {
    func middle(_ space: Gradient.ColorSpace) throws -> [Int] {
      parts(
        try picture {
          MeshGradient(
            width: 2, height: 2, points: Self.square, colors: [Self.red, Self.blue, Self.red, Self.blue],
            smoothsColors: false, colorSpace: space)
        }, 50, 50)
    }
    let device = try middle(.device)
    // 50.5 of 100 towards blue.
    #expect(device == [255, 126, 0, 129])
    // As Color.mix does, which is perceptual.
    let mixed = Self.red.mix(with: Self.blue, by: 0.505).resolve(in: EnvironmentValues())
    let expected = [mixed.red, mixed.green, mixed.blue].map { Int(($0 * 255).rounded()) }
    let perceptual = try middle(.perceptual)
    for (found, part) in zip(perceptual.dropFirst(), expected) { #expect(abs(found - part) <= 1) }
    #expect(perceptual != device)
  }

  /// Points off their places, so that cells have curved sides.
  private static let bent: [SIMD2<Float>] = [
    [0, 0], [0.3, 0], [0.7, 0], [1, 0], [0, 0.4], [0.45, 0.2], [0.6, 0.5], [1, 0.3], [0, 0.6], [0.2, 0.75],
    [0.75, 0.6], [1, 0.8], [0, 1], [0.4, 1], [0.6, 1], [1, 1],
  ]

  @Test(arguments: [1, 1.5, 2] as [CGFloat]) func nothingShowsBetweenTheCells(scale: CGFloat) throws {
    let size = CGSize(width: 97, height: 61)
    let picture = try picture(size, scale: scale) {
      ZStack {
        Color.black
        MeshGradient(width: 4, height: 4, points: Self.bent, colors: [Color](repeating: Self.white, count: 16))
      }
    }
    let others = picture.pixels.filter { $0 != 0xFFFF_FFFF }
    // A window's last column and row may be half a pixel.
    #expect(others.count <= (scale == 1.5 ? picture.width + picture.height : 0))
  }

  @Test func edgesWithinTheShapeAreSmooth() throws {
    // From 10.5 to 90, of 100.
    let picture = try picture {
      ZStack {
        Color.black
        MeshGradient(
          width: 2, height: 2, points: [[0.105, 0.1], [0.9, 0.1], [0.105, 0.9], [0.9, 0.9]],
          colors: [Color](repeating: Self.white, count: 4))
      }
    }
    #expect((8...13).map { parts(picture, $0, 50)[1] } == [0, 0, 128, 255, 255, 255])
    #expect((88...91).map { parts(picture, $0, 50)[1] } == [255, 255, 0, 0])
    #expect((88...91).map { parts(picture, 50, $0)[1] } == [255, 255, 0, 0])
  }

  @Test func theBackgroundShowsWhereTheGridIsNot() throws {
    let picture = try picture {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 1], [0.5, 1]],
        colors: [Color](repeating: Self.white, count: 4), background: Self.blue)
    }
    #expect(parts(picture, 20, 50) == [255, 255, 255, 255] && parts(picture, 80, 50) == [255, 0, 0, 255])
    // Too few colours for the grid.
    let wrong = try self.picture {
      MeshGradient(width: 2, height: 2, points: Self.square, colors: [Self.white], background: Self.blue)
    }
    #expect(parts(wrong, 20, 50) == [255, 0, 0, 255])
  }

  /// A cubic curve from the control points: at its middle an eighth of the ends and three eighths of the others.
  @Test func bezierPointsBendTheLines() throws {
    func point(_ x: Float, _ y: Float, below: Float = 0) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - 0.3, y + below], topControlPoint: [x, y],
        trailingControlPoint: [x + 0.3, y + below], bottomControlPoint: [x, y])
    }
    let picture = try picture {
      ZStack {
        Color.black
        MeshGradient(
          width: 2, height: 2,
          bezierPoints: [point(0, 0, below: 0.4), point(1, 0, below: 0.4), point(0, 1), point(1, 1)],
          colors: [Color](repeating: Self.white, count: 4))
      }
    }
    // 0.75 · 0.4 = 0.3 of 100 in the middle, nothing at the sides.
    #expect(parts(picture, 50, 28)[1] == 0 && parts(picture, 50, 31)[1] == 255)
    #expect(parts(picture, 0, 4)[1] == 255 && parts(picture, 99, 4)[1] == 255)
  }

  @Test func aStyleFillsShapesAndFollowsTheScheme() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.square, colors: [.primary, .primary, .primary, .primary])
    for dark in [false, true] {
      let picture = try picture(dark: dark) { Circle().fill(mesh.opacity(1)) }
      let plain = try self.picture(dark: dark) { Circle().fill(.primary) }
      #expect(parts(picture, 50, 50) == parts(plain, 50, 50) && parts(picture, 1, 1) == parts(plain, 1, 1))
    }
    let half = try picture { Rectangle().fill(mesh).opacity(0.5) }
    let plain = try self.picture { Rectangle().fill(.primary).opacity(0.5) }
    #expect(parts(half, 50, 50) == parts(plain, 50, 50))
  }

  /// What is drawn does not depend on where a span begins, so that bands and damage meet.
  @Test(arguments: [false, true]) func pixelsAreTheSameOneByOne(showsEdges: Bool) {
    var places: [CGPoint] = []
    var colors: [SIMD4<Float>] = []
    for index in 0..<81 {
      let (x, y) = (CGFloat(index % 9), CGFloat(index / 9))
      let (across, down): (CGFloat, CGFloat) = (2 * sin(y), 3 * cos(x))
      places.append(CGPoint(x: 7.3 * x + across, y: 5.9 * y + down))
      let (red, green, blue) = (Float(index % 7) / 7, Float(index % 5) / 5, Float(index % 3) / 3)
      colors.append(SIMD4(red, green, blue, 1))
    }
    let grid = MeshGrid(
      columns: 9, rows: 9, points: places, colors: colors, background: RGBA(red: 0, green: 0, blue: 0, alpha: 1),
      showsEdges: showsEdges)
    let raster = MeshRaster(grid, alpha: 1) { SIMD2(Float($0.x), Float($0.y)) }
    var (whole, single) = ([UInt32](repeating: 0, count: 80), [UInt32](repeating: 0, count: 80))
    for y in -5..<60 {
      raster.shade(x: -5, y: y, count: 80, into: &whole)
      for x in 0..<80 {
        single.withUnsafeMutableBufferPointer { raster.shade(x: x - 5, y: y, count: 1, into: $0.baseAddress! + x) }
      }
      #expect(whole == single)
    }
    #expect(Set(whole).count == 1 && whole[0] == 0xFF00_0000)
  }

  @Test func brokenNumbersDrawTheBackground() throws {
    let picture = try picture {
      MeshGradient(
        width: 2, height: 2, points: [[.nan, 0], [1, .infinity], [0, -.infinity], [1, 1]],
        colors: [Color](repeating: Self.white, count: 4), background: Self.blue)
    }
    #expect(parts(picture, 50, 50) == [255, 0, 0, 255])
  }
}
