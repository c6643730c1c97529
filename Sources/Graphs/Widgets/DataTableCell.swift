import SwiftUI

/// What stands in a cell in place of its number or name.
public struct DataTableText: Sendable, Equatable {
  /// What is written.
  public var text: String
  /// The colour of the text; nil is legible on the background.
  public var foreground: Color?
  /// The colour behind the text.
  public var background: Color?

  /// A text in its cell's colours, unless others are given.
  public init(_ text: String, foreground: Color? = nil, background: Color? = nil) {
    self.text = text
    self.foreground = foreground
    self.background = background
  }

  /// The foreground, or a legible colour on the background.
  var ink: Color? { ValueFormat(foreground: foreground, background: background) { _ in true }.textColor }
}

/// How a cell shows the history of its value.
public struct DataTableTrend: Sendable, Hashable {
  /// What stands for the values.
  public enum Kind: Sendable, Hashable {
    /// A line, a line over a filled area, or bars.
    case line, area, bars
  }

  /// What stands for the values.
  public var kind: Kind
  /// Whether all cells of the column have one scale.
  public var isShared: Bool

  /// A line on a scale of its own, unless something else is asked for.
  public init(_ kind: Kind = .line, isShared: Bool = false) {
    self.kind = kind
    self.isShared = isShared
  }
}

extension DataTable.Column {
  var edge: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The cell of a name.
struct DataTableName: View {
  let text: String
  let column: DataTable.NameColumn

  var body: some View {
    let own = column.texts(text)
    Text(verbatim: own?.text ?? text)
      .foregroundStyle(own?.ink ?? .primary)
      .lineLimit(1)
      .padding(.horizontal, own?.background == nil ? 0 : 5)
      .frame(height: 18)
      .background { if let background = own?.background { RoundedRectangle(cornerRadius: 3).fill(background) } }
      .padding(.trailing, 4)
      .frame(minWidth: 56, maxWidth: .infinity, alignment: .leading)
  }
}

/// The cell of a number: its text, a bar, its history.
struct DataTableCell: View {
  let value: Double
  let column: DataTable.Column
  let formatter: ValueFormatter
  /// The largest value of the column.
  let most: Double
  let history: Series?
  let extent: ClosedRange<Double>?

  static func width(of column: DataTable.Column) -> CGFloat { column.trend == nil ? 96 : 150 }

  var body: some View {
    let format = column.formats.first(for: value)
    let own = column.texts(value)
    HStack(spacing: 4) {
      if let history, let trend = column.trend {
        TrendLine(series: history, kind: trend.kind, extent: extent).frame(height: 16)
      }
      Text(verbatim: own?.text ?? (value.isFinite ? formatter.string(from: value) : "–"))
        .monospacedDigit()
        .foregroundStyle(own?.ink ?? format?.textColor ?? .primary)
        .lineLimit(1)
        .frame(width: column.trend == nil ? nil : 62, alignment: column.edge)
    }
    .padding(.horizontal, 4)
    .frame(minWidth: 36, maxWidth: Self.width(of: column), alignment: column.edge)
    .frame(height: 20)
    .background(alignment: .trailing) {
      if let background = own?.background ?? format?.background {
        RoundedRectangle(cornerRadius: 3).fill(background)
      } else if column.hasBars, most > 0, value > 0 {
        GeometryReader { geometry in
          RoundedRectangle(cornerRadius: 3).fill(Color.accentColor.opacity(0.2))
            .frame(width: geometry.size.width * min(1, value / most))
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
    }
  }
}

/// A history as high as its cell.
private struct TrendLine: View {
  let series: Series
  let kind: DataTableTrend.Kind
  /// Nil: its own least and greatest value.
  let extent: ClosedRange<Double>?

  var body: some View {
    Canvas { context, size in
      let count = min(series.count, 500)
      guard count > 0, let own = series.yExtent(in: 0..<series.count) else { return }
      let range = extent ?? own
      let low = kind == .line ? range.lowerBound : min(range.lowerBound, 0)
      let height = max(range.upperBound - low, .leastNormalMagnitude)
      let step = size.width / Double(kind == .bars ? count : max(count - 1, 1))
      func y(_ value: Double) -> Double { size.height - 1 - (size.height - 2) * min(max((value - low) / height, 0), 1) }
      var path = Path()
      var start: Double?
      for index in 0..<count {
        let value = series.y(at: index * series.count / count)
        let x = Double(index) * step
        guard value.isFinite else {
          start = nil
          continue
        }
        if kind == .bars {
          path.addRect(CGRect(x: x, y: y(value), width: max(step - 0.5, 0.5), height: size.height - y(value)))
        } else if start == nil {
          path.move(to: CGPoint(x: x, y: y(value)))
          start = x
        } else {
          path.addLine(to: CGPoint(x: x, y: y(value)))
        }
      }
      let color = GraphPalette.standard.color(at: 0)
      if kind == .bars {
        context.fill(path, with: .color(color.opacity(0.7)))
      } else {
        if kind == .area {
          var area = path
          if let end = path.currentPoint {
            area.addLine(to: CGPoint(x: end.x, y: size.height))
            area.addLine(to: CGPoint(x: 0, y: size.height))
            area.closeSubpath()
          }
          context.fill(area, with: .color(color.opacity(0.18)))
        }
        context.stroke(path, with: .color(color), style: StrokeStyle(lineWidth: 1, lineJoin: .round))
      }
    }
  }
}
