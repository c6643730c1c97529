import Charts
import SwiftUI

/// A ring of sectors.
struct Expenses: View {
  private static let parts = [("Rent", 820.0), ("Food", 410), ("Travel", 180), ("Books", 90)]

  var body: some View {
    Chart(Self.parts, id: \.0) { name, amount in
      SectorMark(angle: .value("Amount", amount), innerRadius: .ratio(0.6), angularInset: 1.5)
        .cornerRadius(4)
        .foregroundStyle(by: .value("Kind", name))
    }
    .chartLegend(position: .bottom, alignment: .center)
    .frame(height: 200)
  }
}
