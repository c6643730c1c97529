import Foundation
import PlatformHeadless

@testable import UIControls
@testable import UICore

/// An app with its first window open, on a platform without a screen.
@MainActor final class OpenedApp {
  let platform: HeadlessPlatform
  let host: AppHost

  init(
    _ program: some App, on platform: HeadlessPlatform = HeadlessPlatform(), profile: PlatformProfile = .desktop,
    size: CGSize = CGSize(width: 400, height: 300)
  ) throws {
    self.platform = platform
    var options = LaunchOptions()
    options.profile = profile
    options.size = size
    host = try AppHost(program, platform: platform, options: options, windowFrame: WindowBar.make) { _, _ in }
    host.openWindow(id: nil, value: nil)
    step()
  }

  /// An app whose window shows a view.
  convenience init(
    on platform: HeadlessPlatform = HeadlessPlatform(), profile: PlatformProfile = .desktop,
    size: CGSize = CGSize(width: 400, height: 300), @ViewBuilder showing root: @escaping () -> some View
  ) throws { try self.init(ShownView(root: root), on: platform, profile: profile, size: size) }

  private struct ShownView<Root: View>: App {
    var root: (() -> Root)?
    var body: some Scene { WindowGroup { root?() } }
  }

  var titles: [String] { host.windows.map { $0.window.title } }
  var elements: [AccessibilityElement] { host.windows[0].host.accessibilityElements.flatMap(\.flattened) }
  var labels: [String] { elements.map(\.label).filter { !$0.isEmpty } }

  func step() { platform.advance(by: 0.5) }

  /// Clicks an element of the first window; returns whether it is there.
  @discardableResult func click(_ label: String) -> Bool {
    guard let frame = elements.first(where: { $0.label == label })?.frame else { return false }
    let pointer = PointerEvent(location: CGPoint(x: frame.midX, y: frame.midY))
    for event in [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)] as [InputEvent] {
      platform.windows[0].send(event)
      step()
    }
    return true
  }

  func press(_ character: Character, _ modifiers: EventModifiers) { press(.character(character), modifiers) }

  func press(_ key: InputEvent.Key, _ modifiers: EventModifiers = []) {
    platform.windows[0].send(.keyDown(key, modifiers: modifiers, isRepeat: false))
    step()
  }

  static let editItems = ["Cut", "Copy", "Paste", "Delete", "Select All"]

  /// Those of the Edit menu's items that can be chosen, found in the opened menu, which is closed again.
  func enabledEditItems() -> [String] {
    click("Edit")
    let elements = host.windows[0].host.accessibilityElements.flatMap(\.flattened)
    let enabled = elements.filter { $0.isEnabled && Self.editItems.contains($0.label) }.map(\.label)
    press(.escape)
    return enabled
  }
}
