import SwiftUI

struct EffectsPage: View {
  var body: some View {
    Page(title: "Gradients & Effects") {
      Gradients()
      Styles()
      Shadows()
      Transforms()
      ColorEffects()
      Materials()
    }
  }
}
