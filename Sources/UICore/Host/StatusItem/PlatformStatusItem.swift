import Foundation

/// A platform whose desktop may have a panel in which programs show items: a menu bar's extras, a tray's icons.
@MainActor
package protocol StatusItemPlatform: Platform {
  /// Asks the desktop to show an item, empty until something is shown in it.
  ///
  /// - Parameter client: told of what happens to it, held weakly.
  func openStatusItem(client: any StatusItemClient) -> any PlatformStatusItem
  /// Whether items stand on a dark ground.
  var panelIsDark: Bool { get }
}

/// A program's item in a panel of the desktop.
@MainActor
package protocol PlatformStatusItem: AnyObject {
  /// Whether the desktop has a panel that shows it; nil until that is known, within seconds.
  var isShown: Bool? { get }
  func show(_ content: StatusItemContent)
  /// Takes it out of the panel.
  func close()
}

/// Receives what happens to an item.
@MainActor
package protocol StatusItemClient: AnyObject {
  /// It was pressed, and has no menu that the desktop shows.
  ///
  /// - Parameter place: points of the desktop; nil where the desktop does not tell.
  func statusItemWasPressed(at place: CGPoint?)
  /// What was ``PlatformStatusItem/isShown`` is not any more.
  func statusItemIsShownDidChange()
}

/// What an item shows.
package struct StatusItemContent {
  /// What it is called, for people who do not see it and where the pointer rests on it.
  package var name: String
  /// In its size in points; the platform draws it at the scales that it needs.
  package var picture: PresentedFrame
  /// What the desktop shows when it is pressed; nil for an item that is pressed like a button.
  package var menu: [StatusMenuEntry]?

  package init(name: String, picture: PresentedFrame, menu: [StatusMenuEntry]?) {
    (self.name, self.picture, self.menu) = (name, picture, menu)
  }
}

/// One line of a menu that the desktop draws.
package struct StatusMenuEntry {
  package enum Kind { case item, text, separator, submenu }
  package enum Mark { case off, on, mixed }

  /// The same as long as its view is there; unique among the entries of a menu, except for 0, which is none.
  package var id: UInt32
  package var kind: Kind
  package var title: String
  package var isEnabled: Bool
  /// Nil where it cannot have one.
  package var mark: Mark?
  /// Whether it is one of several of which one is marked.
  package var isChoice: Bool
  package var children: [StatusMenuEntry]
  /// Does what the item is for. Of a submenu: has the entries made that it shows, where they are made when it opens.
  package var run: (() -> Void)?

  package init(
    id: UInt32, kind: Kind, title: String = "", isEnabled: Bool = true, mark: Mark? = nil, isChoice: Bool = false,
    children: [StatusMenuEntry] = [], run: (() -> Void)? = nil
  ) {
    (self.id, self.kind, self.title, self.isEnabled) = (id, kind, title, isEnabled)
    (self.mark, self.isChoice, self.children, self.run) = (mark, isChoice, children, run)
  }
}
