import SwiftUI

/// The chosen dog, large.
struct DogDetail: View {
  @Environment(Kennel.self) private var kennel

  var body: some View {
    if let dog = kennel.selectedDog {
      VStack(spacing: 20) {
        DogPortrait(breed: dog.breed)
          .frame(width: 220, height: 220)
        VStack(spacing: 4) {
          Text(dog.name)
            .font(.largeTitle.bold())
          Text(dog.breed.name)
            .font(.title3)
            .foregroundStyle(.secondary)
        }
        DogFacts(dog: dog)
        Button("Pat \(dog.name)") { dog.pats += 1 }
          .buttonStyle(.borderedProminent)
      }
      .padding(24)
    } else {
      Notice(text: "Choose a dog")
    }
  }
}
