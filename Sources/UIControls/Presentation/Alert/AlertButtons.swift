import Foundation
import Geometry
import Observation
import UICore

/// The buttons of an alert that is shown, in their order: which of them Return and Escape press.
@MainActor @Observable
final class AlertButtons {
  struct Entry {
    let id: Int
    let role: ButtonRole?
    let isImplicit: Bool
    let press: () -> Void
  }
  private(set) var entries: [Entry] = []
  /// Whether those that the program gave are among them.
  var areKnown = false
  @ObservationIgnored var dismiss: () -> Void = {}
  @ObservationIgnored private var lastID = 0

  func add(_ role: ButtonRole?, isImplicit: Bool, _ press: @escaping () -> Void) -> Int {
    lastID += 1
    entries.append(Entry(id: lastID, role: role, isImplicit: isImplicit, press: press))
    return lastID
  }

  func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  /// Whether the program gave no button that is needed.
  func needsCancel(_ kind: AlertKind) -> Bool {
    guard areKnown else { return false }
    let given = entries.filter { !$0.isImplicit }
    return kind == .alert ? given.isEmpty : !given.contains { $0.role == .cancel }
  }

  /// The button that Return presses: the first that is neither destructive nor cancels, or the only one.
  var defaultButton: Entry? {
    entries.first { $0.role == nil } ?? (entries.count == 1 ? entries.first : nil)
  }

  func runDefault() -> Bool {
    guard let button = defaultButton else { return false }
    button.press()
    return true
  }

  func runCancel() -> Bool {
    guard let button = entries.first(where: { $0.role == .cancel }) ?? (entries.count == 1 ? entries.first : nil) else {
      return false
    }
    button.press()
    return true
  }

  /// A press beside the buttons of a dialog.
  func cancel(_ dismiss: () -> Void) { if !runCancel() { dismiss() } }
}

private enum AlertButtonsKey: EnvironmentKey { static var defaultValue: AlertButtons? { nil } }
private enum ImplicitButtonKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The buttons of the alert around.
  var alertButtons: AlertButtons? {
    get { self[AlertButtonsKey.self] }
    set { self[AlertButtonsKey.self] = newValue }
  }

  /// Whether the alert added the button itself.
  var isImplicitAlertButton: Bool {
    get { self[ImplicitButtonKey.self] }
    set { self[ImplicitButtonKey.self] = newValue }
  }
}

/// A button of an alert: pressing it dismisses the alert and then runs the action.
private struct AlertButton<Label: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let cornerRadius: CGFloat
  @ViewBuilder let label: (_ isDefault: Bool, _ isPressed: Bool) -> Label
  @Environment(\.alertButtons) private var buttons
  @Environment(\.isImplicitAlertButton) private var isImplicit
  @Environment(\.alertButtonDidAct) private var didAct
  @State private var id: Int?
  @State private var isPressed = false

  var body: some View {
    label(id != nil && buttons?.defaultButton?.id == id, isPressed)
      .modifier(ButtonBehavior(isPressed: $isPressed, cornerRadius: cornerRadius, action: press))
      .onAppear { id = buttons?.add(configuration.role, isImplicit: isImplicit, press) }
      .onDisappear { if let id { buttons?.remove(id) } }
  }

  private func press() {
    buttons?.dismiss()
    configuration.trigger()
    didAct?(configuration.role)
  }
}

/// A desktop's: 28 points high, as wide as the alert, the default one in the accent colour.
struct DesktopAlertButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
    return AlertButton(configuration: configuration, cornerRadius: 6) { isDefault, isPressed in
      configuration.label
        .lineLimit(1)
        .foregroundStyle(foreground(configuration.role, isDefault: isDefault))
        .padding(.horizontal, 10)
        .frame(maxWidth: .infinity, minHeight: 28)
        .background { shape.fill(isDefault ? Color.accentColor : Color.controlFill) }
        .overlay { if isPressed { shape.fill(Color.black.opacity(0.12)).allowsHitTesting(false) } }
        .contentShape(shape)
    }
  }

  private func foreground(_ role: ButtonRole?, isDefault: Bool) -> Color {
    if isDefault { return .white }
    return role == .destructive ? .destructiveTextOnFill : .primary
  }
}

/// A phone's: a row below a line.
struct PhoneAlertButtonStyle: PrimitiveButtonStyle {
  /// Whether it is one of an action sheet.
  let isTall: Bool

  func makeBody(configuration: Configuration) -> some View {
    AlertButton(configuration: configuration, cornerRadius: 4) { _, isPressed in
      configuration.label
        .font(isTall ? .title3 : .body)
        .fontWeight(configuration.role == .cancel ? .semibold : .regular)
        .lineLimit(1)
        .foregroundStyle(configuration.role == .destructive ? Color.destructiveText : Color.accentColor)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: isTall ? 57 : 44)
        .background { if isPressed { Color.primary.opacity(0.1) } }
        .overlay(alignment: .top) { Divider() }
        .contentShape(Rectangle())
    }
  }
}

/// Views first, below them the buttons: two beside each other, more in a column, those that cancel last; of two beside each
/// other it is the first.
struct AlertActionsLayout: Layout, BuiltIn {
  let spacing: CGFloat
  /// Beside the views that are no buttons, in points.
  let margin: CGFloat
  /// Whether buttons are never beside each other.
  let isColumn: Bool

  private func sorted(_ subviews: Subviews) -> (views: [LayoutSubview], buttons: [LayoutSubview]) {
    func are(_ kind: ControlKind) -> [LayoutSubview] { subviews.filter { $0[ControlKindKey.self] == kind } }
    let views = subviews.filter { ![.button, .cancel].contains($0[ControlKindKey.self]) }
    return (views, are(.button) + are(.cancel))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 228, height: 0)).width
    let (views, buttons) = sorted(subviews)
    var height = views.reduce(CGFloat(0)) {
      $0 + $1.sizeThatFits(ProposedViewSize(width: width - 2 * margin, height: nil)).height + 8
    }
    if !views.isEmpty { height += max(0, 12 - spacing) }
    let rows = buttonRows(buttons, width: width)
    height += rows.reduce(0) { $0 + $1.height } + CGFloat(max(0, rows.count - 1)) * spacing
    return CGSize(width: width, height: height)
  }

  private func buttonRows(_ buttons: [LayoutSubview], width: CGFloat) -> [(height: CGFloat, buttons: [LayoutSubview])] {
    if buttons.count == 2, !isColumn {
      let half = ProposedViewSize(width: (width - spacing) / 2, height: nil)
      if buttons.allSatisfy({ $0.sizeThatFits(.unspecified).width <= half.width ?? 0 }) {
        let isCancelLast = buttons[1][ControlKindKey.self] == .cancel
        return [
          (buttons.map { $0.sizeThatFits(half).height }.max() ?? 0, isCancelLast ? [buttons[1], buttons[0]] : buttons)
        ]
      }
    }
    return buttons.map { ($0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height, [$0]) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let (views, buttons) = sorted(subviews)
    var y = bounds.minY
    for view in views {
      let size = view.sizeThatFits(ProposedViewSize(width: bounds.width - 2 * margin, height: nil))
      view.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top,
        proposal: ProposedViewSize(width: bounds.width - 2 * margin, height: size.height))
      y += size.height + 8
    }
    if !views.isEmpty { y += max(0, 12 - spacing) }
    for row in buttonRows(buttons, width: bounds.width) {
      let width = (bounds.width - CGFloat(row.buttons.count - 1) * spacing) / CGFloat(row.buttons.count)
      for (index, button) in row.buttons.enumerated() {
        button.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * (width + spacing), y: y),
          proposal: ProposedViewSize(width: width, height: row.height))
      }
      y += row.height + spacing
    }
  }
}
