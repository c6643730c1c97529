import SwiftUI

/// A picture as large as there is room, or the beginning of a text.
struct PreviewContent: View {
  let preview: FilePreview

  var body: some View {
    switch preview {
    case .nothing:
      Notice(text: "No preview")
    case .problem(let reason):
      Notice(text: reason)
    case .picture(let picture):
      picture
        .resizable()
        .aspectRatio(contentMode: .fit)
    case .text(let text, let isWhole):
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          Text(text)
            .font(.system(.callout, design: .monospaced))
          if !isWhole {
            Text("The rest is not shown.")
              .foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}
