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
          ViewThatFits(in: .horizontal) {
            firstLine(date: MessageDate.long(message.summary.date))
            firstLine(date: MessageDate.middle(message.summary.date))
          }
          Text(detail)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .truncationMode(.middle)
        }
      }
    }
  }

  private func firstLine(date: String) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(message.summary.sender)
        .font(.headline)
      Spacer(minLength: 12)
      Text(date)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
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
