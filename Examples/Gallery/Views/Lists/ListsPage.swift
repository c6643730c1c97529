import SwiftUI

struct ListsPage: View {
  @State private var swifts = SwiftSpecies.all
  @State private var selection: SwiftSpecies.ID? = SwiftSpecies.all[1].id

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 24) {
        list.frame(width: 360)
        ThousandRows().frame(minWidth: 200)
      }
      VStack(spacing: 24) {
        list
        ThousandRows()
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 20)
    .navigationTitle("Lists")
    .toolbar { EditButton() }
  }

  private var list: some View { SpeciesList(swifts: $swifts, selection: $selection) }
}
