/// What the main thread did during some time, from its samples.
struct MainThreadWork {
  /// Nanoseconds that it ran.
  var processorTime: Int64 = 0
  /// Nanoseconds that it waited for something other than a processor.
  var waitingTime: Int64 = 0
  /// The function of most samples, shortened. Empty if no sample names one.
  var function = ""

  /// A thread without processor time for this many nanoseconds was waiting.
  ///
  /// Samples count processor time, so a thread that shares its processor also has gaps between samples. But a scheduler
  /// runs a ready thread again within some tens of milliseconds.
  static let waiting: Int64 = 50_000_000
}

extension Trace {
  /// What the main thread did from `start` to `end`.
  ///
  /// - Parameter sample: the index of the first sample to examine. It moves on, so that consecutive ranges cost each
  ///   sample once.
  func mainThreadWork(
    from start: Int64, to end: Int64, sample: inout Int, names: inout FunctionNames
  ) -> MainThreadWork {
    var work = MainThreadWork()
    var hot = HotFunctions()
    while sample < samples.count, samples.time[sample] < start { sample += 1 }
    var (last, pause) = (start, Int64(0))
    let pass = { (time: Int64, ran: Int64) in
      work.processorTime += ran
      // A sample of a waiting thread, as the watchdog takes, has next to no processor time.
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
      // The processor time of the first sample may begin before the range.
      pass(samples.time[sample], min(Int64(samples.processorTime[sample]) * 1000, samples.time[sample] - last))
      hot.add(stack: samples.stack[sample], of: self, names: &names)
    }
    pass(max(last, end), 0)
    work.function = hot.functions(names, limit: 1).first?.name ?? ""
    return work
  }
}
