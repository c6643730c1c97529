import SwiftUI

/// A message in the middle of a widget that shows nothing else, and what can be done about it.
struct WidgetMessage: View {
  let title: String
  var detail = ""
  var button = ""
  var action: (() -> Void)?

  init(_ title: String, detail: String = "", button: String = "", action: (() -> Void)? = nil) {
    self.title = title
    self.detail = detail
    self.button = button
    self.action = action
  }

  var body: some View {
    VStack(spacing: 4) {
      Text(title).font(.system(size: 12).weight(.medium))
      if !detail.isEmpty { Text(detail).font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(3) }
      if let action {
        Button(button, action: action).font(.system(size: 11)).padding(.top, 2)
      }
    }
    .multilineTextAlignment(.center)
    .padding(6)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
