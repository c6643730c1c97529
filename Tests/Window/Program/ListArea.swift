import SwiftUI

/// What `--rows list`, `moves`, `swipes` or `table` shows: two hundred rows, each of the colour of its number, below a bar whose
/// colour tells what is selected: red for how many, green for the least, both of 255.
struct ListArea: View {
  struct Item: Identifiable {
    let id: Int
    /// Falls as numbers rise.
    var name: String { String(2000 - id) }
  }

  static let kind = argument("--rows")
  @State private var items = (0..<200).map(Item.init)
  @State private var selection: Set<Int> = []
  @State private var columns = TableColumnCustomization<Item>()
  @State private var order = [KeyPathComparator(\Item.id)]

  @State private var mode = EditMode.inactive

  var body: some View {
    VStack(spacing: 0) {
      Color(red: Double(selection.count) / 255, green: Double(selection.min() ?? 0) / 255, blue: 1)
        .frame(height: 20)
      if Self.kind == "table" {
        Table(items, selection: $selection, sortOrder: $order, columnCustomization: $columns) {
          TableColumn("Number", value: \.id) { color(of: $0) }
            .width(min: 60, ideal: 150)
            .customizationID("number")
          TableColumn("Name", value: \.name)
            .customizationID("name")
        }
        .onChange(of: order) { items.sort(using: order) }
      } else if Self.kind == "moves" {
        List(selection: $selection) {
          ForEach(items) { item in color(of: item).frame(height: 20) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        .listStyle(.plain)
      } else if Self.kind == "swipes" {
        swipes
      } else {
        List(items, selection: $selection) { item in
          color(of: item).frame(height: 20)
        }
        .listStyle(.plain)
      }
    }
  }

  /// Rows that can be deleted and moved to the top, and a button for the edit mode.
  private var swipes: some View {
    VStack(spacing: 0) {
      List {
        ForEach(items) { item in
          color(of: item).frame(height: 20)
            .swipeActions(edge: .trailing) {
              Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
            }
            .swipeActions(edge: .leading) {
              Button("Top") { items.move(fromOffsets: [items.firstIndex { $0.id == item.id }!], toOffset: 0) }
                .tint(Color(red: 0, green: 0, blue: 1))
            }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
      EditButton().frame(maxWidth: .infinity).frame(height: 40)
    }
    .environment(\.editMode, $mode)
  }

  private func color(of item: Item) -> some View {
    Color(red: Double(item.id) / 255, green: 64 / 255, blue: 128 / 255).frame(width: 40)
  }

  private static func argument(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }
}
