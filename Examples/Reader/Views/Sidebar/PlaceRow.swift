import SwiftUI

/// A place with its count. Messages that are dropped on a mailbox are moved into it.
struct PlaceRow: View {
  let item: PlaceItem
  @Environment(ReaderModel.self) private var model
  @State private var isTargeted = false

  var body: some View {
    let row = PlaceLabel(item: item)
      .frame(maxWidth: .infinity, alignment: .leading)
    if let folder = item.folder, folder.kind.takesMessages, model.isWritable {
      row
        .contentShape(Rectangle())
        .dropDestination(for: MessageTicket.self) { tickets, _ in
          model.move(Set(tickets.map(\.id)), to: folder)
          return true
        } isTargeted: {
          isTargeted = $0
        }
        .background {
          RoundedRectangle(cornerRadius: 6)
            .fill(Color.accentColor.opacity(isTargeted ? 0.3 : 0))
            .padding(.horizontal, -6)
            .padding(.vertical, -4)
        }
        .badge(item.count)
    } else {
      row
        .badge(item.count)
    }
  }
}

private struct PlaceLabel: View {
  let item: PlaceItem

  var body: some View {
    Label {
      Text(item.title)
        .lineLimit(1)
    } icon: {
      if let folder = item.folder, folder.kind == .feed {
        FeedIcon(name: folder.name)
          .frame(width: 20)
      } else {
        Image(systemName: item.symbol)
          .frame(width: 20)
      }
    }
  }
}

extension PlaceItem {
  fileprivate var symbol: String {
    switch id {
    case .today: "calendar"
    case .unread: "envelope"
    case .flagged: "flag"
    case .folder:
      switch folder?.kind {
      case .inbox: "tray"
      case .sent: "paperplane"
      case .drafts: "doc.text"
      case .archive: "archivebox"
      case .trash: "trash"
      default: "folder"
      }
    }
  }
}
