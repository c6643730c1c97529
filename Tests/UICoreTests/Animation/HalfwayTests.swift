import Foundation
import Geometry
import Renderer
import SwiftUI
import Testing
import UITestSupport

/// Half way through a linear second each thing looks as it does with the number half way, and nothing moves at its end.
///
/// What Apple's documentation calls animatable, as people write it. The oracle is a window that was never animated.
@MainActor struct HalfwayTests {
  @MainActor @Observable final class Model { var part = 0.0 }

  private struct Stage<Content: View>: View {
    let model: Model
    let content: (Double) -> Content
    var body: some View { content(model.part) }
  }

  struct Look: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor (Double) -> AnyView

    nonisolated init(_ name: String, @ViewBuilder _ make: @escaping @MainActor (Double) -> some View) {
      testDescription = name
      self.make = { AnyView(make($0)) }
    }
  }

  private static func gray(_ level: Double) -> Color { Color(red: level, green: level, blue: level) }
  private static var box: some View { Color.red.frame(width: 30, height: 20) }

  nonisolated static let places: [Look] = [
    Look("padding") { box.padding($0 * 20).background(Color.blue) },
    Look("padding of an edge") { box.padding(.leading, $0 * 20).background(Color.blue) },
    Look("offset") { box.offset(x: $0 * 30, y: $0 * 10) },
    Look("position") { box.position(x: 20 + $0 * 40, y: 30) },
    Look("frame") { Color.red.frame(width: 20 + $0 * 40, height: 30) },
    Look("flexible frame") { Color.red.frame(maxWidth: 20 + $0 * 40, maxHeight: 30) },
    Look("alignment of a frame") { part in
      box.alignmentGuide(.leading) { _ in -part * 20 }.frame(width: 80, height: 60, alignment: .leading)
    },
    Look("spacing") { part in
      HStack(spacing: part * 20) {
        box; box
      }
    },
    Look("spacer") { part in
      HStack(spacing: 0) {
        box; Spacer(minLength: part * 20).fixedSize(); box
      }
    },
  ]

  nonisolated static let effects: [Look] = [
    Look("scale") { box.scaleEffect(1 + $0, anchor: .topLeading) },
    Look("scale of an axis") { box.scaleEffect(x: 1, y: 1 + $0) },
    Look("rotation") { box.rotationEffect(.degrees($0 * 180)) },
    Look("rotation in space") { box.rotation3DEffect(.degrees($0 * 60), axis: (x: 0, y: 1, z: 0)) },
    Look("opacity") { box.opacity(1 - $0 * 0.8) },
    Look("blur") { box.blur(radius: $0 * 6) },
    Look("brightness") { box.brightness($0 * 0.6) },
    Look("contrast") { box.contrast(1 - $0 * 0.6) },
    Look("saturation") { box.saturation(1 - $0) },
    Look("grayscale") { box.grayscale($0) },
    Look("hue") { box.hueRotation(.degrees($0 * 120)) },
    Look("multiplied colour") { box.colorMultiply(gray(1 - $0 * 0.8)) },
    Look("shadow") { box.shadow(color: .black, radius: $0 * 8, x: $0 * 6, y: 2) },
    Look("colour of a shadow") { box.shadow(color: gray($0 * 0.8), radius: 2, x: 6, y: 6) },
    Look("border") { box.border(Color.blue, width: $0 * 10) },
    Look("colour of a border") { box.border(gray($0), width: 6) },
  ]

  nonisolated static let shapes: [Look] = [
    Look("corners") { part in RoundedRectangle(cornerRadius: part * 14).fill(Color.red).frame(width: 60, height: 40) },
    Look("four corners") { part in
      UnevenRoundedRectangle(topLeadingRadius: part * 20, bottomTrailingRadius: 10).fill(Color.red)
        .frame(width: 60, height: 40)
    },
    Look("clipped corners") { box.clipShape(RoundedRectangle(cornerRadius: $0 * 10)) },
    Look("corner radius") { box.cornerRadius($0 * 10) },
    Look("trim") { part in Circle().trim(from: 0, to: 0.2 + part * 0.6).stroke(Color.red, lineWidth: 6).padding(10) },
    Look("line width") { part in Circle().stroke(Color.red, lineWidth: 2 + part * 10).padding(10) },
    Look("border inside") { part in Circle().strokeBorder(Color.red, lineWidth: 2 + part * 10) },
    Look("dash phase") { part in
      Circle().stroke(Color.red, style: StrokeStyle(lineWidth: 6, dash: [12, 8], dashPhase: part * 20)).padding(10)
    },
    Look("shape that is turned") { part in Rectangle().rotation(.degrees(part * 90)).fill(Color.red).padding(20) },
    Look("shape that is moved") { part in Rectangle().offset(x: part * 20).fill(Color.red).padding(20) },
    Look("shape that is scaled") { part in Rectangle().scale(1 - part * 0.6).fill(Color.red) },
    Look("inset shape") { part in Circle().inset(by: part * 20).fill(Color.red) },
  ]

  nonisolated static let styles: [Look] = [
    Look("fill") { part in Circle().fill(gray(part)) },
    Look("stroke's colour") { part in Circle().stroke(gray(part), lineWidth: 8).padding(10) },
    Look("background") { box.padding(10).background(gray($0)) },
    Look("background in a shape") { box.padding(10).background(gray($0), in: Capsule()) },
    Look("colour as a view") { gray($0) },
    Look("colour of a text") { Text("Half").font(.largeTitle).foregroundStyle(gray($0 * 0.8)) },
    Look("foreground of many") { part in
      HStack {
        Circle(); Rectangle()
      }.foregroundStyle(gray(part * 0.8))
    },
    Look("value of a progress view") { ProgressView(value: 0.2 + $0 * 0.6) },
    Look("mask") { part in Color.red.mask { Circle().scale(0.2 + part * 0.8) } },
    Look("overlay") { part in box.overlay(alignment: .topLeading) { Color.blue.frame(width: 4 + part * 20, height: 6) }
    },
    Look("safe area's padding") { Color.red.safeAreaPadding($0 * 20).background(Color.blue) },
    Look("gradient of a text") { part in
      Text("Half").font(.largeTitle).foregroundStyle(
        LinearGradient(colors: [gray(part), .red], startPoint: .top, endPoint: .bottom))
    },
  ]

  @Test(arguments: places + effects + shapes + styles) func itIsHalfWay(look: Look) throws {
    let size = CGSize(width: 100, height: 80)
    func still(_ part: Double) throws -> [UInt32] { try TestHost(size: size) { look.make(part) }.snapshot().pixels }
    let model = Model()
    let host = try TestHost(size: size) { Stage(model: model) { look.make($0) } }
    let (half, end) = (try still(0.5), try still(1))
    let start = try still(0)
    #expect(differences(start, half, beyond: 3) > 8 && differences(half, end, beyond: 3) > 8, "the ends are others")
    withAnimation(.linear(duration: 1)) { model.part = 1 }
    host.update()
    host.advance(by: 0.5)
    #expect(differences(host.snapshot().pixels, half, beyond: 3) == 0)
    host.advance(by: 0.6)
    #expect(host.snapshot().pixels == end)
  }
}
