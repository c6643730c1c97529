import SwiftUI

/// The list once it is there, and until then the reason why not.
struct DogListArea: View {
  @Environment(Kennel.self) private var kennel

  var body: some View {
    switch kennel.phase {
    case .loading:
      Notice(text: "Calling the shelter…")
    case .failed(let reason):
      Notice(text: reason)
    case .loaded:
      switch kennel.style {
      case .scoped: ScopedDogList()
      case .wide: WideDogList()
      }
    }
  }
}
