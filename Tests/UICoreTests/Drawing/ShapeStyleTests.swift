import DisplayList
import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing
import UITestSupport

@testable import UICore

/// A program's style: red, or blue where nothing can be done.
private struct Alarm: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.isEnabled ? pureRed : pureBlue }
}

/// A style of a program's style.
private struct Twice: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { AnyShapeStyle(Alarm()) }
}

@Observable private final class Mood: @unchecked Sendable { var isGood = true }

private struct MoodStyle: ShapeStyle {
  let mood: Mood
  func resolve(in environment: EnvironmentValues) -> Color { mood.isGood ? pureRed : pureBlue }
}

/// Styles of programs, and those with names.
@MainActor struct ShapeStyleTests {
  private func pixels(dark: Bool = false, @ViewBuilder _ content: () -> some View) throws -> Bitmap {
    try TestHost(environment: { $0.colorScheme = dark ? .dark : .light }, content).snapshot()
  }

  private func middle(dark: Bool = false, @ViewBuilder _ content: () -> some View) throws -> UInt32 {
    try pixels(dark: dark, content).pixels[50 * 200 + 100]
  }

  @Test func stylesOfProgramsWorkWhereStylesDo() throws {
    for isOff in [false, true] {
      let wanted: UInt32 = isOff ? 0xff00_00ff : 0xffff_0000
      #expect(try middle { Rectangle().fill(Alarm()).disabled(isOff) } == wanted)
      #expect(try middle { Rectangle().fill(Twice()).disabled(isOff) } == wanted)
      #expect(try middle { Rectangle().foregroundStyle(Alarm()).disabled(isOff) } == wanted)
      #expect(try middle { Text(" ").background(Alarm(), in: Rectangle().scale(100)).disabled(isOff) } == wanted)
      #expect(try middle { Rectangle().stroke(Alarm(), lineWidth: 200).disabled(isOff) } == wanted)
      let back = Rectangle().foregroundStyle(.background).backgroundStyle(Alarm())
      #expect(try middle { back.disabled(isOff) } == wanted)
    }
    let isTextRed = try pixels { Text("███").foregroundStyle(Alarm()) }.pixels.contains(0xffff_0000)
    #expect(isTextRed)
  }

  @Test func theyFollowWhatTheyRead() throws {
    let mood = Mood()
    let host = try TestHost { Rectangle().fill(MoodStyle(mood: mood)) }
    #expect(host.snapshot().pixels[0] == 0xffff_0000)
    mood.isGood = false
    host.update()
    #expect(host.snapshot().pixels[0] == 0xff00_00ff)
  }

  @Test func backgroundStyle() throws {
    #expect(try middle { Rectangle().fill(.background).backgroundStyle(pureRed) } == 0xffff_0000)
    #expect(try middle { Rectangle().fill(.windowBackground).backgroundStyle(pureRed) } != 0xffff_0000)
  }

  /// A radial gradient stretched to 200 × 100: as far from the middle, in halves of the sides, as it goes.
  @Test func ellipticalGradients() throws {
    let drawn = try pixels {
      Rectangle().fill(.ellipticalGradient(colors: [pureRed, pureBlue]))
    }
    let (right, below) = (drawn.pixels[50 * 200 + 149], drawn.pixels[74 * 200 + 100])
    // Half way along either axis, within a pixel of each other: 1/100 of the way is 2.55 in height's steps of 1/50.
    for shift in [0, 16] { #expect(abs(Int(right >> shift & 255) - Int(below >> shift & 255)) <= 4) }
    // It ends half of the sides away, which the corners are beyond.
    #expect(drawn.pixels[50 * 200 + 199] >> 16 & 255 < 10 && drawn.pixels[0] == 0xff00_00ff)
  }

  @Test func aColorsGradientEndsInTheColor() throws {
    let drawn = try pixels { Rectangle().fill(pureRed.gradient) }
    let (top, bottom) = (drawn.pixels[100], drawn.pixels[99 * 200 + 100])
    #expect(top >> 8 & 255 > 20 && bottom >> 8 & 255 <= 2)
  }

  /// An image of a red and a blue pixel, again and again from the shape's corner; of its right half, blue alone.
  @Test func imagePaint() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xffff_0000, 0xff00_00ff], isOpaque: true)
    let image = try Image(data: PNGEncoder.encode(bitmap))
    let drawn = try pixels { Rectangle().fill(.image(image)).frame(width: 100, height: 20) }
    let row = drawn.pixels[50 * 200 + 50..<50 * 200 + 54]
    #expect(Array(row) == [0xffff_0000, 0xff00_00ff, 0xffff_0000, 0xff00_00ff])
    let half = ImagePaint(image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 3)
    #expect(try middle { Rectangle().fill(half) } == 0xff00_00ff)
    // Half of blue over white.
    #expect(try middle { Rectangle().fill(half.opacity(0.5)) } == 0xff7f_7fff)
  }

  @Test func shadowsOfStyles() throws {
    let drop = try pixels {
      Rectangle().fill(pureRed.shadow(.drop(color: pureBlue, radius: 0, x: 50, y: 0))).frame(width: 100, height: 20)
    }
    // From 50 to 150, and its shadow on to 200.
    #expect(drop.pixels[50 * 200 + 149] == 0xffff_0000 && drop.pixels[50 * 200 + 151] == 0xff00_00ff)
    let inner = try pixels {
      Rectangle().fill(pureRed.shadow(.inner(color: pureBlue, radius: 0, x: 10, y: 0))).frame(width: 100, height: 20)
    }
    #expect(inner.pixels[50 * 200 + 55] == 0xff00_00ff && inner.pixels[50 * 200 + 61] == 0xffff_0000)
    #expect(inner.pixels[50 * 200 + 45] != 0xff00_00ff)
  }

  @Test func shapesByName() throws {
    let size = CGRect(x: 0, y: 0, width: 60, height: 40)
    func outline(_ shape: some Shape) -> Path { shape.path(in: size) }
    #expect(outline(.rect) == outline(Rectangle()))
    #expect(outline(.rect(cornerRadius: 5)) == outline(RoundedRectangle(cornerRadius: 5)))
    #expect(
      outline(.rect(topLeadingRadius: 5)) == outline(UnevenRoundedRectangle(topLeadingRadius: 5)))
    #expect(outline(.circle) == outline(Circle()) && outline(.ellipse) == outline(Ellipse()))
    #expect(outline(.capsule) == outline(Capsule()))
    #expect(outline(.capsule(style: .circular)) == outline(Capsule(style: .circular)))
  }

  /// A ring: a square of 40 without the square of 20 in its middle, and what is left when it is put back.
  @Test func shapesAreCombined() throws {
    let hole = Rectangle().scale(0.5)
    let ring = try pixels {
      Rectangle().subtracting(hole).fill(pureRed).frame(width: 40, height: 40)
    }
    #expect(ring.pixels.count { $0 == 0xffff_0000 } == 40 * 40 - 20 * 20)
    let whole = try pixels {
      Rectangle().subtracting(hole).union(hole).fill(pureRed).frame(width: 40, height: 40)
    }
    #expect(whole.pixels.count { $0 == 0xffff_0000 } == 40 * 40)
  }
}
