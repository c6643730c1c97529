import TraceAnalysis

extension Trace {
  /// The lanes from top to bottom: causes, work of the framework, code of the program, and effects on frames.
  func lanes(thresholds: BodyThresholds = BodyThresholds()) -> [Lane] {
    [
      lane("Causes", .cause, 20, [.cause], causes.enumerated().map { ($1.start, $1.duration, 0, $0) }),
      lane("Writes", .write, 16, [.write], writes.enumerated().map { ($1.time, 0, 0, $0) }),
      lane(
        "Update groups", .pass, 26, [.plain] + PassKind.allPasses.map { .pass($0) },
        passes.enumerated().map { ($1.start, $1.duration, $1.pass?.rawValue ?? 0, $0) }),
      updateLane("View bodies", .body, thresholds) { $0 == .body },
      updateLane("Representables", .representable, thresholds) { $0 == .representable },
      updateLane("Other updates", .other, thresholds) { $0 != .body && $0 != .representable },
      lane(
        "Frames", .frame, 20, [.frame, .frameOdd, .warning, .critical],
        frames.enumerated().map { index, frame in
          let isLaunch = index == 0 && launchEnd != nil
          let level = frame.lateness == 0 || isLaunch ? frame.number & 1 : frame.lateness > frame.interval ? 3 : 2
          return (frame.start, frame.duration, UInt8(level), index)
        }),
      // From the deadline of a late frame to its end. Delays of the launch are neither hitches nor hangs.
      lane(
        "Hitches", .hitch, 20, [.warning, .critical],
        frames.enumerated().dropFirst(launchEnd == nil ? 0 : 1).filter { $1.lateness > 0 }.map {
          ($1.deadline, $1.lateness, $1.lateness > $1.interval ? 1 : 0, $0)
        }.sorted { $0.start < $1.start }),
      lane(
        "Hangs", .hang, 20, [.warning, .critical],
        turns.enumerated().compactMap { index, turn in
          guard turn.thread == info.mainThread, turn.start >= launchEnd ?? .min,
            let severity = Hang.Severity(duration: turn.duration)
          else { return nil }
          return (turn.start, turn.duration, severity == .hang ? 1 : 0, index)
        }),
      loadLane("CPU, main thread", .processor) { $0 == info.mainThread },
      loadLane("CPU, other threads", .processorOther) { $0 != info.mainThread },
    ]
  }

  private func lane(
    _ name: String, _ subject: Lane.Subject, _ height: Double, _ colors: [LaneColor],
    _ spans: [(start: Int64, duration: Int64, level: UInt8, item: Int)], hasLowLevel: Bool = false
  ) -> Lane {
    Lane(
      name: name, subject: subject, count: spans.count, height: height,
      content: .spans(SpanIndex(spans), colors: colors, hasLowLevel: hasLowLevel))
  }

  private func updateLane(
    _ name: String, _ color: LaneColor, _ thresholds: BodyThresholds, of accepts: (UpdateKind) -> Bool
  ) -> Lane {
    var spans: [(start: Int64, duration: Int64, level: UInt8, item: Int)] = []
    for index in updates.indices where accepts(updates.kind[index]) {
      let duration = updates.duration[index]
      spans.append((updates.start[index], duration, thresholds.level(of: duration), index))
    }
    return lane(name, .update, 26, [color, .warning, .critical], spans, hasLowLevel: true)
  }

  private func loadLane(_ name: String, _ color: LaneColor, of accepts: (Int) -> Bool) -> Lane {
    let chosen = samples.indices.filter { accepts(Int(samples.thread[$0])) }.map {
      (time: samples.time[$0], used: Int64(samples.processorTime[$0]) * 1000)
    }
    return Lane(
      name: name, subject: .processor, count: chosen.count, height: 32,
      content: .load(LoadIndex(chosen, rate: info.sampleRate), color: color))
  }
}

extension BodyThresholds {
  /// 0 short, 1 long, 2 very long.
  func level(of duration: Int64) -> UInt8 { duration > red ? 2 : duration > orange ? 1 : 0 }
}

extension PassKind {
  /// In the order of their numbers.
  static let allPasses: [PassKind] = [.events, .transaction, .update, .layout, .displayList, .raster, .present]

  var title: String {
    switch self {
    case .displayList: "Display list"
    default: "\(self)".capitalized
    }
  }
}
