import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Effects that functions of a program put together.
@MainActor struct VisualEffectTests {
  nonisolated private static func moved(_ effect: some VisualEffect, by size: CGSize) -> some VisualEffect {
    effect.offset(x: size.width, y: size.height)
  }

  nonisolated private static func grown(_ effect: some VisualEffect) -> some VisualEffect {
    effect.scaleEffect(x: 2, y: 3, anchor: .topLeading)
  }

  private func drawn<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) throws -> (corner: [Int], area: Int, layout: CGRect) {
    let host = try TestHost {
      VStack(spacing: 0) {
        pureRed.frame(width: 20, height: 10).visualEffect(effect)
        Color.clear.marked("below").frame(width: 20, height: 10)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
    return (host.corner().map { [$0.x, $0.y] } ?? [], host.area(), host.frame(of: "below"))
  }

  @Test func theDrawingChangesAndTheLayoutStays() throws {
    let plain = try drawn { content, _ in content }
    #expect(plain.corner == [0, 0] && plain.area == 200)
    // By its own size.
    let moved = try drawn { content, proxy in Self.moved(content, by: proxy.size) }
    #expect(moved.corner == [20, 10] && moved.area == 200 && moved.layout == plain.layout)
    let grown = try drawn { content, _ in Self.grown(content) }
    #expect(grown.corner == [0, 0] && grown.area == 200 * 6 && grown.layout == plain.layout)
  }

  @Test func theOrderIsThatOfTheWords() throws {
    let size = CGSize(width: 20, height: 10)
    // Grown about its own corner and then moved; or moved, and grown about the corner of its frame with the way.
    #expect(try drawn { content, _ in Self.moved(Self.grown(content), by: size) }.corner == [20, 10])
    #expect(try drawn { content, _ in Self.grown(Self.moved(content, by: size)) }.corner == [40, 30])
  }

  private func pixels<V: View>(@ViewBuilder _ view: () -> V) throws -> [UInt32] {
    try TestHost(size: CGSize(width: 60, height: 60)) { view() }.snapshot().pixels
  }

  /// What a view's own modifier of the same name draws.
  @Test func coloursAndTurnsAreThoseOfTheModifiers() throws {
    let content = HStack(spacing: 0) {
      pureRed
      Color(red: 0.2, green: 0.6, blue: 0.4)
    }.frame(width: 40, height: 30)
    let plain = try pixels { content }
    func check<Effect: VisualEffect, Modified: View>(
      _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect, _ modified: Modified
    ) throws {
      let drawn = try pixels { content.visualEffect(effect) }
      #expect(drawn != plain)
      #expect(try drawn == pixels { modified })
    }
    try check({ effect, _ in effect.brightness(0.3) }, content.brightness(0.3))
    try check({ effect, _ in effect.contrast(0.5) }, content.contrast(0.5))
    try check({ effect, _ in effect.saturation(0.4) }, content.saturation(0.4))
    try check({ effect, _ in effect.grayscale(0.7) }, content.grayscale(0.7))
    try check({ effect, _ in effect.hueRotation(.degrees(90)) }, content.hueRotation(.degrees(90)))
    try check(
      { effect, _ in effect.rotation3DEffect(.degrees(50), axis: (0, 1, 0), anchor: .leading, perspective: 0.5) },
      content.rotation3DEffect(.degrees(50), axis: (0, 1, 0), anchor: .leading, perspective: 0.5))
  }
}
