import SwiftUI

/// What is known about a dog.
struct DogFacts: View {
  let dog: Dog

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text("Age").foregroundStyle(.secondary)
        Text(dog.age == 1 ? "1 year" : "\(dog.age) years")
      }
      GridRow {
        Text("Origin").foregroundStyle(.secondary)
        Text(dog.breed.origin)
      }
      GridRow {
        Text("Pats").foregroundStyle(.secondary)
        Text("\(dog.pats)").monospacedDigit()
      }
    }
  }
}
