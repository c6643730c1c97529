import SwiftUI

/// A shelf and rows for every continent.
struct LandmarkList: View {
  @Environment(ModelData.self) private var modelData

  var body: some View {
    let design = modelData.design
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(modelData.continents) { continent in
          Section {
            ContinentShelf(continent: continent, design: design)
            ForEach(continent.landmarks) { model in
              switch design {
              case .perRow: LandmarkRow(model: model)
              case .shared: SharedLandmarkRow(landmark: model.landmark)
              case .formatting: FormattingLandmarkRow(model: model)
              }
            }
          } header: {
            ContinentHeader(name: continent.name)
          }
        }
      }
      .padding(.bottom, 16)
    }
  }
}
