import SwiftUI

/// The ticks below a graph.
struct XAxisTicks: Equatable {
  struct Mark: Equatable {
    /// In points from the plot's leading edge.
    var position: Double
    var label: String
    /// The context that the label leaves out, such as the date, if it changes here.
    var context: String?
    /// Whether it has a grid line.
    var isLine: Bool
  }

  var marks: [Mark] = []
  /// The positions of minor marks, in points from the plot's leading edge.
  private(set) var minors: [Double] = []
  /// Whether nothing of the axis is drawn.
  private(set) var isHidden = false
  /// Formats positions for tooltips.
  private let titles: Titles
  /// The least gap between two labels, in points.
  private static let spacing = 18.0

  private enum Titles: Equatable {
    case categories(CategoryTicks)
    case number(ValueFormatter)
    case time(TimeTicks, TimeStep)

    static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.categories(let a), .categories(let b)): a.names == b.names
      case (.number(let a), .number(let b)): a == b
      case (.time(_, let a), .time(_, let b)): a == b
      default: false
      }
    }
  }

  /// The full text of a position on the axis.
  func title(of value: Double) -> String {
    switch titles {
    case .categories(let ticks): ticks.name(at: value) ?? ""
    case .number(let formatter): formatter.string(from: value)
    case .time(let time, let step): time.fullLabel(value, step: step)
    }
  }

  /// Removes all marks; keeps the texts of tooltips.
  mutating func hide() {
    isHidden = true
    marks = []
    minors = []
  }

  init(_ plan: GraphPlan, window: ClosedRange<Double>, x: AxisMapping, environment: PlotEnvironment) {
    let metrics = AxisMetrics()
    let hasMinors = plan.axes.x.hasMinorTicks
    func minors(_ maker: NumericTicks, _ set: TickSet) -> [Double] {
      guard hasMinors else { return [] }
      return (maker.minorValues(of: set) + set.ticks.filter { !$0.isMajor }.map(\.value)).map(x.position)
    }
    func marks(_ ticks: [Tick]) -> [Mark] {
      ticks.map {
        Mark(position: x.position($0.value), label: $0.label, context: $0.context, isLine: $0.isMajor)
      }
    }
    switch plan.axes.x.kind {
    case .categories(let names):
      let categories = CategoryTicks(names)
      titles = .categories(categories)
      let ticks = categories.ticks(in: window, length: x.length, spacing: Self.spacing) { metrics.width(of: $0) }
      self.marks = ticks.map { Mark(position: x.position($0.value), label: $0.label, isLine: false) }
    case .number(let scale, let unit):
      let maker = NumericTicks(scale: scale, unit: unit ?? .short, symbols: environment.symbols)
      let set = maker.ticks(in: window, length: x.length, spacing: Self.spacing) { metrics.width(of: $0) }
      titles = .number(set.formatter)
      self.marks = marks(set.ticks)
      self.minors = minors(maker, set)
    case .automatic where !plan.isTime:
      let maker = NumericTicks(unit: .short, symbols: environment.symbols)
      let set = maker.ticks(in: window, length: x.length, spacing: Self.spacing) { metrics.width(of: $0) }
      titles = .number(set.formatter)
      self.marks = marks(set.ticks)
    case .automatic, .time:
      let ticks = environment.time.ticks(in: window, length: x.length, spacing: Self.spacing) {
        metrics.width(of: $0)
      }
      titles = .time(environment.time, ticks.step)
      if plan.xExtent == nil, window == GraphPlan.emptyWindow { return }
      self.marks = marks(ticks.ticks)
      if hasMinors { self.minors = environment.time.minorValues(of: ticks).map(x.position) }
    }
  }
}
