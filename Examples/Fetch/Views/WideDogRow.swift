import SwiftUI

/// A row that is told everything; its closure is new each time, so it runs whenever the list does.
struct WideDogRow: View {
  let dog: Dog
  let pats: Int
  let isSelected: Bool
  let select: () -> Void

  var body: some View {
    Button(action: select) {
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
        if pats > 0 {
          Text("\(pats)")
            .font(.caption.bold())
            .monospacedDigit()
            .padding(.horizontal, 7)
            .padding(.vertical, 2)
            .background(.quaternary, in: Capsule())
        }
      }
      .padding(.horizontal, 8)
      .frame(height: 52)
      .background(Color.accentColor.opacity(isSelected ? 0.18 : 0.001), in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}
