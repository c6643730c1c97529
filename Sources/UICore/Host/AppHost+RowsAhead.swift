extension AppHost {
  /// Draws what windows have left out of sight, some of it at a time: events and frames that are due go first.
  func drawLate() {
    guard !isDrawingLate, windows.contains(where: \.host.isLate) else { return }
    isDrawingLate = true
    platform.schedule(after: 0) { [weak self] in
      guard let self else { return }
      for window in windows { window.host.drawLate(atMost: Self.lateRules) }
      isDrawingLate = false
      drawLate()
    }
  }

  /// About four milliseconds, at a microsecond or two for each.
  private static let lateRules = 2000

  /// Makes rows that come into sight next, where the frame took more than a quarter of its time: what is quicker needs no
  /// help, and rows ahead cost an update each.
  func makeRowsAhead(afterFrameBegunAt start: Double) {
    if platform.now - start > platform.frameInterval / 4 { makeRowsAhead(until: start + platform.frameInterval) }
  }

  /// Makes a line in each window at a time: events and frames that are due go first.
  ///
  /// - Parameters:
  ///   - deadline: when the next frame is due; seconds.
  ///   - cost: seconds that the last lines took.
  private func makeRowsAhead(until deadline: Double, cost: Double = 0) {
    platform.schedule(after: 0) { [weak self] in
      guard let self else { return }
      let start = platform.now
      guard start + cost < deadline else { return }
      let hasMade = windows.reduce(false) { $1.host.makeRowsAhead() || $0 }
      if hasMade { makeRowsAhead(until: deadline, cost: platform.now - start) }
    }
  }
}
