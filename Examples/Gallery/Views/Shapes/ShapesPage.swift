import SwiftUI

struct ShapesPage: View {
  var body: some View {
    Page(title: "Shapes") {
      BasicShapes()
      Strokes()
      Paths()
      Trims()
    }
  }
}
