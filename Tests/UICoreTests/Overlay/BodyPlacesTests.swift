import Foundation
import Geometry
import Observation
import PlatformHeadless
import Testing

@testable import UICore

/// Where flashes are when views scroll, are clipped, go away, or have several parts.
@MainActor struct BodyPlacesTests {
  @Observable final class Model {
    var tick = 0
    var isShown = true
  }

  private struct Pair: View {
    let model: Model
    var body: some View {
      Color(white: Double(model.tick) / 10).frame(width: 50, height: 30)
      Color.red.frame(width: 70, height: 10)
    }
  }

  private struct Cell: View {
    let model: Model
    let index: Int
    var body: some View { Color(white: Double(model.tick + index) / 100).frame(height: 40) }
  }

  private struct Program<Content: View>: App {
    nonisolated(unsafe) var content: Content?
    nonisolated init() { content = nil }
    init(_ content: Content) { self.content = content }
    var body: some Scene { WindowGroup { content }.defaultSize(width: 300, height: 100) }
  }

  private let platform = HeadlessPlatform()
  private let kept = Kept()
  private let model = Model()

  private func launch(@ViewBuilder _ content: () -> some View) throws -> (AppHost, WindowOverlay) {
    var options = LaunchOptions()
    options.showsOverlay = true
    let host = try AppHost(Program(content()), platform: platform, options: options) { _, _ in }
    kept.host = host
    host.openWindow(id: nil, value: nil)
    platform.advance(by: 2)
    return (host, host.windows[0].overlay!)
  }

  private func frames(_ overlay: WindowOverlay) -> [CGRect] {
    overlay.flashes.values.flatMap(\.frames).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  @Test func aBodyOfTwoViewsHasTwoPlaces() throws {
    let (_, overlay) = try launch {
      VStack(alignment: .leading, spacing: 0) { Pair(model: model) }
        .frame(width: 300, height: 100, alignment: .topLeading)
    }
    model.tick = 1
    platform.step()
    #expect(frames(overlay) == [CGRect(x: 0, y: 0, width: 50, height: 30), CGRect(x: 0, y: 30, width: 70, height: 10)])
  }

  @Test func placesFollowScrollingAndEndAtTheScrollView() throws {
    let (_, overlay) = try launch {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Cell(model: model, index: $0) } }
      }
      .frame(width: 300, height: 100)
    }
    let window = platform.windows[0]
    model.tick = 1
    platform.step()
    // 100 points show two cells of 40 and half of the third.
    #expect(frames(overlay).map(\.maxY) == [40, 80, 100])
    window.send(
      .scroll(location: CGPoint(x: 50, y: 50), delta: CGVector(dx: 0, dy: -10), isPrecise: true, modifiers: []))
    platform.step()
    #expect(frames(overlay).prefix(3).map(\.maxY) == [30, 70, 100])
  }

  @Test func aViewThatGoesTakesItsFlashAlong() throws {
    let (host, overlay) = try launch {
      VStack(spacing: 0) {
        Toggler(model: model)
      }
    }
    model.tick = 1
    platform.step()
    #expect(!overlay.flashes.isEmpty)
    model.isShown = false
    platform.step()
    platform.step()
    #expect(!frames(overlay).contains { $0.width == 50 })
    host.windows[0].host.checkInvariants()
  }

  private struct Toggler: View {
    let model: Model
    var body: some View { if model.isShown { Pair(model: model) } }
  }
}
