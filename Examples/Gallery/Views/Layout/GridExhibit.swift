import SwiftUI

/// A grid whose cells span columns.
struct GridExhibit: View {
  var body: some View {
    Exhibit("Grid") {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          Block("One", .orange)
          Block("Two", .orange)
          Block("Three", .orange)
          Block("Four", .orange)
        }
        GridRow {
          Block("Two columns", .pink).gridCellColumns(2)
          Block("Two columns", .pink).gridCellColumns(2)
        }
        GridRow {
          Block("One", .purple)
          Block("Three columns", .purple).gridCellColumns(3)
        }
      }
    }
  }
}
