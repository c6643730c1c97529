import DashboardFormat
import SwiftUI

/// Says what a widget would be that is not drawn, and why it is not.
struct LabelledWidget: View {
  let kind: String
  let reason: String

  var body: some View { WidgetMessage(kind, detail: reason) }
}

extension EmbedDefinition {
  /// What a widget says instead.
  var label: (kind: String, reason: String) {
    ("Page", url.isEmpty ? "It has no address." : "Not loaded: \(url)")
  }
}
