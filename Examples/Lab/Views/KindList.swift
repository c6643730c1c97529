import SwiftUI

/// Every kind; a click shows it.
struct KindList: View {
  @Bindable var settings: LabSettings

  var body: some View {
    List(selection: $settings.selection) {
      Section("Graphs") { ForEach(LabKind.graphs) { Text($0.title).tag($0) } }
      Section("Widgets") { ForEach(LabKind.widgets) { Text($0.title).tag($0) } }
    }
  }
}
