import Charts
import SwiftUI

struct Expense: Identifiable {
  enum Category: String, Plottable, CaseIterable {
    case rent = "Rent"
    case food = "Food"
    case travel = "Travel"
    case fun = "Fun"
  }
  let category: Category
  let amount: Decimal
  var id: Category { category }
}

/// A month's expenses as a ring, as a budget app shows them.
struct BudgetView: View {
  let expenses: [Expense]
  @State private var selectedAmount: Double?

  private var total: Decimal { expenses.reduce(0) { $0 + $1.amount } }

  var body: some View {
    Chart(expenses) { expense in
      SectorMark(
        angle: .value("Amount", expense.amount), innerRadius: .ratio(0.618), angularInset: 1.5
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Category", expense.category))
      .opacity(selectedAmount == nil ? 1 : 0.8)
    }
    .chartForegroundStyleScale([
      "Rent": Color.indigo, "Food": Color.green, "Travel": Color.orange, "Fun": Color.pink,
    ])
    .chartLegend(position: .bottom, alignment: .center, spacing: 16)
    .chartAngleSelection(value: $selectedAmount)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let frame = proxy.plotFrame {
          let rect = geometry[frame]
          VStack {
            Text("Spent").font(.caption).foregroundStyle(.secondary)
            Text(total, format: .number).font(.title2.bold())
          }
          .position(x: rect.midX, y: rect.midY)
        }
      }
    }
    .padding()
  }
}
