import SwiftUI

struct LayoutPage: View {
  var body: some View {
    Page(title: "Layout") {
      StackAlignments()
      FlexibleBoxes()
      GridExhibit()
      RadialExhibit()
    }
  }
}
