import SwiftUI

internal import GraphData

/// Makes the scale of an axis from the marks and what the program says.
struct ScaleMaker {
  let scale: ChartScale
  /// Whether any mark has a value on the axis.
  let hasValues: Bool
  let isWhole: Bool

  init(_ items: [MarkItem], _ stacks: MarkStacks, axis: Axis, settings: AxisSettings) {
    var names: [String] = []
    var known: Set<String> = []
    var extent: ClosedRange<Double>?
    var isDate = false
    var kindIsKnown = false
    var isWhole = true
    // Bins lie between their own ends, which need not be round.
    var hasBins = false
    let isLog = if case .log? = settings.type?.kind { true } else { false }

    func add(_ value: _PlottedValue) {
      switch value {
      case .category(let name): if known.insert(name).inserted { names.append(name) }
      case .number(let number), .date(let number):
        guard number.isFinite, !isLog || number > 0 else { return }
        extent = extent.map { min($0.lowerBound, number)...max($0.upperBound, number) } ?? number...number
        if !kindIsKnown, case .date = value { isDate = true }
      }
      kindIsKnown = true
    }

    for (index, item) in items.enumerated() where item.kind != .sector {
      guard let channel = item[axis] else { continue }
      if !channel.ends.isEmpty { isWhole = isWhole && channel.isWhole }
      if axis == item.valueAxis, let reach = stacks.reaches[index] {
        if reach.start != 0 { add(.number(reach.start)) }
        add(.number(reach.end))
        if item.stacking == .normalized { isWhole = false }
      } else {
        for value in channel.ends { add(value) }
        if case .bin(.number, _) = channel.extent { hasBins = true }
      }
    }
    hasValues = kindIsKnown
    var includesZero = !isLog
    var isReversed = false
    var fixed: ClosedRange<Double>?
    switch settings.domain.storage {
    case .automatic(let zero, let reversed, let change):
      includesZero = zero ?? !isLog
      isReversed = reversed
      if let change, !names.isEmpty {
        let values = change.values(names.map { .category($0) })
        (names, known) = ([], [])
        for value in values { if case .category = value { add(value) } }
      } else if let change, let found = extent {
        let hasZero = includesZero && !isDate && !hasBins
        let ends = [
          hasZero ? min(found.lowerBound, 0) : found.lowerBound, hasZero ? max(found.upperBound, 0) : found.upperBound,
        ]
        extent = nil
        for value in change.values(ends.map { isDate ? .date($0) : .number($0) }) where value.scalar != nil {
          add(value)
        }
        extent = extent ?? found
      }
      // Ticks that the program asks for are inside.
      for spec in settings.marks ?? [] {
        if case .list(let values) = spec.values.storage, names.isEmpty || extent == nil {
          for value in values where Self.fits(value, isDate: isDate, hasNames: !names.isEmpty) { add(value) }
        }
      }
    case .range(let low, let high):
      kindIsKnown = kindIsKnown && names.isEmpty
      if let low = low.scalar, let high = high.scalar, low.isFinite, high.isFinite {
        fixed = min(low, high)...max(low, high)
      }
      if case .date = low { isDate = true }
      names = []
    case .list(let values):
      if let first = values.first?.scalar, let last = values.last?.scalar, first.isFinite, last.isFinite {
        fixed = min(first, last)...max(first, last)
        isReversed = first > last
        if case .date? = values.first { isDate = true }
        names = []
      } else {
        names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
      }
    }
    self.isWhole = isWhole && hasValues
    if !names.isEmpty {
      // Names read from the top.
      scale = ChartScale(
        .category(names), domain: 0...1, isReversed: isReversed != (axis == .vertical), padding: settings.padding)
      return
    }
    let kind = settings.type?.scale ?? .linear
    if isDate {
      let domain = fixed ?? extent.map { settings.rounded($0) } ?? 0...86_400
      scale = ChartScale(.date, domain: domain, isReversed: isReversed, padding: settings.padding)
      return
    }
    var domain = fixed ?? extent ?? 0...1
    if fixed == nil, !hasBins {
      if includesZero, !isLog { domain = min(domain.lowerBound, 0)...max(domain.upperBound, 0) }
      domain = settings.rounded(domain, to: ScaleTicks.niceDomain(domain, kind, isWhole: self.isWhole))
    }
    scale = ChartScale(.number, domain: domain, scale: kind, isReversed: isReversed, padding: settings.padding)
  }

  /// Whether a tick's value is of the axis's kind.
  private static func fits(_ value: _PlottedValue, isDate: Bool, hasNames: Bool) -> Bool {
    switch value {
    case .category: hasNames
    case .date: isDate && !hasNames
    case .number: !isDate && !hasNames
    }
  }
}

extension AxisSettings {
  /// What the marks say of the ends of a domain of numbers whose round ends are known.
  fileprivate func rounded(_ domain: ClosedRange<Double>, to nice: ClosedRange<Double>) -> ClosedRange<Double> {
    var (low, high) = (nice.lowerBound, nice.upperBound)
    for spec in marks ?? [] {
      let values = spec.values
      var (roundLow, roundHigh) = (nice.lowerBound, nice.upperBound)
      if case .stride(let step) = values.storage, step > 0, step.isFinite {
        roundLow = (domain.lowerBound / step + 1e-9).rounded(.down) * step
        roundHigh = (domain.upperBound / step - 1e-9).rounded(.up) * step
      }
      if let rounds = values.roundsLower { low = rounds ? roundLow : domain.lowerBound }
      if let rounds = values.roundsUpper { high = rounds ? roundHigh : domain.upperBound }
    }
    return low < high ? low...high : nice
  }

  /// What the marks say of the ends of a domain of dates.
  fileprivate func rounded(_ domain: ClosedRange<Double>) -> ClosedRange<Double> {
    var (low, high) = (domain.lowerBound, domain.upperBound)
    for spec in marks ?? [] {
      guard case .calendar(let unit, _, let own) = spec.values.storage else { continue }
      let calendar = own ?? self.calendar
      func interval(_ seconds: Double) -> DateInterval? {
        calendar.dateInterval(of: unit, for: Date(timeIntervalSince1970: seconds))
      }
      if spec.values.roundsLower == true, let unit = interval(domain.lowerBound) {
        low = min(low, unit.start.timeIntervalSince1970)
      }
      if spec.values.roundsUpper == true, let unit = interval(domain.upperBound),
        unit.start.timeIntervalSince1970 < domain.upperBound
      {
        high = max(high, unit.end.timeIntervalSince1970)
      }
    }
    return low...high
  }
}
