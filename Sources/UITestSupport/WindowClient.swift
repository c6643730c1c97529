import Foundation
import PlatformHeadless
import TextLayout
import TraceRecorder
import UICore

/// Connects a host with its window, without an app.
@MainActor
final class WindowClient: PlatformWindowClient {
  private let host: ViewHost
  private let fonts: FontSystem
  weak var window: HeadlessWindow?
  /// Records frames, while there is a recording.
  var recorder: TraceRecorder?
  private var frameNumber: UInt32 = 0

  init(host: ViewHost, fonts: FontSystem) {
    self.host = host
    self.fonts = fonts
  }

  func windowDidReceive(_ event: InputEvent) {
    recorder?.begin(.events, id: frameNumber)
    host.send(event)
    recorder?.end(.events, id: frameNumber)
  }

  func windowDidResize(to size: CGSize, scale: CGFloat) {
    host.size = size
    host.displayScale = scale
    window?.requestFrame()
  }

  func windowDrawFrame(at time: Double) {
    guard let window else { return }
    frameNumber &+= 1
    recorder?.begin(.frame, id: frameNumber, value: UInt32(window.frameInterval * 1e6))
    recorder?.begin(.update, id: frameNumber)
    let list = host.update(at: time)
    recorder?.end(.update, id: frameNumber)
    window.present(
      PresentedFrame(
        list: list, size: window.size, scale: window.scale, background: host.background, glyphs: fonts,
        recorder: recorder))
    recorder?.end(.frame, id: frameNumber)
  }

  func windowAppearanceDidChange(isDark: Bool) {
    host.updateEnvironment(because: .appearance) { $0.colorScheme = isDark ? .dark : .light }
  }

  func windowAccessibilityDidChange(_ requests: AccessibilityRequests) {
    host.updateEnvironment(because: .appearance) { $0.adopt(requests) }
  }

  func windowDragMoved(_ content: DragContent, to location: CGPoint) -> DropOperation {
    host.dragMoved(content, to: location)
  }

  func windowDragLeft() { host.dragLeft() }

  func windowDragDropped(_ content: DragContent, at location: CGPoint) -> DropOperation {
    host.dragDropped(content, at: location)
  }

  func windowShouldClose() {
    host.close()
    window?.close()
  }
}
