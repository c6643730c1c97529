import SwiftUI

/// What modifiers say of a chart's legend.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  /// Points.
  var spacing: CGFloat = 8
  var content: AnyView?
}

/// A value in a legend.
struct LegendEntry {
  var value: _PlottedValue
  var style: any ShapeStyle
  var symbol: (any ChartSymbolShape)?
}

extension View {
  /// Shows or hides the legends of charts.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting { $0.legend.visibility = visibility }
  }

  /// Places the legends of charts; by default below the plot, at its leading edge.
  ///
  /// - Parameter spacing: points between the legend and the plot.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSetting { $0.legend.place(position, alignment, spacing) }
  }

  /// Shows a view as the legend of charts.
  ///
  /// - Parameter spacing: points between the legend and the plot.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartSetting {
      $0.legend.place(position, alignment, spacing)
      $0.legend.content = view
    }
  }
}

extension LegendSettings {
  fileprivate mutating func place(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
    self.position = position
    self.alignment = alignment
    if let spacing { self.spacing = spacing }
  }
}

/// The plot with its legend beside it.
struct LegendArrangement<Plot: View>: View {
  let settings: LegendSettings
  let plan: ChartPlan
  @ViewBuilder let plot: Plot

  var body: some View {
    if settings.visibility == .hidden || settings.content == nil && plan.legend.isEmpty && plan.styles.numbers == nil {
      plot
    } else {
      let alignment = settings.alignment
      switch settings.position.side {
      case .overlay:
        plot.overlay(alignment: alignment ?? .topLeading) { legend(isColumn: false) }
      case .leading, .topLeading, .bottomLeading:
        HStack(alignment: vertical, spacing: settings.spacing) {
          legend(isColumn: true); plot
        }
      case .trailing, .topTrailing, .bottomTrailing:
        HStack(alignment: vertical, spacing: settings.spacing) {
          plot; legend(isColumn: true)
        }
      case .top:
        VStack(alignment: alignment?.horizontal ?? .leading, spacing: settings.spacing) {
          legend(isColumn: false); plot
        }
      case .automatic, .bottom:
        VStack(alignment: alignment?.horizontal ?? .leading, spacing: settings.spacing) {
          plot; legend(isColumn: false)
        }
      }
    }
  }

  private var vertical: VerticalAlignment {
    switch settings.position.side {
    case .topLeading, .topTrailing: .top
    case .bottomLeading, .bottomTrailing: .bottom
    default: settings.alignment?.vertical ?? .top
    }
  }

  @ViewBuilder private func legend(isColumn: Bool) -> some View {
    if let content = settings.content {
      content
    } else if let numbers = plan.styles.numbers {
      GradientLegend(gradient: plan.styles.gradient, numbers: numbers)
    } else if isColumn {
      VStack(alignment: .leading, spacing: 4) { entries }
    } else {
      LegendFlow { entries }
    }
  }

  private var entries: some View {
    ForEach(Array(plan.legend.enumerated()), id: \.offset) { LegendEntryView(entry: $0.element) }
  }
}

/// A symbol and a name.
private struct LegendEntryView: View {
  let entry: LegendEntry
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    HStack(spacing: 5) {
      AnyShape(erasing: entry.symbol ?? BasicChartSymbolShape(kind: .circle))
        .fill(AnyShapeStyle(erasing: entry.style))
        .frame(width: 8, height: 8)
        .accessibilityHidden(true)
      Text(verbatim: LabelFormat.plain.string(entry.value, locale: locale, timeZone: timeZone))
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}

/// The colours of numbers between the least and the largest.
private struct GradientLegend: View {
  let gradient: Gradient
  let numbers: ClosedRange<Double>
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(spacing: 6) {
      Text(numbers.lowerBound.formatted(.number.locale(locale)))
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: 100, height: 8)
        .clipShape(RoundedRectangle(cornerRadius: 2))
      Text(numbers.upperBound.formatted(.number.locale(locale)))
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

/// Rows of views, each as long as there is room.
private struct LegendFlow: Layout {
  private let spacing = CGSize(width: 12, height: 4)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(proposal.width ?? .infinity, subviews)
    return places.reduce(CGSize.zero) { CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY)) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: ProposedViewSize(place.size))
    }
  }

  private func places(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var (x, y, row) = (CGFloat(0), CGFloat(0), CGFloat(0))
    return subviews.map { subview in
      var size = subview.sizeThatFits(.unspecified)
      // A name longer than the chart is shortened.
      size.width = min(size.width, width)
      if x > 0, x + size.width > width + 0.01 {
        (x, y, row) = (0, y + row + spacing.height, 0)
      }
      defer {
        x += size.width + spacing.width
        row = max(row, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
