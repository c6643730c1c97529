import AttributeGraph
import UICore

/// The position of an item in a page's bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Slot: Hashable, Sendable { case leading, principal, trailing, bottom, status, titleMenu, keyboard }
  private let name: String
  let slot: Slot

  /// At the end of the bar.
  public static let automatic = ToolbarItemPlacement(name: "automatic", slot: .trailing)
  /// In the middle, in place of the title.
  public static let principal = ToolbarItemPlacement(name: "principal", slot: .principal)
  /// At the beginning of the bar.
  public static let navigation = ToolbarItemPlacement(name: "navigation", slot: .leading)
  /// At the beginning of the bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading", slot: .leading)
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing", slot: .trailing)
  /// At the beginning of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading", slot: .leading)
  /// At the end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing", slot: .trailing)
  /// The most important actions: at the end of the bar.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction", slot: .trailing)
  /// Less important actions: at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction", slot: .trailing)
  /// Confirms the page's changes: at the end of the bar.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction", slot: .trailing)
  /// Cannot be undone: at the end of the bar.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction", slot: .trailing)
  /// Discards the page's changes: at the beginning of the bar.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction", slot: .leading)
  /// In a bar at the bottom of the page, from its leading edge.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar", slot: .bottom)
  /// Says how things are: in the middle of a bar at the bottom of the page.
  public static let status = ToolbarItemPlacement(name: "status", slot: .status)
  /// Above a keyboard on the screen. There is none here, so it shows nowhere.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard", slot: .keyboard)
  /// In the menu of the page's title.
  static let titleMenu = ToolbarItemPlacement(name: "titleMenu", slot: .titleMenu)
}

/// The items of a page's bar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The items, in order.
  @MainActor @preconcurrency var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  public var _entries: [_ToolbarEntry] { body._entries }
}

extension Never: ToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { fatalError("an optional toolbar item has no body") }
  public var _entries: [_ToolbarEntry] { self?._entries ?? [] }
}

/// An item of a bar.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  var view: AnyView
  /// What the bar has by itself that this is, or that is to be here where `isPlace`.
  var kind: ToolbarDefaultItemKind?
  var isPlace = false
  /// Whether it takes the room that others leave.
  var isFlexible = false
}

/// A view in a page's bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Adds a view to the bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { fatalError("a toolbar item has no body") }
  public var _entries: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Several views in one slot of a page's bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Adds views to the bar, side by side.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { fatalError("a toolbar item group has no body") }
  public var _entries: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// The items that a toolbar builder collects.
public struct _ToolbarContentList: ToolbarContent {
  public let _entries: [_ToolbarEntry]
  public var body: Never { fatalError("a list of toolbar items has no body") }
}

/// Collects the items of a bar from the statements of a closure.
@resultBuilder @MainActor
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> _ToolbarContentList {
    var entries = first._entries + second._entries
    for part in repeat each rest { entries += part._entries }
    return _ToolbarContentList(_entries: entries)
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContentList {
    _ToolbarContentList(_entries: first._entries)
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContentList {
    _ToolbarContentList(_entries: second._entries)
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarContentList {
    _ToolbarContentList(_entries: content._entries)
  }
}

enum ToolbarKey: PreferenceKey {
  static var defaultValue: [_ToolbarEntry] { [] }
  static func reduce(value: inout [_ToolbarEntry], nextValue: () -> [_ToolbarEntry]) { value += nextValue() }
}

extension View {
  /// Adds items to the bar of the view's page.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(entries: content()._entries.filter { $0.placement.slot != .keyboard }))
  }

  /// Adds views to the bar of the view's page.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(entries: [_ToolbarEntry(placement: .automatic, view: AnyView(content()))]))
  }
}

extension View {
  /// Adds a view at each end of the bar of the view's page; the older form of `toolbar(content:)`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(entries: [
        _ToolbarEntry(placement: .navigationBarLeading, view: AnyView(leading)),
        _ToolbarEntry(placement: .navigationBarTrailing, view: AnyView(trailing)),
      ]))
  }

  /// Adds a view at the beginning of the bar of the view's page; the older form of `toolbar(content:)`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(
      ToolbarModifier(entries: [_ToolbarEntry(placement: .navigationBarLeading, view: AnyView(leading))]))
  }

  /// Adds a view at the end of the bar of the view's page; the older form of `toolbar(content:)`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(
      ToolbarModifier(entries: [_ToolbarEntry(placement: .navigationBarTrailing, view: AnyView(trailing))]))
  }
}

/// Hands items to the bar. There they edit what the views edit among which they were declared.
nonisolated private struct ToolbarModifier: PrimitiveViewModifier {
  let entries: [_ToolbarEntry]

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    outputs.preferences = inputs.graph.rule(
      Entries(
        modifier: modifier.attribute, content: outputs.preferences, mode: inputs.environmentValue(\.editMode)))
    return outputs
  }

  private struct Entries: Rule {
    let modifier: Attribute<ToolbarModifier>
    let content: Attribute<PreferenceValues>?
    let mode: Attribute<Binding<EditMode>?>

    func value(_ context: RuleContext<PreferenceValues>) -> PreferenceValues {
      var values = content.map { context.read($0) } ?? PreferenceValues()
      let mode = context.read(mode)
      let entries = context.read(modifier).entries.map {
        var entry = $0
        entry.view = AnyView($0.view.modifier(EnvironmentKeyModifier(keyPath: \.editMode, value: mode)))
        return entry
      }
      values[ToolbarKey.self] = (values[ToolbarKey.self] ?? []) + entries
      return values
    }
  }
}
