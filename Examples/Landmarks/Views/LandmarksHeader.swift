import SwiftUI

/// Where you are, and the choice of design.
struct LandmarksHeader: View {
  @Environment(ModelData.self) private var modelData

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Landmarks")
          .font(.title2.bold())
        LocationLabel()
      }
      Spacer()
      Button {
        modelData.design = modelData.design == .perRow ? .shared : .perRow
      } label: {
        Text(modelData.design == .perRow ? "Model per row" : "Shared model")
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 64)
  }
}
