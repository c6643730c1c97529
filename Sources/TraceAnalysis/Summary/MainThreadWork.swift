/// What the main thread did in a stretch of time, from its samples.
struct MainThreadWork {
  /// Nanoseconds that it ran.
  var processorTime: Int64 = 0
  /// Nanoseconds that it waited for something else than a processor.
  var waitingTime: Int64 = 0
  /// What most samples were in, shortened; empty where none says.
  var function = ""

  /// From this many nanoseconds without processor time on, the thread waited.
  ///
  /// Samples come by processor time, so a thread that had to share the processor looks as if it paused; but a scheduler
  /// gives a thread that is ready its turn again within some tens of milliseconds.
  static let waiting: Int64 = 50_000_000
}

extension Trace {
  /// What the main thread did from `start` to `end`.
  ///
  /// - Parameter sample: where to look for samples; moves on, so that stretches in order of time cost each sample once.
  func mainThreadWork(
    from start: Int64, to end: Int64, sample: inout Int, names: inout FunctionNames
  ) -> MainThreadWork {
    var work = MainThreadWork()
    var hot = HotFunctions()
    while sample < samples.count, samples.time[sample] < start { sample += 1 }
    var (last, pause) = (start, Int64(0))
    let pass = { (time: Int64, ran: Int64) in
      work.processorTime += ran
      // A sample of a thread that waits, as the watchdog takes, finds next to no time that it ran.
      if ran * 50 > time - last { pause = 0 }
      let before = pause
      pause += time - last - ran
      if pause >= MainThreadWork.waiting {
        work.waitingTime += before >= MainThreadWork.waiting ? pause - before : pause
      }
      last = time
    }
    while sample < samples.count, samples.time[sample] <= end {
      defer { sample += 1 }
      guard Int(samples.thread[sample]) == info.mainThread else { continue }
      // The first sample's time may reach back to before the stretch.
      pass(samples.time[sample], min(Int64(samples.processorTime[sample]) * 1000, samples.time[sample] - last))
      hot.add(stack: samples.stack[sample], of: self, names: &names)
    }
    pass(max(last, end), 0)
    work.function = hot.functions(names, limit: 1).first?.name ?? ""
    return work
  }
}
