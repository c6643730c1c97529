/// How a group's windows are those of a value.
struct WindowValues {
  let type: Any.Type
  /// Makes the value of a window that is opened without one; nil where such a window has none.
  let makeDefault: (() -> Any)?
}

/// The value of a window: what it was opened for, until its content writes another.
final class WindowValue {
  var current: Any?

  init(_ value: Any?) { current = value }
}

private enum WindowValueKey: EnvironmentKey { static var defaultValue: WindowValue? { nil } }

extension EnvironmentValues {
  /// The value of the view's window; nil where there is no window.
  var windowValue: WindowValue? {
    get { self[WindowValueKey.self] }
    set { self[WindowValueKey.self] = newValue }
  }
}

/// The content of a window that is opened for a value, which it may change.
nonisolated public struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
  private let content: (Binding<Data?>) -> Content
  @State private var value: Data?
  @Environment(\.windowValue) private var window

  init(_ value: Data?, _ content: @escaping (Binding<Data?>) -> Content) {
    (_value, self.content) = (State(initialValue: value), content)
  }

  public var body: some View {
    // `openWindow(value:)` looks for the value that the window has now.
    content(
      $value.converted(to: \.self) { [window] value in
        window?.current = value
        return value
      })
  }
}

extension WindowGroup {
  private init<D: Hashable & Codable, C: View>(
    _ title: Text?, _ id: String?, _ type: D.Type, default makeDefault: (() -> Any)?,
    _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    (self.id, self.title, values) = (id, title, WindowValues(type: type, makeDefault: makeDefault))
    self.content = { PresentedWindowContent($0 as? D, content) }
  }

  private init<D: Hashable & Codable, C: View>(
    _ title: Text?, _ id: String?, _ type: D.Type, _ content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, type, default: defaultValue) { binding in
      content(binding.converted(to: { $0 ?? defaultValue() }, from: { $0 }))
    }
  }
}

extension WindowGroup {
  /// Windows that `openWindow(value:)` opens.
  public init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, type, default: nil, content)
  }

  /// Windows that `openWindow(value:)` or `openWindow(id:)` opens.
  public init<D: Hashable & Codable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, type, default: nil, content)
  }

  /// Windows with a title, which `openWindow(value:)` opens.
  public init<D: Hashable & Codable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, type, default: nil, content)
  }

  /// Windows with a title, which `openWindow(value:)` or `openWindow(id:)` opens.
  public init<D: Hashable & Codable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, type, default: nil, content)
  }

  /// Windows titled by a localized string key, which `openWindow(value:)` opens.
  public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, type, default: nil, content)
  }

  /// Windows titled by a localized string key, which `openWindow(value:)` or `openWindow(id:)` opens.
  public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, type, default: nil, content)
  }

  /// Windows titled by a string, shown verbatim, which `openWindow(value:)` opens.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, type, default: nil, content)
  }

  /// Windows titled by a string, shown verbatim, which `openWindow(value:)` or `openWindow(id:)` opens.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, type, default: nil, content)
  }
}

// Windows that are opened without a value have one of these.
extension WindowGroup {
  /// Windows that `openWindow(value:)` opens.
  public init<D: Hashable & Codable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, type, content, defaultValue: defaultValue)
  }

  /// Windows that `openWindow(value:)` or `openWindow(id:)` opens.
  public init<D: Hashable & Codable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, type, content, defaultValue: defaultValue)
  }

  /// Windows with a title, which `openWindow(value:)` opens.
  public init<D: Hashable & Codable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, type, content, defaultValue: defaultValue)
  }

  /// Windows with a title, which `openWindow(value:)` or `openWindow(id:)` opens.
  public init<D: Hashable & Codable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, type, content, defaultValue: defaultValue)
  }

  /// Windows titled by a localized string key, which `openWindow(value:)` opens.
  public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, type, content, defaultValue: defaultValue)
  }

  /// Windows titled by a localized string key, which `openWindow(value:)` or `openWindow(id:)` opens.
  public init<D: Hashable & Codable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, type, content, defaultValue: defaultValue)
  }

  /// Windows titled by a string, shown verbatim, which `openWindow(value:)` opens.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, type, content, defaultValue: defaultValue)
  }

  /// Windows titled by a string, shown verbatim, which `openWindow(value:)` or `openWindow(id:)` opens.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Hashable & Codable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, type, content, defaultValue: defaultValue)
  }
}
