import Graphs
import SwiftUI

/// The chosen kind with the settings.
struct LabExhibit: View {
  let settings: LabSettings

  var body: some View {
    if settings.kind.isWidget {
      LabWidget(kind: settings.kind, data: settings.data)
    } else {
      LabGraph(settings: settings, data: settings.data)
    }
  }
}
