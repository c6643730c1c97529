import BenchKit
import Foundation
import Geometry
import PlatformHeadless
import SwiftUI
import TextLayout
import UICore

/// One page in a window of 400 × 800 points, scrolled 20 points a frame by events of a wheel.
@MainActor
final class PageRun: PlatformWindowClient {
  private let platform = HeadlessPlatform()
  private let bodies: BodyCounter
  private let background: RGBA
  private let fonts: FontSystem
  private let host: ViewHost
  private var window: HeadlessWindow!

  /// - Parameter picture: the PNG of a card's diamonds, for the image page.
  convenience init(_ page: CardPage, picture: String?) throws {
    let image = try picture.map { try Image(contentsOf: URL(fileURLWithPath: $0)) } ?? Image(systemName: "photo")
    let bodies = BodyCounter()
    try self.init(
      CardList(page: page, picture: image, bodies: bodies), size: CGSize(width: 400, height: 800), bodies: bodies)
  }

  /// A card's diamonds alone.
  static func diamonds() throws -> PageRun {
    let bodies = BodyCounter()
    return try PageRun(CanvasDiamonds(bodies: bodies), size: DiamondPattern.size, bodies: bodies, background: .clear)
  }

  private init(_ view: some View, size: CGSize, bodies: BodyCounter, background: RGBA = .white) throws {
    self.bodies = bodies
    self.background = background
    fonts = try FontSystem()
    host = ViewHost(view, fonts: fonts, size: size)
    let opened = platform.openWindow(WindowConfiguration(title: "Cards", size: size), client: self)
    window = opened as? HeadlessWindow
    host.needsUpdate = { [weak window] in window?.requestFrame() }
    window.requestFrame()
    platform.step()
  }

  /// Scrolls for `frames` frames after `warmUps`, and prints what `Peers/qt-cards.cpp` prints, and the bodies that ran.
  func run(warmUps: Int, frames: Int) {
    var nanoseconds: [Double] = []
    let wheel = InputEvent.scroll(
      location: CGPoint(x: 200, y: 400), delta: CGVector(dx: 0, dy: -20), isPrecise: true, modifiers: [])
    for frame in 0..<warmUps + frames {
      if frame == warmUps { bodies.count = 0 }
      let (start, drawn) = (processorNanoseconds(), window.presentCount)
      window.send(wheel)
      platform.step()
      precondition(window.presentCount == drawn + 1 && !window.lastDamage.isEmpty, "frame \(frame) drew nothing")
      if frame >= warmUps { nanoseconds.append(processorNanoseconds() - start) }
    }
    let samples = Samples(nanoseconds)
    var metrics = Metrics()
    metrics.record("cpu_ms", samples, in: .milliseconds)
    metrics.record("mean_cpu_ms", nanoseconds.reduce(0, +) / Double(frames) / 1e6)
    metrics.record("rss_mb", ProcessUsage.of()?.residentMB ?? 0)
    metrics.record("bodies", Double(bodies.count) / Double(frames))
    print(metrics.json(name: "cards-page"))
  }

  func save(to path: String) throws {
    if let bitmap = window.snapshot() { try PNGEncoder.write(bitmap, toFile: path) }
  }

  // MARK: PlatformWindowClient

  func windowDidReceive(_ event: InputEvent) { host.send(event) }
  func windowDidResize(to size: CGSize, scale: CGFloat) {}
  func windowAppearanceDidChange(isDark: Bool) {}
  func windowShouldClose() {}

  func windowDrawFrame(at time: Double) {
    let list = host.update(at: time)
    window.present(
      PresentedFrame(
        list: list, size: window.size, scale: window.scale, background: background, glyphs: fonts))
  }
}
