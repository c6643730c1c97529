import SwiftUI

/// How not to do it: one body filters, reads every dog and the choice, so each key, pat and choice runs all of it.
struct WideDogList: View {
  @Environment(Kennel.self) private var kennel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 2) {
        ForEach(kennel.dogs.filter { $0.matches(kennel.query) }) { dog in
          WideDogRow(dog: dog, pats: dog.pats, isSelected: kennel.selection == dog.id) {
            kennel.selection = dog.id
          }
        }
      }
      .padding(8)
    }
  }
}
