import Foundation
import UICore

/// A control that pushes a page on the enclosing navigation stack.
///
/// In a list, the whole row is the control, and shows a chevron. In a column of a split view, a link to a value that the list
/// around can select selects it.
public struct NavigationLink<Label: View, Destination: View>: UnaryView {
  let label: Label
  let value: AnyHashable?
  let destination: (() -> Destination)?
  /// Whether the page is pushed; nil for links that need not know.
  let isActive: Binding<Bool>?
  /// Whether the page is the detail of a split view around.
  private var isDetail = true
  @State private var target = NavigationTarget(AnyView(EmptyView()))
  @Environment(\.navigation) private var detail
  @Environment(\.columnNavigation) private var column
  @Environment(\.isInList) private var isInList
  @Environment(\.linkSelection) private var selection

  init(
    label: Label, value: AnyHashable?, destination: (() -> Destination)?, isActive: Binding<Bool>? = nil
  ) {
    self.label = label
    self.value = value
    self.destination = destination
    self.isActive = isActive
  }

  public var body: some View {
    if let isActive, let destination {
      link(AnyView(EmptyView()))
        .modifier(
          NavigationPresenter(
            isPresented: isActive.wrappedValue, dismiss: { isActive.wrappedValue = false },
            isInColumn: !isDetail, destination: destination))
    } else {
      link(destination.map { AnyView($0()) } ?? AnyView(EmptyView()))
    }
  }

  nonisolated public static func _makeViewList(
    view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { .link(Self.self, view: view, inputs: inputs) { link in assumeMainActor { link.value } } }

  @ViewBuilder private func link(_ content: AnyView) -> some View {
    if isInList, let value, selection?.accepts(value) == true {
      label
    } else if isInList {
      label
        .modifier(NavigationTargetModifier(destination: content, target: target))
        .modifier(ListLinkModifier(action: isEnabled ? { follow(content) } : nil))
    } else {
      Button(action: { follow(content) }) { label }
        .defaultButtonStyle(NavigationLinkStyle())
        .modifier(NavigationTargetModifier(destination: content, target: target))
        .disabled(!isEnabled)
    }
  }

  private var navigation: NavigationModel? { isDetail ? detail : column ?? detail }

  private var isEnabled: Bool { value != nil || destination != nil }

  private func follow(_ content: AnyView) {
    if let isActive {
      isActive.wrappedValue = true
    } else if let value {
      navigation?.push(.value(value))
    } else {
      target.last = content
      navigation?.push(.view(target))
    }
  }
}

extension NavigationLink {
  /// Sets whether the link shows its page as the detail of the split view around, as links in its columns do, or in the column
  /// that it is in.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }

  /// A link to a view.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination)
  }

  /// A link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    nonisolated(unsafe) let destination = destination
    self.init(label: label(), value: nil, destination: { destination })
  }
}

extension NavigationLink where Label == Text {
  /// A link titled by a localized string key; the destination is made when it is shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(label: Text(titleKey), value: nil, destination: destination)
  }

  /// A link titled by a string, shown verbatim; the destination is made when it is shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(label: Text(title), value: nil, destination: destination)
  }

  /// A link titled by a localized string key.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), value: nil, destination: { destination })
  }

  /// A link titled by a string, shown verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), value: nil, destination: { destination })
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes a value; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) }, destination: nil)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link that pushes a value, titled by a localized string key; nil disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), value: value.map { AnyHashable($0) }, destination: nil)
  }

  /// A link that pushes a value, titled by a string, shown verbatim; nil disables it.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), value: value.map { AnyHashable($0) }, destination: nil)
  }
}
