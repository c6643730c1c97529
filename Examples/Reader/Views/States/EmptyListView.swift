import SwiftUI

/// What a list without rows says.
struct EmptyListView: View {
  @Environment(ReaderModel.self) private var model

  var body: some View {
    if model.isListed, model.messages.isEmpty {
      if !model.text.isEmpty {
        ContentUnavailableView.search(text: model.text)
      } else if !model.filters.isEmpty {
        ContentUnavailableView.search
      } else {
        ContentUnavailableView(title, systemImage: symbol, description: Text(explanation))
      }
    }
  }

  private var kind: Folder.Kind? { model.place?.folder.flatMap(model.folder)?.kind }

  private var title: LocalizedStringKey {
    switch model.place {
    case .unread: "All Read"
    case .today: "Nothing Today"
    case .flagged: "No Flags"
    default: kind == .trash ? "The Trash Is Empty" : kind == .feed ? "No Articles" : "No Messages"
    }
  }

  private var symbol: String {
    switch model.place {
    case .unread: "checkmark.circle"
    case .today: "calendar"
    case .flagged: "flag"
    default: kind == .trash ? "trash" : "tray"
    }
  }

  private var explanation: LocalizedStringKey {
    switch model.place {
    case .unread: "Whatever comes next will show here."
    case .today: "Messages of today show here."
    case .flagged: "Flag a message to find it here."
    default: kind == .drafts ? "What you begin to write is kept here." : "Drag messages here to keep them."
    }
  }
}
