import SwiftUI

struct ListsPage: View {
  @State private var swifts = SwiftSpecies.all
  @State private var selection: SwiftSpecies.ID? = SwiftSpecies.all[1].id

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      SpeciesList(swifts: $swifts, selection: $selection)
        .frame(width: 360)
      ThousandRows()
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 20)
    .navigationTitle("Lists")
    .toolbar { EditButton() }
  }
}
