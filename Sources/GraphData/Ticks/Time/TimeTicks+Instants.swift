extension TimeTicks {
  /// The instants in the window that lie on multiples of the step in local time, rising; at most 1,000.
  func instants(every step: TimeStep, in window: ClosedRange<Double>) -> [LocalMoment] {
    switch step {
    case .parts(let count, let per): return parts(count, per: per, in: window)
    case .seconds(let seconds): return times(every: Double(seconds), in: window)
    case .days(let count):
      let phase = count % 7 == 0 ? 4 - labels.firstWeekday : 0
      return days(in: window) { day in
        CivilDate.floorDivide(day + phase + count - 1, count) * count - phase
      } next: {
        $0 + count
      }
    case .months(let count): return months(every: count, in: window)
    case .years(let count): return months(every: count * 12, in: window)
    }
  }

  /// Parts of a second. Offsets are whole seconds and do not matter here.
  private func parts(_ count: Int, per: Int, in window: ClosedRange<Double>) -> [LocalMoment] {
    let offset = clock.offset(at: window.lowerBound)
    let second = window.lowerBound.rounded(.down)
    let step = Double(count) / Double(per)
    let first = ((window.lowerBound - second) / step - 1e-9).rounded(.up)
    var moments: [LocalMoment] = []
    for index in 0..<1000 {
      // Count in whole parts and divide once: one rounding.
      let instant = second + (first + Double(index)) * Double(count) / Double(per)
      if instant > window.upperBound { break }
      moments.append(LocalMoment(instant, offset: offset))
    }
    return moments
  }

  private func times(every step: Double, in window: ClosedRange<Double>) -> [LocalMoment] {
    var moments: [LocalMoment] = []
    var start = window.lowerBound
    var offset = clock.offset(at: start)
    while moments.count < 1000 {
      let change = clock.transition(after: start).flatMap { $0 <= window.upperBound ? $0 : nil }
      var local = ((start + offset) / step).rounded(.up) * step
      while moments.count < 1000, change.map({ local - offset < $0 }) ?? (local - offset <= window.upperBound) {
        // A local time that occurs twice gets a second tick only if the clock change is at least a step.
        let isRepeated = moments.last.map { local <= $0.local && step > $0.offset - offset } ?? false
        if !isRepeated { moments.append(LocalMoment(local - offset, offset: offset)) }
        local += step
      }
      guard let change else { break }
      let next = clock.offset(at: change)
      // If clocks jump over midnight, the day begins at the time they jump to.
      let midnight = ((change + offset) / 86400).rounded(.up) * 86400
      let landing = change + next
      if midnight < landing, (landing / step).rounded() * step != landing, landing - midnight < 86400 {
        moments.append(LocalMoment(change, offset: next))
      }
      start = change
      offset = next
    }
    return moments
  }

  private func months(every count: Int, in window: ClosedRange<Double>) -> [LocalMoment] {
    // Months are numbered from year 0; steps of years begin at multiples of their count.
    func first(_ month: Int) -> Int {
      CivilDate(
        year: CivilDate.floorDivide(month, 12), month: month - CivilDate.floorDivide(month, 12) * 12 + 1, day: 1
      )
      .dayNumber
    }
    func month(of day: Int) -> Int {
      let date = CivilDate(dayNumber: day)
      return date.year * 12 + date.month - 1
    }
    return days(in: window) { day in
      // The previous one may be the day itself.
      let multiple = CivilDate.floorDivide(month(of: day), count) * count
      return first(multiple) >= day ? first(multiple) : first(multiple + count)
    } next: {
      first(month(of: $0) + count)
    }
  }

  /// The starts of local days, from the first that `align` gives for the window's first day.
  private func days(
    in window: ClosedRange<Double>, align: (Int) -> Int, next: (Int) -> Int
  ) -> [LocalMoment] {
    let start = LocalMoment(window.lowerBound, offset: clock.offset(at: window.lowerBound))
    var moments: [LocalMoment] = []
    var day = align(start.day)
    while moments.count < 1000 {
      // No day starts more than 18 hours before its midnight in UTC.
      if Double(day) * 86400 - 64800 > window.upperBound { break }
      if let instant = clock.start(ofDay: day), window.contains(instant) {
        moments.append(LocalMoment(instant, offset: clock.offset(at: instant)))
      }
      day = next(day)
    }
    return moments
  }
}
