import SwiftUI

/// The same table in each style.
struct TablesPage: View {
  @State private var selection: Set<SwiftSpecies.ID> = [SwiftSpecies.all[1].id]

  var body: some View {
    VStack(spacing: 20) {
      SpeciesTable(selection: $selection).tableStyle(.inset).alternatingRowBackgrounds(.disabled)
      SpeciesTable(selection: $selection).tableStyle(.inset).alternatingRowBackgrounds()
      SpeciesTable(selection: $selection).tableStyle(.bordered)
    }
    .padding(16)
    .navigationTitle("Tables")
  }
}

private struct SpeciesTable: View {
  @Binding var selection: Set<SwiftSpecies.ID>
  @State private var order = [KeyPathComparator(\SwiftSpecies.name)]

  var body: some View {
    Table(SwiftSpecies.all.sorted(using: order), selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Scientific Name", value: \.latin) { Text($0.latin).italic() }
      TableColumn("Wingspan", value: \.wingspan) { Text("\($0.wingspan) cm") }
        .width(90)
        .alignment(.trailing)
    }
  }
}
