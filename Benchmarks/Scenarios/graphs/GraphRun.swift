import BenchKit
import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import DisplayList
import TextLayout
import UICore

/// One case in a window of 1600 × 500 points; each frame is drawn to pixels.
@MainActor
final class GraphRun: PlatformWindowClient {
  private let platform = HeadlessPlatform()
  private let kind: GraphCase
  private let state: GraphState
  private let fonts: FontSystem
  private let host: ViewHost
  private var window: HeadlessWindow!
  private var firstFrame = 0.0
  private var build = 0.0
  private let extent: ClosedRange<Double>

  init(_ kind: GraphCase) throws {
    self.kind = kind
    state = GraphState(kind.series)
    extent = state.window
    fonts = try FontSystem()
    let start = wallNanoseconds()
    for series in state.series { series.prepare() }
    build = wallNanoseconds() - start
    let size = CGSize(width: 1600, height: 500)
    host = ViewHost(GraphPage(kind: kind, state: state), fonts: fonts, size: size)
    window = platform.openWindow(WindowConfiguration(title: "Graphs", size: size), client: self) as? HeadlessWindow
    host.needsUpdate = { [weak window] in window?.requestFrame() }
    window.requestFrame()
    platform.step()
    firstFrame = wallNanoseconds() - start
  }

  /// Draws frames, fewer where they take long, and prints the figures of this case.
  func run(frames: Int) {
    var metrics = Metrics()
    metrics.record("build_s", build / 1e9)
    metrics.record("first_ms", firstFrame / 1e6)
    var wall: [Double] = []
    var processor: [Double] = []
    let end = wallNanoseconds() + 8e9
    for frame in 0..<frames + 5 where wall.count < 3 || wallNanoseconds() < end {
      let (used, began, drawn) = (processorNanoseconds(), wallNanoseconds(), window.presentCount)
      act(frame)
      platform.step()
      precondition(window.presentCount > drawn, "frame \(frame) of \(kind.rawValue) drew nothing")
      if frame < 5 { continue }
      wall.append(wallNanoseconds() - began)
      processor.append(processorNanoseconds() - used)
    }
    metrics.record("ms", Samples(wall), in: .milliseconds)
    metrics.record("cpu_ms", Samples(processor), in: .milliseconds)
    let usage = ProcessUsage.of()
    let data = Double(state.series.reduce(0) { $0 + $1.count }) * 8 / 1_048_576
    metrics.record("rss_mb", usage?.peakResidentMB ?? 0)
    metrics.record("rss_over_data_mb", (usage?.peakResidentMB ?? 0) - data)
    // Without the pages of libraries, which programs share.
    metrics.record("anonymous_over_data_mb", (usage?.anonymousMB ?? 0) - data)
    print(metrics.json(name: "graphs-case"))
  }

  private func act(_ frame: Int) {
    let width = extent.upperBound - extent.lowerBound
    switch kind {
    case .hover:
      let point = CGPoint(x: 200 + Double(frame * 37 % 1200), y: 100 + Double(frame * 13 % 300))
      window.send(.pointerMoved(PointerEvent(location: point)))
    case .append:
      let last = state.series[0].count - 1
      let series = state.series[0]
      state.series[0].append(x: series.x(at: last) + 1, y: series.y(at: last) + Double(frame % 7) - 3)
      state.window = extent.lowerBound + Double(frame)...extent.upperBound + Double(frame)
    case _ where kind.isZoom:
      let part = width * (0.1 + 0.002 * Double(frame % 100))
      state.window = extent.lowerBound + part...extent.upperBound - part
    default:
      // Two thirds are in sight, and move on by three pixels a frame.
      let shift = width / 3 * Double(frame % 200) / 200
      state.window = extent.lowerBound + shift...extent.lowerBound + shift + width * 2 / 3
    }
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
      PresentedFrame(list: list, size: window.size, scale: window.scale, background: .white, glyphs: fonts))
  }
}
