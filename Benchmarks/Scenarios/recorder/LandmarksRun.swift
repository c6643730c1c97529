import LandmarksViews
import PlatformHeadless
import SwiftUI
import TextLayout
import TraceRecorder
import UICore

/// Landmarks in a headless window of 480 × 800 points: two hearts, a dark desktop, forty frames of scrolling down and
/// forty up, a light desktop, and the hearts again.
@MainActor
final class LandmarksRun: Workload, PlatformWindowClient {
  static let frames = 86

  let host: ViewHost
  let recorder = Recording.makeRecorder()
  private let platform = HeadlessPlatform()
  private let fonts: FontSystem
  private var window: HeadlessWindow!
  private var frameNumber: UInt32 = 0

  init() throws {
    let size = CGSize(width: 480, height: 800)
    fonts = try FontSystem()
    host = ViewHost(LandmarksView(modelData: ModelData(isTravelling: false)), fonts: fonts, size: size)
    window = platform.openWindow(WindowConfiguration(title: "Landmarks", size: size), client: self) as? HeadlessWindow
    host.needsUpdate = { [weak window] in window?.requestFrame() }
    window.requestFrame()
    platform.step()
  }

  func run() {
    clickHearts()
    platform.isDark = true
    platform.step()
    for frame in 0..<80 { scroll(by: frame < 40 ? -20 : 20) }
    platform.isDark = false
    platform.step()
    clickHearts()
  }

  /// The middles of the first and the fourth row's hearts, as in the example's tests.
  private func clickHearts() {
    for row in [0, 3] {
      let pointer = PointerEvent(location: CGPoint(x: 448, y: 297 + 56 * row))
      window.send(.pointerMoved(pointer))
      window.send(.pointerDown(pointer))
      window.send(.pointerUp(pointer))
      let drawn = window.frameCount
      platform.step()
      precondition(window.frameCount == drawn + 1, "a heart changes the picture")
    }
  }

  private func scroll(by dy: CGFloat) {
    window.send(
      .scroll(
        location: CGPoint(x: 240, y: 600), delta: CGVector(dx: 0, dy: dy), isPrecise: true, modifiers: []))
    platform.step()
  }

  // MARK: PlatformWindowClient

  func windowDidReceive(_ event: InputEvent) {
    recorder.begin(.events, id: frameNumber)
    host.send(event)
    recorder.end(.events, id: frameNumber)
  }

  func windowDrawFrame(at time: Double) {
    frameNumber &+= 1
    recorder.begin(.frame, id: frameNumber, value: UInt32(window.frameInterval * 1e6))
    recorder.begin(.update, id: frameNumber)
    let list = host.update(at: time)
    recorder.end(.update, id: frameNumber)
    window.present(
      PresentedFrame(
        list: list, size: window.size, scale: window.scale, background: .white, glyphs: fonts, recorder: recorder))
    recorder.end(.frame, id: frameNumber)
  }

  func windowAppearanceDidChange(isDark: Bool) {
    host.updateEnvironment(because: .appearance) { $0.colorScheme = isDark ? .dark : .light }
  }

  func windowDidResize(to size: CGSize, scale: CGFloat) {}
  func windowShouldClose() {}
}
