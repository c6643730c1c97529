import Foundation
import UICore

/// A round button with a question mark, which opens help.
public struct HelpLink: View {
  private let action: (OpenURLAction) -> Void
  @Environment(\.openURL) private var openURL

  /// A button that runs an action.
  public init(action: @escaping () -> Void) { self.action = { _ in action() } }

  /// A button that opens a page of help.
  public init(destination: URL) { action = { $0(destination) } }

  public var body: some View {
    Button {
      action(openURL)
    } label: {
      Text(verbatim: "?")
        .font(.system(size: 13, weight: .semibold))
        .frame(width: 22, height: 22)
        .background(Color.controlFill, in: Circle())
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Help")
  }
}
