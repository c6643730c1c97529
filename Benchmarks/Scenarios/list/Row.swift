import SwiftUI

struct Item: Identifiable {
  let id: Int
}

/// What happens in the views of a list.
@MainActor final class Ledger {
  /// The rows whose bodies ran since this was emptied.
  var built: [Int] = []
  var proxy: ScrollViewProxy?
}

struct Row: View {
  let number: Int
  let ledger: Ledger
  @State private var isOn = false

  var body: some View {
    ledger.built.append(number)
    return HStack {
      Circle().frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text("Row \(number)")
        Text("Of ten thousand").font(.caption)
      }
      Spacer()
      Toggle("", isOn: $isOn)
    }
  }
}

/// A list that can be told to scroll to a row.
struct Rows: View {
  let items: [Item]
  let ledger: Ledger

  var body: some View {
    ScrollViewReader { proxy in
      List(items) { Row(number: $0.id, ledger: ledger) }.onAppear { ledger.proxy = proxy }
    }
  }
}
