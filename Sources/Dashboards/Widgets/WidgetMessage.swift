import SwiftUI

/// A message in the middle of a widget that shows nothing else.
struct WidgetMessage: View {
  let title: String
  var detail = ""
  var retry: (() -> Void)?

  init(_ title: String, detail: String = "", retry: (() -> Void)? = nil) {
    self.title = title
    self.detail = detail
    self.retry = retry
  }

  var body: some View {
    VStack(spacing: 4) {
      Text(title).font(.system(size: 12).weight(.medium))
      if !detail.isEmpty { Text(detail).font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(3) }
      if let retry {
        Button("Try again", action: retry).font(.system(size: 11)).padding(.top, 2)
      }
    }
    .multilineTextAlignment(.center)
    .padding(6)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
