import SwiftUI

struct ChartsPage: View {
  var body: some View {
    Page(title: "Charts") {
      Exhibit("Bars of several series; a press says how many") { ShapeCounts() }
      Exhibit("A line over an area, with a rule") { Temperatures() }
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 20) {
          sectors.frame(minWidth: 260)
          points.frame(minWidth: 260)
        }
        VStack(spacing: 20) {
          sectors
          points
        }
      }
      Exhibit("Rectangles, coloured by a number") { Activity() }
    }
  }

  private var sectors: some View { Exhibit("Sectors") { Expenses() } }
  private var points: some View { Exhibit("Points") { Measurements() } }
}
