import SwiftUI

struct AnimationPage: View {
  var body: some View {
    Page(title: "Animation") {
      Curves()
      PulsingExhibit()
    }
  }
}
