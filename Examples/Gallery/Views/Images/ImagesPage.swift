import SwiftUI

struct ImagesPage: View {
  var body: some View {
    Page(title: "Images") {
      ImageFits()
      ImageShapes()
      Symbols()
      SymbolMotion()
    }
  }
}
