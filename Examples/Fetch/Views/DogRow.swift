import SwiftUI

/// One dog of the list.
struct DogRow: View {
  let dog: Dog
  @Environment(Kennel.self) private var kennel

  var body: some View {
    Button {
      kennel.selection = dog.id
    } label: {
      HStack(spacing: 12) {
        DogPortrait(breed: dog.breed)
          .frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 1) {
          Text(dog.name)
          Text(dog.breed.name)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        Spacer()
        PatLabel(dog: dog)
      }
      .padding(.horizontal, 8)
      .frame(height: 52)
      .background { SelectionGround(dog: dog) }
    }
    .buttonStyle(.plain)
  }
}
