import Foundation
import PlatformHeadless
import TextLayout
import UICore

/// Joins a host to its window, without an app around them.
@MainActor
final class WindowClient: PlatformWindowClient {
  private let host: ViewHost
  private let fonts: FontSystem
  weak var window: HeadlessWindow?

  init(host: ViewHost, fonts: FontSystem) {
    self.host = host
    self.fonts = fonts
  }

  func windowDidReceive(_ event: InputEvent) { host.send(event) }

  func windowDidResize(to size: CGSize, scale: CGFloat) {
    host.size = size
    host.updateEnvironment { $0.displayScale = scale }
  }

  func windowDrawFrame(at time: Double) {
    let list = host.update(at: time)
    guard let window else { return }
    window.present(
      PresentedFrame(list: list, size: window.size, scale: window.scale, background: host.background, glyphs: fonts))
  }

  func windowAppearanceDidChange(isDark: Bool) { host.updateEnvironment { $0.colorScheme = isDark ? .dark : .light } }

  func windowShouldClose() {
    host.close()
    window?.close()
  }
}
