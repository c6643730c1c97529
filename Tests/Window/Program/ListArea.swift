import SwiftUI

/// What `--rows list`, `moves` or `table` shows: two hundred rows, each of the colour of its number, below a bar whose
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
      } else {
        List(items, selection: $selection) { item in
          color(of: item).frame(height: 20)
        }
        .listStyle(.plain)
      }
    }
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
