import SwiftUI

/// Reads which dogs match, and nothing of any dog: a pat runs one label.
struct ScopedDogList: View {
  @Environment(Kennel.self) private var kennel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 2) {
        ForEach(kennel.matches) { dog in
          DogRow(dog: dog)
        }
      }
      .padding(8)
    }
  }
}
