import SwiftUI

struct ChartsPage: View {
  var body: some View {
    Page(title: "Charts") {
      Exhibit("Bars of several series; a press says how many") { ShapeCounts() }
      Exhibit("A line over an area, with a rule") { Temperatures() }
      HStack(alignment: .top, spacing: 20) {
        Exhibit("Sectors") { Expenses() }
        Exhibit("Points") { Measurements() }
      }
      Exhibit("Rectangles, coloured by a number") { Activity() }
    }
  }
}
