import SwiftUI

/// Where you are, and the choice of design.
struct LandmarksHeader: View {
  @Environment(ModelData.self) private var modelData

  var body: some View {
    @Bindable var modelData = modelData
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Landmarks")
          .font(.title2.bold())
        LocationLabel()
      }
      Spacer()
      Toggle("Model per row", isOn: $modelData.isPerRow)
        .toggleStyle(.switch)
        .font(.callout)
        .fixedSize()
    }
    .padding(.horizontal, 16)
    .frame(height: 64)
  }
}

extension ModelData {
  fileprivate var isPerRow: Bool {
    get { design == .perRow }
    set { design = newValue ? .perRow : .shared }
  }
}
