/// A group of commands in the menus that every app has.
///
/// On a Mac those of the app stand in the app's own menu; here they end the File menu.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving, and closing windows.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing of texts.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// The looks of texts.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The sizes of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Windows that are open.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The places of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")

  /// The menus that every app has, with their groups in order.
  package static let menus: [(name: String, groups: [CommandGroupPlacement])] = [
    (
      "File",
      [
        .newItem, .saveItem, .importExport, .printItem, .appInfo, .appSettings, .systemServices, .appVisibility,
        .appTermination,
      ]
    ),
    ("Edit", [.undoRedo, .pasteboard, .textEditing, .textFormatting]),
    ("View", [.toolbar, .sidebar]),
    ("Window", [.windowSize, .windowList, .singleWindowList, .windowArrangement]),
    ("Help", [.help]),
  ]
}
