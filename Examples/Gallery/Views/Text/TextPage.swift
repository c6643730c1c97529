import SwiftUI

struct TextPage: View {
  var body: some View {
    Page(title: "Text") {
      TextStyles()
      FontWeights()
      TextDecorations()
      Paragraphs()
      Scripts()
      Placeholders()
    }
  }
}
