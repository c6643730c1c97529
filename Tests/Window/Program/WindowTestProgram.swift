import SwiftUI

@main
enum Entry {
  static func main() {
    if MenuBarProgram.isShown {
      MenuBarProgram.main()
    } else if StatusItemProgram.isShown {
      StatusItemProgram.main()
    } else if StatusWindowProgram.isShown {
      StatusWindowProgram.main()
    } else {
      WindowTestProgram.main()
    }
  }
}

/// What the window tests drive: a field, and a list whose colours say what is where.
struct WindowTestProgram: App {
  @State private var rows = (0..<100).map(RowModel.init)

  var body: some Scene {
    WindowGroup("Window test") {
      if Panel.count > 0 {
        Panel(number: 0)
      } else if PresentationArea.isShown {
        PresentationArea()
      } else if ColumnArea.isShown {
        ColumnArea()
      } else if AccessArea.isShown {
        AccessArea()
      } else if AccessCollections.isShown {
        AccessCollections()
      } else if CopyArea.isShown {
        CopyArea()
      } else if WritingArea.isShown {
        WritingArea()
      } else if DragArea.kind != nil {
        DragArea()
      } else if ListArea.kind != nil {
        ListArea()
      } else {
        VStack(spacing: 0) {
          TypingArea()
          RowList(rows: rows)
        }
      }
    }
    .defaultSize(width: Panel.count > 0 ? 200 : 400, height: Panel.count > 0 ? 120 : 500)
    WindowGroup("Panel", id: "panel", for: Int.self) { Panel(number: $0.wrappedValue ?? 0) }
      .defaultSize(width: 200, height: 120)
  }
}

@Observable
final class RowModel: Identifiable {
  let id: Int
  var isFavorite = false
  init(_ id: Int) { self.id = id }
}

struct RowList: View {
  let rows: [RowModel]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(rows) { Row(model: $0) }
      }
    }
  }
}

/// 50 points high; the left edge has a red of the row's number, the right end a square that is pink for favourites.
struct Row: View {
  let model: RowModel

  var body: some View {
    HStack(spacing: 0) {
      Color(red: Double(model.id) / 255, green: 64 / 255, blue: 128 / 255)
        .frame(width: 20)
      Text("Row \(model.id)")
        .padding(.horizontal, 10)
      Spacer()
      Button {
        model.isFavorite.toggle()
      } label: {
        Color(red: model.isFavorite ? 1 : 200 / 255, green: 0, blue: 200 / 255)
          .frame(width: 30, height: 30)
      }
      .buttonStyle(.plain)
      .padding(10)
    }
    .frame(height: 50)
  }
}
