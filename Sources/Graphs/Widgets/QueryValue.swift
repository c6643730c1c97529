import SwiftUI

/// One number in the largest type that fits, drawn over its history if it has one.
public struct QueryValue: View {
  private let content: Content
  let caption: String
  let history: Series?
  let format: ValueFormat?

  /// - Parameters:
  ///   - value: NaN if there is none.
  ///   - precision: the number of decimals; nil chooses by the value.
  ///   - caption: a line below the number.
  ///   - history: drawn behind the number, filled and pale.
  public init(
    _ value: Double, unit: MetricUnit = .short, precision: Int? = nil, autoscale: Bool = true, caption: String = "",
    history: Series? = nil, formats: [ValueFormat] = []
  ) {
    content = .number(value, unit, precision: precision, autoscale: autoscale)
    self.caption = caption
    self.history = history
    format = formats.first(for: value)
  }

  /// A text in place of the number, which may be empty, in the colours of a format.
  public init(text: String, caption: String = "", history: Series? = nil, format: ValueFormat? = nil) {
    content = .text(text)
    self.caption = caption
    self.history = history
    self.format = format
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    let text = content.text(locale)
    ZStack {
      if let background = format?.background { RoundedRectangle(cornerRadius: 4).fill(background) }
      if let history {
        // The lower half, so that the line does not cross the number.
        VStack(spacing: 0) {
          Color.clear
          Graph {
            Area(points: history).foregroundStyle(
              format?.textColor ?? GraphPalette.standard.color(at: 0))
            TimeAxis(hidden: true)
            YAxis(hidden: true)
          }
          .legend(.hidden).tooltipHidden().dragAction(.none)
          .opacity(0.55)
        }
      }
      GeometryReader { geometry in
        VStack(spacing: 2) {
          Text(text)
            .font(.system(size: fontSize(text, in: geometry.size)).weight(.semibold).monospacedDigit())
            .lineLimit(1)
          if !caption.isEmpty {
            Text(caption).font(.system(size: 11)).opacity(0.7).lineLimit(1)
          }
        }
        .foregroundStyle(format?.textColor ?? .primary)
        .frame(width: geometry.size.width, height: geometry.size.height * (history == nil ? 1 : 0.7))
      }
    }
  }

  /// In points: the largest that the width and about half the height allow.
  private func fontSize(_ text: String, in size: CGSize) -> CGFloat {
    let widthOfOne = AxisMetrics().width(of: text) / AxisMetrics().fontSize
    return min(max(12, min(size.width * 0.7 / max(widthOfOne, 0.5), size.height * 0.38)), 64)
  }

  private enum Content: Equatable {
    case number(Double, MetricUnit, precision: Int?, autoscale: Bool)
    case text(String)

    func text(_ locale: Locale) -> String {
      switch self {
      case .text(let text): return text
      case .number(let value, let unit, let precision, let autoscale):
        if value.isNaN { return "–" }
        let symbols = NumberSymbols(locale: locale)
        return unit.formatter(precision: precision, autoscale: autoscale, symbols: symbols).string(from: value)
      }
    }
  }
}
