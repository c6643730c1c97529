import DashboardFormat
import SwiftUI

/// Shows the kind of a widget that cannot be drawn, and the reason.
struct LabelledWidget: View {
  let kind: String
  let reason: String

  var body: some View { WidgetMessage(kind, detail: reason) }
}

extension EmbedDefinition {
  /// The text of a widget that cannot be drawn.
  var label: (kind: String, reason: String) {
    ("Page", url.isEmpty ? "It has no address." : "Not loaded: \(url)")
  }
}
