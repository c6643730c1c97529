import SwiftUI

/// The subject, who wrote when, and to whom.
struct MessageHeader: View {
  let message: Message

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(message.summary.subject)
        .font(.title2.bold())
        .fixedSize(horizontal: false, vertical: true)
      HStack(alignment: .center, spacing: 12) {
        Monogram(name: message.summary.sender)
        VStack(alignment: .leading, spacing: 2) {
          HStack(alignment: .firstTextBaseline) {
            Text(message.summary.sender)
              .font(.headline)
              .lineLimit(1)
            Spacer(minLength: 12)
            Text(MessageDate.long(message.summary.date))
              .foregroundStyle(.secondary)
              .lineLimit(1)
              .layoutPriority(1)
          }
          Text(detail)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .truncationMode(.middle)
        }
      }
    }
  }

  private var detail: String {
    message.recipient.isEmpty ? message.address : "\(message.address) to \(message.recipient)"
  }
}

/// The initials of a name on its colour.
private struct Monogram: View {
  let name: String

  var body: some View {
    Text(name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined())
      .font(.system(size: 15, weight: .semibold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: 40, height: 40)
      .background(NameColor.color(of: name), in: Circle())
      .accessibilityHidden(true)
  }
}
