import SwiftUI
import TraceAnalysis

/// The views whose bodies ran in the range.
struct ViewTablePane: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    VStack(spacing: 0) {
      ViewTableHeader(model: model, palette: palette)
      Hairline(palette: palette)
      ScrollView {
        LazyVStack(spacing: 0) { ViewTableRows(model: model, palette: palette) }
      }
      .overlay { if model.rows.isEmpty { Text("No bodies ran in this range").foregroundStyle(palette.dim) } }
    }
    .frame(minWidth: ViewTableMetrics.leastWidth)
    .background { ChoiceKeys(model: model) }
  }
}

/// The rows. They follow the model without the pane around them.
struct ViewTableRows: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    // Read the model here, in the body, because reads in a row's closure are not observed.
    let chosen = model.chosenView
    ForEach(model.rows) { row in
      ViewTableRow(
        row: row, name: model.document.views.names[row.view], isChosen: row.view == chosen, palette: palette
      )
      .onTapGesture { model.choose(view: row.view == chosen ? nil : row.view) }
    }
  }
}

/// Widths of the columns of numbers, in points.
enum ViewTableMetrics {
  static let number: CGFloat = 68
  static let wide: CGFloat = 88
  static let rowHeight: CGFloat = 22
  static let headerHeight: CGFloat = 32
  /// Narrower columns would not show names.
  static let leastWidth: CGFloat = 520

  static func width(of order: ViewOrder) -> CGFloat? {
    switch order {
    case .name: nil
    case .wastedTime: wide
    default: number
    }
  }
}

/// The titles of the columns; a click sorts.
struct ViewTableHeader: View {
  let model: TraceModel
  let palette: Palette

  var body: some View {
    let current = model.order
    HStack(spacing: 0) {
      ForEach(ViewOrder.allCases, id: \.self) { order in
        Button {
          model.sort(by: order)
        } label: {
          title(order, isCurrent: order == current)
        }
        .buttonStyle(.plain)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: ViewTableMetrics.headerHeight)
    .background(palette.panel)
  }

  private func title(_ order: ViewOrder, isCurrent: Bool) -> some View {
    let width = ViewTableMetrics.width(of: order)
    return Text(verbatim: order.rawValue)
      .fontWeight(isCurrent ? .semibold : .regular)
      .foregroundStyle(isCurrent ? palette.text : palette.dim)
      .lineLimit(1)
      .frame(minWidth: width, maxWidth: width ?? .infinity, alignment: width == nil ? .leading : .trailing)
      .frame(height: ViewTableMetrics.headerHeight)
      .contentShape(Rectangle())
  }
}

/// The row of one view.
struct ViewTableRow: View {
  let row: ViewRow
  let name: String
  let isChosen: Bool
  let palette: Palette

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: name).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      number(row.runs.formatted(), .runs)
      number(TimeText.text(row.time), .time)
      number(TimeText.text(row.longest), .longest, color: longestColor)
      number(row.wasted == 0 ? "–" : row.wasted.formatted(), .wasted, color: row.wasted == 0 ? palette.dim : nil)
      number(
        row.wasted == 0 ? "–" : TimeText.text(row.wastedTime), .wastedTime, color: row.wasted == 0 ? palette.dim : nil)
    }
    .padding(.horizontal, 12)
    .frame(height: ViewTableMetrics.rowHeight)
    .background(isChosen ? palette.chosen : .clear)
    .contentShape(Rectangle())
  }

  private func number(_ text: String, _ column: ViewOrder, color: Color? = nil) -> some View {
    Text(verbatim: text).monospacedDigit().lineLimit(1).foregroundStyle(color ?? palette.text)
      .frame(width: ViewTableMetrics.width(of: column), alignment: .trailing)
  }

  private var longestColor: Color? {
    let thresholds = BodyThresholds()
    return row.longest > thresholds.red
      ? palette.color(of: .critical) : row.longest > thresholds.orange ? palette.color(of: .warning) : nil
  }
}

/// Moves the choice with the arrow keys. These are buttons, because SwiftUI gives keys to controls.
struct ChoiceKeys: View {
  let model: TraceModel

  var body: some View {
    ZStack {
      Button("Next view") { model.moveChoice(by: 1) }.keyboardShortcut(.downArrow, modifiers: [])
      Button("Previous view") { model.moveChoice(by: -1) }.keyboardShortcut(.upArrow, modifiers: [])
    }
    .opacity(0)
    .frame(width: 0, height: 0)
    .allowsHitTesting(false)
  }
}
