import SwiftUI

/// The ticks below a graph.
struct XAxisTicks: Equatable {
  struct Mark: Equatable {
    /// In points from the plot's leading edge.
    var position: Double
    var label: String
    /// What the label leaves out, such as the date, where it is new.
    var context: String?
    /// Whether a line of the grid stands on it.
    var isLine: Bool
  }

  var marks: [Mark] = []
  /// Whether not even its line is drawn.
  var isHidden = true
  /// How tooltips say a place.
  private var titles = Titles.none
  /// Between two labels, in points.
  private static let spacing = 18.0

  init() {}

  private enum Titles: Equatable {
    case none
    case categories([String])
    case number(ValueFormatter)
    case time(TimeTicks, TimeStep)

    static func == (a: Self, b: Self) -> Bool {
      switch (a, b) {
      case (.none, .none): true
      case (.categories(let a), .categories(let b)): a == b
      case (.number(let a), .number(let b)): a == b
      case (.time(_, let a), .time(_, let b)): a == b
      default: false
      }
    }
  }

  /// A place on the axis in full.
  func title(of value: Double) -> String {
    switch titles {
    case .none: ""
    case .categories(let names):
      Int(exactly: value.rounded()).flatMap { names.indices.contains($0) ? names[$0] : nil } ?? ""
    case .number(let formatter): formatter.string(from: value)
    case .time(let time, let step): time.fullLabel(value, step: step)
    }
  }

  init(_ plan: GraphPlan, window: ClosedRange<Double>, x: AxisMapping, environment: PlotEnvironment) {
    isHidden = false
    let metrics = AxisMetrics()
    func marks(_ ticks: [Tick]) -> [Mark] {
      ticks.map {
        Mark(position: x.position($0.value), label: $0.label, context: $0.context, isLine: $0.isMajor)
      }
    }
    switch plan.axes.x.kind {
    case .categories(let names):
      titles = .categories(names)
      let width = metrics.width(of: names.max { $0.count < $1.count } ?? "") + Self.spacing
      let places = max(1, Int((x.position(1) - x.position(0)).magnitude))
      let stride = max(1, Int((width / Double(places)).rounded(.up)))
      for index in names.indices where index % stride == 0 && window.contains(Double(index)) {
        self.marks.append(Mark(position: x.position(Double(index)), label: names[index], isLine: false))
      }
    case .number(let scale, let unit):
      let maker = NumericTicks(scale: scale, unit: unit ?? .short, symbols: environment.symbols)
      let set = maker.ticks(in: window, length: x.length, spacing: Self.spacing) { metrics.width(of: $0) }
      titles = .number(set.formatter)
      self.marks = marks(set.ticks)
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
      self.marks = marks(ticks.ticks)
    }
  }
}
