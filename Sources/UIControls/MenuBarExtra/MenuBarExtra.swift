import UICore

/// A scene of an item in the desktop's panel, which opens a menu, or a window in the style ``MenuBarExtraStyle/window``.
///
/// On Linux it is an icon of the tray, where the desktop has one: KDE, XFCE, Cinnamon and many panels do; GNOME has one
/// with its AppIndicator extension. Served over D-Bus as StatusNotifierItem and `com.canonical.dbusmenu`, whose menus show
/// titles, marks and submenus, no pictures. The program goes on while its item is shown, without a window too. Where
/// nothing shows it and the program has no other window, its content is in an ordinary one.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  private let title: Text?
  private let isInserted: Binding<Bool>?
  private let label: Label
  private let content: Content

  public var body: some Scene {
    StatusItemScene(title: title?.plainString, isInserted: isInserted?.wrappedValue ?? true) {
      label.labelStyle(.iconOnly)
    } outline: {
      MenuOutline(items: content)
    } content: {
      MenuBarExtraWindow(content: content)
    }
  }
}

extension MenuBarExtra {
  private init(_ title: Text?, _ isInserted: Binding<Bool>?, _ content: () -> Content, _ label: () -> Label) {
    (self.title, self.isInserted, self.content, self.label) = (title, isInserted, content(), label())
  }

  /// An item with any view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, nil, content, label)
  }

  /// An item with any view as its label, in the panel while a value is true.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, isInserted, content, label)
  }
}

extension MenuBarExtra where Label == Text {
  /// An item that shows a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content) { Text(titleKey) }
  }

  /// An item that shows a title, verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content) { Text(title) }
  }

  /// An item that shows a title, in the panel while a value is true.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), isInserted, content) { Text(titleKey) }
  }

  /// An item that shows a title, verbatim, in the panel while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(title), isInserted, content) { Text(title) }
  }
}

extension MenuBarExtra where Label == UIControls.Label<Text, Image> {
  /// An item that shows a system symbol and is called by a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content) { Label(titleKey, systemImage: systemImage) }
  }

  /// An item that shows a system symbol and is called by a title, verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content) { Label(title, systemImage: systemImage) }
  }

  /// An item that shows a system symbol and is called by a title, in the panel while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), isInserted, content) { Label(titleKey, systemImage: systemImage) } }

  /// An item that shows a system symbol and is called by a title, verbatim, in the panel while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), isInserted, content) { Label(title, systemImage: systemImage) } }

  /// An item that shows an image of the main bundle and is called by a title.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content) { Label(titleKey, image: image) }
  }

  /// An item that shows an image of the main bundle and is called by a title, verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content) { Label(title, image: image) }
  }

  /// An item that shows an image of the main bundle and is called by a title, in the panel while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), isInserted, content) { Label(titleKey, image: image) } }

  /// An item that shows an image of the main bundle and is called by a title, verbatim, in the panel while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), isInserted, content) { Label(title, image: image) } }
}

/// What an item shows, in a window: a window's content, or the items of a menu where the desktop shows none.
private struct MenuBarExtraWindow<Content: View>: View {
  let content: Content
  @Environment(\.statusItemOpensWindow) private var opensWindow

  var body: some View {
    if opensWindow {
      content
    } else {
      VStack(alignment: .leading, spacing: 10) { content }.padding(20)
    }
  }
}
