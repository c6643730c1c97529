import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UICore

/// Numbers as a program may compute them by mistake: nothing may crash, hang or take the rest of the window along.
@MainActor struct BadNumberTests {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude, 0, -0.0,
  ]

  /// A view with a bad number beside one without: that one must be drawn.
  private func draw(_ content: some View, sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
    let host = try TestHost(size: CGSize(width: 60, height: 60)) {
      Color.clear.overlay { content }.overlay {
        Color(red: 0, green: 1, blue: 0).frame(width: 4, height: 4).position(x: 30, y: 30)
      }
    }
    let bitmap = host.snapshot()
    #expect(bitmap.pixels[30 * bitmap.width + 30] == 0xff00_ff00, sourceLocation: sourceLocation)
    host.checkInvariants()
    return host.messages
  }

  @Test(arguments: numbers) func layout(_ x: CGFloat) throws {
    let messages = try draw(Text("a").frame(width: x, height: x))
    if x != 0, !(x > 0 && x.isFinite) {
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("A frame's dimension is negative or not finite") == true)
    } else {
      #expect(messages == [])
    }
    _ = try draw(Text("a").frame(minWidth: x, idealWidth: x, maxWidth: x, minHeight: x, maxHeight: x))
    _ = try draw(Text("a").padding(x))
    _ = try draw(Text("a").padding(EdgeInsets(top: x, leading: 1, bottom: -x, trailing: x)))
    _ = try draw(Text("a").offset(x: x, y: x))
    _ = try draw(Text("a").position(x: x, y: x))
    _ = try draw(Text("a").aspectRatio(x, contentMode: .fit))
    _ = try draw(Text("a").layoutPriority(Double(x)).zIndex(Double(x)))
    _ = try draw(
      HStack(spacing: x) {
        Text("a")
        Spacer(minLength: x)
        Text("b")
      })
    _ = try draw(
      Grid(horizontalSpacing: x, verticalSpacing: x) {
        GridRow {
          Text("a")
          Text("b")
        }
      })
    _ = try draw(
      ScrollView { LazyVStack(spacing: x) { ForEach(0..<9, id: \.self) { _ in Text("a").frame(height: x) } } })
  }

  @Test(arguments: numbers) func effects(_ x: CGFloat) throws {
    let square = Color.red.frame(width: 10, height: 10)
    _ = try draw(square.opacity(Double(x)))
    _ = try draw(square.rotationEffect(.radians(Double(x))))
    _ = try draw(square.rotationEffect(.degrees(Double(x)), anchor: UnitPoint(x: x, y: x)))
    _ = try draw(square.scaleEffect(x))
    _ = try draw(square.transformEffect(CGAffineTransform(a: x, b: x, c: 0, d: 1, tx: x, ty: x)))
    _ = try draw(square.blur(radius: x))
    _ = try draw(square.shadow(color: .black, radius: x, x: x, y: x))
    _ = try draw(square.cornerRadius(x))
  }

  @Test(arguments: numbers) func drawing(_ x: CGFloat) throws {
    let stops = [Gradient.Stop(color: .red, location: x), Gradient.Stop(color: .blue, location: 0.5)]
    _ = try draw(
      Rectangle().fill(LinearGradient(stops: stops, startPoint: UnitPoint(x: x, y: 0), endPoint: .bottom))
        .frame(width: 10, height: 10))
    _ = try draw(
      Rectangle().fill(RadialGradient(stops: stops, center: .center, startRadius: x, endRadius: 5))
        .frame(width: 10, height: 10))
    _ = try draw(
      Rectangle().fill(AngularGradient(stops: stops, center: .center, angle: .radians(Double(x))))
        .frame(width: 10, height: 10))
    _ = try draw(
      Rectangle().fill(LinearGradient(stops: [], startPoint: .top, endPoint: .bottom)).frame(width: 9, height: 9))
    _ = try draw(Circle().stroke(.red, lineWidth: x).frame(width: 10, height: 10))
    _ = try draw(
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: x, dash: [x, 1], dashPhase: x))
        .frame(width: 10, height: 10))
    _ = try draw(Circle().trim(from: x, to: 1 - x).stroke(.red).frame(width: 10, height: 10))
    _ = try draw(RoundedRectangle(cornerRadius: x).fill(.red).frame(width: 10, height: 10))
    _ = try draw(Rectangle().inset(by: x).fill(.red).frame(width: 10, height: 10))
    _ = try draw(Rectangle().strokeBorder(.red, lineWidth: x).frame(width: 10, height: 10))
    _ = try draw(Color(red: Double(x), green: Double(x), blue: 0, opacity: Double(x)).frame(width: 10, height: 10))
    _ = try draw(Color(hue: Double(x), saturation: Double(x), brightness: 1).frame(width: 10, height: 10))
  }

  @Test(arguments: numbers) func text(_ x: CGFloat) throws {
    _ = try draw(Text("a word").font(.system(size: x)))
    _ = try draw(Text("a word").kerning(x).tracking(x).baselineOffset(x))
    _ = try draw(Text("a word\nand more").lineSpacing(x).minimumScaleFactor(x))
  }
}
