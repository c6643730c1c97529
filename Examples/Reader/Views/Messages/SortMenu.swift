import SwiftUI

/// The order of the list.
struct SortMenu: View {
  var body: some View {
    Menu {
      SortPicker()
        .pickerStyle(.inline)
        .labelsHidden()
    } label: {
      Label("Sort", systemImage: "arrow.up.arrow.down")
    }
    .labelStyle(.iconOnly)
    .help("Sort the list")
  }
}

/// Chooses the order, which is kept.
struct SortPicker: View {
  @AppStorage(SettingKey.order) private var order = MessageOrder.newest

  var body: some View {
    Picker("Sort", selection: $order) {
      ForEach(MessageOrder.allCases) { order in
        Text(order.title).tag(order)
      }
    }
  }
}
