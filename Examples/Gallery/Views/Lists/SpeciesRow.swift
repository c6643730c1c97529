import SwiftUI

/// A bird's names and size.
struct SpeciesRow: View {
  let species: SwiftSpecies

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 1) {
        Text(species.name)
        Text(species.latin)
          .font(.caption)
          .italic()
          .foregroundStyle(.secondary)
      }
      Spacer()
      if species.isFlagged {
        Image(systemName: "flag.fill").foregroundStyle(.orange)
      }
      Text("\(species.wingspan) cm")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, 2)
  }
}
