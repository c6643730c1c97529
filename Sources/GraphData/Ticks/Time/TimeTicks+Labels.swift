extension TimeTicks {
  /// Ticks with their two labels: what differs from tick to tick and, where it changes, the context that ticks share.
  func labelled(_ moments: [LocalMoment], step: TimeStep) -> [Tick] {
    var previous: LocalMoment?
    return moments.map { moment in
      defer { previous = moment }
      return Tick(
        value: moment.instant, label: label(moment, step: step), context: context(moment, after: previous, step: step))
    }
  }

  private func label(_ moment: LocalMoment, step: TimeStep) -> String {
    let pattern: DatePattern
    switch step {
    case .parts: return partLabel(moment, step: step)
    case .seconds(let count):
      pattern =
        count % 3600 == 0 && moment.second % 3600 == 0
        ? labels.hour : count % 60 == 0 && moment.second % 60 == 0 ? labels.minute : labels.second
    case .days: pattern = labels.day
    case .months: pattern = labels.month
    case .years: return labels.number(CivilDate(dayNumber: moment.day).year, width: 1)
    }
    return labels.text(pattern, day: moment.day, second: moment.second)
  }

  /// ":05.250": seconds and as many decimals as the step has; the minute is in the context.
  func partLabel(_ moment: LocalMoment, step: TimeStep) -> String {
    guard case .parts(_, let per) = step else { return "" }
    var digits = 0
    var rest = per
    while rest > 1 {
      rest /= 10
      digits += 1
    }
    // Rounding may carry into the next second: then this is that second's tick.
    let whole = moment.instant.rounded(.down)
    let parts = min(Int(clamping: ((moment.instant - whole) * Double(per)).rounded()), per - 1)
    return ":" + labels.number(moment.second % 60, width: 2) + labels.symbols.decimalSeparator
      + labels.number(parts, width: digits)
  }

  private func context(_ moment: LocalMoment, after previous: LocalMoment?, step: TimeStep) -> String? {
    switch step {
    case .years: return nil
    case .days, .months:
      let year = CivilDate(dayNumber: moment.day).year
      if let previous, CivilDate(dayNumber: previous.day).year == year { return nil }
      return labels.number(year, width: 1)
    case .seconds:
      return date(moment, after: previous)
        ?? (previous.map { $0.offset != moment.offset } ?? false ? labels.zone(moment.offset) : nil)
    case .parts:
      if let previous, previous.day == moment.day, previous.second / 60 == moment.second / 60 { return nil }
      let time = labels.text(labels.minute, day: moment.day, second: moment.second)
      return date(moment, after: previous).map { $0 + ", " + time } ?? time
    }
  }

  /// The date if it differs from the previous tick's; with the year at the first tick and at the first tick of a year.
  private func date(_ moment: LocalMoment, after previous: LocalMoment?) -> String? {
    if let previous {
      if previous.day == moment.day { return nil }
      if CivilDate(dayNumber: previous.day).year == CivilDate(dayNumber: moment.day).year {
        return labels.text(labels.day, day: moment.day, second: moment.second)
      }
    }
    return labels.text(labels.dayOfYear, day: moment.day, second: moment.second)
  }
}

extension LabelFit {
  /// The ticks without contexts that would overlap the previous one; the first context yields to the second.
  func thinContexts(_ ticks: [Tick], on projection: AxisProjection) -> [Tick] {
    if intervals != nil { return ticks }
    var ticks = ticks
    let holders = ticks.indices.filter { ticks[$0].context != nil }
    func overlap(_ first: Int, _ second: Int) -> Bool {
      let distance = projection.position(of: ticks[second].value) - projection.position(of: ticks[first].value)
      return distance < (extent(ticks[first].context ?? "") + extent(ticks[second].context ?? "")) / 2 + spacing - 1e-6
    }
    var last: Int?
    for (order, index) in holders.enumerated() {
      if let kept = last, overlap(kept, index) {
        ticks[order == 1 ? kept : index].context = nil
        if order == 1 { last = index }
      } else {
        last = index
      }
    }
    return ticks
  }
}
