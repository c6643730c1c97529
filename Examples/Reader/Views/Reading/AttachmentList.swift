import SwiftUI

/// The files that came with a message.
struct AttachmentList: View {
  let attachments: [Attachment]

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(attachments.count == 1 ? "1 attachment" : "\(attachments.count) attachments", systemImage: "paperclip")
        .font(.callout)
        .foregroundStyle(.secondary)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 200), spacing: 10)], spacing: 10) {
        ForEach(attachments) { attachment in
          AttachmentTile(attachment: attachment)
        }
      }
    }
  }
}

private struct AttachmentTile: View {
  let attachment: Attachment

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: attachment.symbol)
        .font(.title2)
        .foregroundStyle(.tint)
        .frame(width: 28)
      VStack(alignment: .leading, spacing: 1) {
        Text(attachment.name)
          .lineLimit(1)
          .truncationMode(.middle)
        Text(attachment.size.formatted(.byteCount(style: .file)))
          .font(.callout)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(10)
    .background(.quinary, in: RoundedRectangle(cornerRadius: 8))
    .overlay {
      RoundedRectangle(cornerRadius: 8)
        .strokeBorder(.quaternary)
    }
    .accessibilityElement(children: .combine)
  }
}

extension Attachment {
  fileprivate var symbol: String {
    switch name.split(separator: ".").last {
    case "jpg", "png": "photo"
    case "csv", "ods": "chart.bar"
    default: "doc.text"
    }
  }
}
