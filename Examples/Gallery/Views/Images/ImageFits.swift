import SwiftUI

/// A picture in frames that do not have its proportions.
struct ImageFits: View {
  var body: some View {
    Exhibit("Resized") {
      Flow(alignment: .top, spacing: 20) {
        Image("dusk", bundle: .module)
        Specimen("Stretched") { Image("dusk", bundle: .module).resizable() }
        Specimen("Fit") { Image("dusk", bundle: .module).resizable().scaledToFit() }
        Specimen("Fill") {
          Image("dusk", bundle: .module).resizable().scaledToFill()
            .frame(width: 88, height: 72)
            .clipped()
        }
        Specimen("Tiled") { Image("dusk", bundle: .module).resizable(resizingMode: .tile) }
      }
    }
  }
}
