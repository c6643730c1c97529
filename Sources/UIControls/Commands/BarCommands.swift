import UICore

/// Commands that show and hide the sidebar of the window's split view, in the View menu.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  public init() {}

  public var body: some Commands {
    CommandGroup(after: .sidebar) { SidebarCommand() }
  }
}

/// Commands that show and hide the window's toolbar, in the View menu.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public init() {}

  public var body: some Commands {
    CommandGroup(after: .toolbar) { ToolbarCommand() }
  }
}

/// What the menu can do with a bar.
struct BarSwitch {
  let isShown: Bool
  let toggle: () -> Void
}

private struct SidebarSwitchKey: FocusedValueKey { typealias Value = BarSwitch }
private struct ToolbarSwitchKey: FocusedValueKey { typealias Value = BarSwitch }

extension FocusedValues {
  /// The sidebar of the window's split view.
  var sidebarSwitch: BarSwitch? {
    get { self[SidebarSwitchKey.self] }
    set { self[SidebarSwitchKey.self] = newValue }
  }

  /// The window's toolbar.
  var toolbarSwitch: BarSwitch? {
    get { self[ToolbarSwitchKey.self] }
    set { self[ToolbarSwitchKey.self] = newValue }
  }
}

private struct SidebarCommand: View {
  @FocusedValue(\.sidebarSwitch) private var sidebar
  var body: some View {
    let toggle = sidebar?.toggle
    Button(sidebar?.isShown == false ? "Show Sidebar" : "Hide Sidebar") { toggle?() }
      .keyboardShortcut("s", modifiers: [.command, .option])
      .disabled(sidebar == nil)
  }
}

private struct ToolbarCommand: View {
  @FocusedValue(\.toolbarSwitch) private var toolbar
  var body: some View {
    let toggle = toolbar?.toggle
    Button(toolbar?.isShown == false ? "Show Toolbar" : "Hide Toolbar") { toggle?() }
      .keyboardShortcut("t", modifiers: [.command, .option])
      .disabled(toolbar == nil)
  }
}
