import SwiftUI

/// A message with its headers, its text and what came with it.
struct MessageContent: View {
  let message: Message
  @AppStorage(SettingKey.textSize) private var textSize = 15.0

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        MessageHeader(message: message)
          .padding(.bottom, 16)
        Divider()
          .padding(.bottom, 20)
        MarkdownText(text: message.text, size: textSize)
        if let link = message.link {
          Link(destination: link) {
            Label("Read on the Web", systemImage: "arrow.up.right")
          }
          .padding(.top, 20)
        }
        if !message.attachments.isEmpty {
          AttachmentList(attachments: message.attachments)
            .padding(.top, 28)
        }
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding(.horizontal, 28)
      .padding(.vertical, 24)
      .frame(maxWidth: .infinity)
    }
    .textSelection(.enabled)
  }
}
