import Foundation
import PlatformHeadless

@testable import UIControls
@testable import UICore

/// A program on a desktop with a panel for items, or without one.
@MainActor final class PanelProgram {
  let platform = HeadlessPlatform()
  let host: AppHost

  init(_ program: some App, hasPanel: Bool = true) throws {
    platform.showsStatusItems = hasPanel
    host = try AppHost(program, platform: platform, options: LaunchOptions(), windowFrame: WindowBar.make) { _, _ in }
    host.openStatusItems()
    step()
  }

  func step() { platform.advance(by: 0.5) }

  var item: HeadlessStatusItem? { platform.statusItems.first }
  var menu: [StatusMenuEntry] { item?.content?.menu ?? [] }
  /// The menu, a line each: inside of another two spaces further in.
  var lines: [String] { lines(menu, "") }

  private func lines(_ entries: [StatusMenuEntry], _ indent: String) -> [String] {
    entries.flatMap { entry in
      let mark =
        switch entry.mark {
        case .on: "[x] "
        case .off: "[ ] "
        case .mixed: "[-] "
        case nil: ""
        }
      let title =
        switch entry.kind {
        case .item: mark + entry.title + (entry.isEnabled ? "" : " disabled")
        case .text: "“\(entry.title)”"
        case .separator: "---"
        case .submenu: entry.title + " >"
        }
      return [indent + title] + lines(entry.children, indent + "  ")
    }
  }

  /// Chooses the first line of a title, in whatever submenu.
  func choose(_ title: String) {
    func find(_ entries: [StatusMenuEntry]) -> StatusMenuEntry? {
      entries.lazy.compactMap { $0.title == title ? $0 : find($0.children) }.first
    }
    find(menu)?.run?()
    step()
  }
}
