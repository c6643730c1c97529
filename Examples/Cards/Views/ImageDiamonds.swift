import SwiftUI

/// The diamonds drawn beforehand, once for every density of pixels.
struct ImageDiamonds: View {
  var body: some View {
    Image("diamonds", bundle: .module)
  }
}
