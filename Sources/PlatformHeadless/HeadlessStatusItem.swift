import Foundation
import UICore

/// An item of a panel that nobody sees; tests read and press it.
@MainActor
package final class HeadlessStatusItem: PlatformStatusItem {
  package private(set) var content: StatusItemContent?
  private weak var client: (any StatusItemClient)?
  private weak var platform: HeadlessPlatform?

  init(client: any StatusItemClient, platform: HeadlessPlatform) { (self.client, self.platform) = (client, platform) }

  package var isShown: Bool? { platform?.showsStatusItems == true }
  package func show(_ content: StatusItemContent) { self.content = content }
  package func close() { platform?.remove(self) }

  /// Presses it, at a point of the desktop.
  package func press(at place: CGPoint? = nil) { client?.statusItemWasPressed(at: place) }
  func isShownDidChange() { client?.statusItemIsShownDidChange() }
}

extension HeadlessPlatform: StatusItemPlatform {
  package func openStatusItem(client: any StatusItemClient) -> any PlatformStatusItem {
    let item = HeadlessStatusItem(client: client, platform: self)
    statusItems.append(item)
    return item
  }

  package var panelIsDark: Bool { isDark }

  fileprivate func remove(_ item: HeadlessStatusItem) { statusItems.removeAll { $0 === item } }
}
