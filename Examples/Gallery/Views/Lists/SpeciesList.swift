import SwiftUI

/// A list with a selection and sections.
struct SpeciesList: View {
  let swifts: [SwiftSpecies]
  @Binding var selection: SwiftSpecies.ID?

  var body: some View {
    List(selection: $selection) {
      Section("Over 40 cm") {
        ForEach(swifts.filter { $0.wingspan > 40 }) { SpeciesRow(species: $0) }
      }
      Section("Smaller") {
        ForEach(swifts.filter { $0.wingspan <= 40 }) { SpeciesRow(species: $0) }
      }
    }
  }
}
