import Graphs
import Observation

/// Where the knobs stand.
@MainActor @Observable
public final class LabSettings {
  public var kind: LabKind { didSet { if kind != oldValue { takeDefaults() } } }
  /// The kind as a list selects it.
  var selection: LabKind? {
    get { kind }
    set { if let newValue { kind = newValue } }
  }
  var seriesCount = 5
  /// The same as a slider moves it.
  var seriesAmount: Double {
    get { Double(seriesCount) }
    set { seriesCount = Int(newValue.rounded()) }
  }
  /// Of points of each series; a power of ten.
  var pointPower = 2.0
  /// The part of the points that are missing.
  var gaps = 0.0
  /// The part of the points that stand out.
  var spikes = 0.0
  var lineWidth = 1.5
  var method = InterpolationMethod.linear
  var hasSymbols = false
  var scale = LabScale.linear
  var stacking = StackMode.zero
  var isDark = false

  /// - Parameters:
  ///   - seriesCount: the kind's own where nil.
  ///   - pointCount: the same.
  public init(kind: LabKind, seriesCount: Int? = nil, pointCount: Int? = nil) {
    self.kind = kind
    takeDefaults()
    if let seriesCount { self.seriesCount = min(max(seriesCount, 1), Self.seriesLimit) }
    if let pointCount { pointPower = log10(Double(min(max(pointCount, 1), Self.pointLimit))) }
  }

  static let seriesLimit = 200
  static let pointLimit = 1_000_000

  var pointCount: Int { Int(pow(10, pointPower).rounded()) }
  var data: LabData { LabData(seriesCount: seriesCount, pointCount: pointCount, gaps: gaps, spikes: spikes) }

  /// What shows a kind well.
  private func takeDefaults() {
    (method, scale, stacking, hasSymbols, gaps, spikes, lineWidth) = (.linear, .linear, .zero, false, 0, 0, 1.5)
    (seriesCount, pointPower) = (5, log10(144))
    switch kind {
    case .lines: (gaps, spikes) = (0.06, 0.01)
    case .steps: (method, seriesCount, pointPower) = (.stepEnd, 3, log10(48))
    case .smooth: (method, seriesCount, pointPower) = (.monotone, 4, log10(24))
    case .symbols: (hasSymbols, seriesCount, pointPower) = (true, 3, log10(32))
    case .areas: seriesCount = 2
    case .bars: (seriesCount, pointPower) = (1, log10(48))
    case .groupedBars: (seriesCount, pointPower) = (3, log10(24))
    case .stackedAreas, .shares: seriesCount = 6
    case .stream: (seriesCount, method) = (8, .monotone)
    case .stackedBars: (seriesCount, pointPower) = (5, log10(48))
    case .points: (seriesCount, pointPower) = (3, log10(90))
    case .dualAxes: pointPower = log10(48)
    case .batch: (seriesCount, lineWidth) = (113, 1)
    case .logarithmic: (scale, spikes) = (.logarithmic, 0.02)
    default: break
    }
    switch kind {
    case .shares: stacking = .normalized
    case .stream: stacking = .centered
    default: break
    }
  }
}

/// A y axis to choose from.
enum LabScale: String, CaseIterable, Identifiable {
  case linear, logarithmic, symlog, root

  var id: Self { self }

  var scale: Scale {
    switch self {
    case .linear: .linear
    case .logarithmic: .log()
    case .symlog: .symlog()
    case .root: .sqrt
    }
  }
}
