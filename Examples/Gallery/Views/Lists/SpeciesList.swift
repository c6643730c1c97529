import SwiftUI

/// A list with a selection and sections, whose rows are flagged and deleted by swiping them or by the edit mode.
struct SpeciesList: View {
  @Binding var swifts: [SwiftSpecies]
  @Binding var selection: SwiftSpecies.ID?

  var body: some View {
    List(selection: $selection) {
      section("Over 40 cm") { $0.wingspan > 40 }
      section("Smaller") { $0.wingspan <= 40 }
    }
  }

  private func section(_ title: LocalizedStringKey, where isIn: @escaping (SwiftSpecies) -> Bool) -> some View {
    Section(title) {
      ForEach(swifts.filter(isIn)) { species in
        SpeciesRow(species: species)
          .swipeActions(edge: .leading) {
            Button(species.isFlagged ? "Unflag" : "Flag") { flag(species) }
              .tint(.orange)
          }
          .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { swifts.removeAll { $0.id == species.id } }
          }
      }
      .onDelete { offsets in
        let shown = swifts.filter(isIn)
        let gone = Set(offsets.map { shown[$0].id })
        swifts.removeAll { gone.contains($0.id) }
      }
    }
  }

  private func flag(_ species: SwiftSpecies) {
    guard let index = swifts.firstIndex(where: { $0.id == species.id }) else { return }
    swifts[index].isFlagged.toggle()
  }
}
