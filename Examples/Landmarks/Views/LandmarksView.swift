import SwiftUI

/// The world's landmarks by continent, near or far from where you are.
public struct LandmarksView: View {
  private let modelData: ModelData

  public init(modelData: ModelData) {
    self.modelData = modelData
  }

  public var body: some View {
    VStack(spacing: 0) {
      LandmarksHeader()
      Divider()
      LandmarkList()
    }
    .environment(modelData)
    .task { await modelData.travel() }
  }
}
