import SwiftUI

/// A continent's landmarks side by side.
struct ContinentShelf: View {
  let continent: Continent
  let design: Design

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(continent.landmarks) { model in
          switch design {
          case .perRow, .formatting: LandmarkCard(model: model)
          case .shared: SharedLandmarkCard(landmark: model.landmark)
          }
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollIndicators(.hidden)
    .frame(height: 160)
  }
}
