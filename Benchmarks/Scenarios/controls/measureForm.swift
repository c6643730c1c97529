import BenchKit
import Foundation
import SwiftUI
import UICore
import UITestSupport
import WindowRun

private let size = CGSize(width: 420, height: 800)

/// A form in a process of its own: its first frame, a switch, typing, a window that grows. `Peers/controls-*.cpp` have
/// the same figures.
@MainActor func measureForm(groups: Int, frames: Int) throws -> Metrics {
  var metrics = Metrics()
  let ledger = Ledger()
  let run = try WindowRun(ControlForm(groups: groups, ledger: ledger), size: size)
  metrics.record("first_frame_ms", run.firstFrame / 1e6)
  metrics.record("first_frame_late_ms", run.firstFrameLate / 1e6)
  precondition(ledger.bodies == groups, "all controls are made")
  if let path = ProcessInfo.processInfo.environment["CONTROLS_SNAPSHOT"] { try run.save(to: path) }

  let places = try Places(groups: groups)
  metrics.record("toggle_bodies", places.toggleBodies)
  ledger.bodies = 0
  let toggles = (0..<frames).map { _ in measured(run) { click(run, at: places.toggle) } }
  precondition(ledger.bodies == 0, "no body of the form reads what a toggle writes")
  metrics.record("toggle_ms", Samples(toggles), in: .milliseconds)

  _ = click(run, at: places.field)
  let keys = (0..<frames).map { _ in measured(run) { run.time(of: [.text("a")]) } }
  metrics.record("key_to_pixels_ms", Samples(keys), in: .milliseconds)

  let widths = (0..<frames).map { frame in
    measured(run) { run.resize(to: CGSize(width: size.width + (frame % 2 == 0 ? 100 : 0), height: size.height)) }
  }
  metrics.record("resize_ms", Samples(widths), in: .milliseconds)
  return metrics
}

@MainActor private func click(_ run: WindowRun, at point: CGPoint) -> Double {
  let pointer = PointerEvent(location: point, clickCount: 1)
  return run.time(of: [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)])
}

/// The time of a change that a frame must show.
@MainActor private func measured(_ run: WindowRun, _ change: () -> Double) -> Double {
  let drawn = run.frameCount
  let time = change()
  precondition(run.frameCount > drawn, "the change draws a frame")
  return time
}

/// Where the first toggle and the first field stand, and what switching the toggle runs, asked of a host of their own,
/// outside of what is measured.
private struct Places {
  let toggle, field: CGPoint
  /// All bodies, the library's own too, from the release of the button, which writes; the press ran one for its look.
  let toggleBodies: Double

  @MainActor init(groups: Int) throws {
    let host = try TestHost(size: size) { ControlForm(groups: min(groups, 2), ledger: Ledger()) }
    guard let toggle = host.toggles["Option 0"]?.frame,
      let field = host.textFields["Name 0"]?.frame
    else { preconditionFailure("the form shows its first toggle and its first field") }
    let pointer = PointerEvent(location: CGPoint(x: toggle.midX, y: toggle.midY), clickCount: 1)
    host.send(.pointerMoved(pointer))
    host.send(.pointerDown(pointer))
    host.resetCounts()
    host.send(.pointerUp(pointer))
    toggleBodies = Double(host.bodies.values.reduce(0, +))
    self.toggle = CGPoint(x: toggle.midX, y: toggle.midY)
    self.field = CGPoint(x: field.midX, y: field.midY)
  }
}
