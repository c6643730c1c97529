import BenchKit
import Foundation
import SwiftUI
import UICore
import WindowRun

/// One page in a window of 400 × 800 points, scrolled 20 points a frame by events of a wheel.
@MainActor
struct PageRun {
  private let bodies = BodyCounter()
  private let run: WindowRun

  /// - Parameter picture: the PNG of a card's diamonds, for the image page.
  init(_ page: CardPage, isLazy: Bool, picture: String?) throws {
    let image = try picture.map { try Image(contentsOf: URL(fileURLWithPath: $0)) } ?? Image(systemName: "photo")
    run = try WindowRun(
      CardList(page: page, isLazy: isLazy, picture: image, bodies: bodies), size: CGSize(width: 400, height: 800))
  }

  /// A card's diamonds alone.
  static func diamonds() throws -> WindowRun {
    try WindowRun(CanvasDiamonds(bodies: BodyCounter()), size: DiamondPattern.size, background: .clear)
  }

  /// Scrolls for `frames` frames after `warmUps`, and prints what `Peers/qt-cards.cpp` prints, and the bodies that ran.
  func run(warmUps: Int, frames: Int) {
    var nanoseconds: [Double] = []
    let wheel = InputEvent.scroll(
      location: CGPoint(x: 200, y: 400), delta: CGVector(dx: 0, dy: -20), isPrecise: true, modifiers: [])
    for frame in 0..<warmUps + frames {
      if frame == warmUps { bodies.count = 0 }
      let drawn = run.frameCount
      let time = run.time(of: [wheel])
      precondition(run.frameCount == drawn + 1 && run.didDraw, "frame \(frame) drew nothing")
      if frame >= warmUps { nanoseconds.append(time) }
    }
    let samples = Samples(nanoseconds)
    var metrics = Metrics()
    metrics.record("cpu_ms", samples, in: .milliseconds)
    metrics.record("mean_cpu_ms", nanoseconds.reduce(0, +) / Double(frames) / 1e6)
    metrics.record("first_ms", run.firstFrame / 1e6)
    metrics.record("first_late_ms", run.firstFrameLate / 1e6)
    metrics.record("rss_mb", ProcessUsage.of()?.residentMB ?? 0)
    metrics.record("bodies", Double(bodies.count) / Double(frames))
    print(metrics.json(name: "cards-page"))
  }

  func save(to path: String) throws { try run.save(to: path) }
}
