import Foundation
import Geometry
import UICore

/// What an alert or a dialog asks.
struct AlertContent<Actions: View, Message: View> {
  let title: Text?
  let actions: Actions
  let message: Message
  var kind = AlertKind.alert
}

enum AlertKind {
  case alert
  /// Asks what to do, at the lower edge of a phone.
  case dialog
}

/// An alert in the middle of its window.
struct AlertFrame<Actions: View, Message: View>: View {
  let state: PresentationState
  let dismiss: () -> Void
  let content: AlertContent<Actions, Message>
  @Environment(\.platformProfile) private var profile
  @State private var buttons = AlertButtons()

  var body: some View {
    let isSheet = content.kind == .dialog && profile.isPhone
    ZStack(alignment: isSheet ? .bottom : .center) {
      Backdrop(
        color: .black.opacity(state.isShown ? PresentationMetrics.dimming : 0),
        press: isSheet ? { buttons.cancel(dismiss) } : nil)
      if profile.isPhone {
        PhoneAlert(content: content, isSheet: isSheet, isShown: state.isShown)
      } else {
        DesktopAlert(content: content)
          .scaleEffect(state.isShown ? 1 : 0.94)
          .opacity(state.isShown ? 1 : 0)
      }
    }
    .environment(\.alertButtons, buttons)
    .modifier(
      ModalScope(isActive: state.isActive, firstFocus: .text) { press in
        switch press.key {
        case .return: return buttons.runDefault()
        case .escape: return buttons.runCancel()
        default: return false
        }
      }
    )
    .onAppear { buttons.dismiss = dismiss }
    .presented(isActive: state.isActive, dismiss: dismiss)
  }
}

/// Bold title, small message and buttons in a column, as macOS has alerts since version 11.
private struct DesktopAlert<Actions: View, Message: View>: View {
  let content: AlertContent<Actions, Message>
  @Environment(\.alertButtons) private var buttons
  @Environment(\.dialogLook) private var look

  var body: some View {
    VStack(spacing: 0) {
      if let picture = look.picture {
        picture.resizable().scaledToFit().frame(width: 48, height: 48)
          .foregroundStyle(look.severity == .critical ? Color.red : .accentColor)
          .accessibilityHidden(true)
          .padding(.bottom, 12)
      }
      VStack(spacing: 8) {
        content.title?.font(.headline)
        content.message.font(.subheadline)
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.bottom, 16)
      if let (title, isSuppressed) = look.suppression {
        Toggle(isOn: isSuppressed) { title.font(.subheadline) }.toggleStyle(.checkbox).padding(.bottom, 12)
      }
      AlertActions(content: content).buttonStyle(DesktopAlertButtonStyle())
    }
    .padding(.horizontal, 16)
    .padding(.top, 20)
    .padding(.bottom, 16)
    .frame(width: 260)
    .modifier(RaisedSurface(cornerRadius: 12))
  }
}

/// Title, message and buttons in rows with lines between, as UIKit has alerts and action sheets up to iOS 18.
private struct PhoneAlert<Actions: View, Message: View>: View {
  let content: AlertContent<Actions, Message>
  let isSheet: Bool
  let isShown: Bool

  var body: some View {
    let box = VStack(spacing: 0) {
      VStack(spacing: 4) {
        content.title.font(isSheet ? .footnote : .headline).fontWeight(.semibold)
          .foregroundStyle(isSheet ? Color.quietText : Color.primary)
        content.message.font(.footnote)
          .foregroundStyle(isSheet ? Color.quietText : Color.primary)
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 16)
      .padding(.vertical, isSheet ? 14 : 20)
      AlertActions(content: content).buttonStyle(PhoneAlertButtonStyle(isTall: isSheet))
    }
    .frame(maxWidth: isSheet ? .infinity : 270)
    .modifier(RaisedSurface(cornerRadius: 14))
    if isSheet {
      box.padding(8).modifier(SlidesIn(isShown: isShown))
    } else {
      box.scaleEffect(isShown ? 1 : 1.15).opacity(isShown ? 1 : 0)
    }
  }
}

/// The buttons of an alert, and what else its actions hold.
private struct AlertActions<Actions: View, Message: View>: View {
  let content: AlertContent<Actions, Message>
  @Environment(\.alertButtons) private var buttons
  @Environment(\.platformProfile) private var profile

  var body: some View {
    AlertActionsLayout(
      spacing: profile.isPhone ? 0 : 8, margin: profile.isPhone ? 16 : 0, isColumn: content.kind == .dialog
    ) {
      content.actions
      // An alert without a button could not be dismissed, and a dialog can always be.
      if buttons?.needsCancel(content.kind) == true {
        ImplicitAlertButton(kind: content.kind).transition(.identity)
      }
    }
    .onAppear { buttons?.areKnown = true }
    .textFieldStyle(.roundedBorder)
  }
}

/// The button that an alert adds itself.
private struct ImplicitAlertButton: View {
  let kind: AlertKind

  var body: some View {
    Button(kind == .alert ? "OK" : "Cancel", role: .cancel) {}.environment(\.isImplicitAlertButton, true)
  }
}

/// Comes from below its place, by its own height.
private struct SlidesIn: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    let isShown = isShown
    content.visualEffect { effect, card in effect.offset(y: isShown ? 0 : card.size.height + 40) }
  }
}
