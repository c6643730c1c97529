import SwiftUI

/// One landmark's distance: the only view that runs when it changes.
struct DistanceLabel: View {
  let model: LandmarkModel

  var body: some View {
    Text(model.distance)
  }
}
