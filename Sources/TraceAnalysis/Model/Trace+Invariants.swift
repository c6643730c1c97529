extension Trace {
  /// The rules that this trace breaks, one sentence each. Always empty for a trace that was read. Cost: one pass over
  /// the trace.
  ///
  /// Every index is in range or -1; the columns of a table have one length; everything is in order of time and within
  /// the recording; no duration is negative; the cause of an update came before it; an instance is created once.
  public func checkInvariants() -> [String] {
    var faults: [String] = []
    func check(_ isTrue: Bool, _ fault: @autoclosure () -> String) {
      if !isTrue, faults.count < 100 { faults.append(fault()) }
    }
    func checkIndex(_ index: Int, in count: Int, _ what: @autoclosure () -> String) {
      check(index >= -1 && index < count, "\(what()) \(index) is not below \(count)")
    }
    func checkSpans(_ spans: [Span], _ name: String) {
      checkTimes(spans.map { ($0.start, $0.duration) }, name)
      for span in spans { check(threads.indices.contains(span.thread), "a thread of \(name) is \(span.thread)") }
    }
    func checkTimes(_ times: [(start: Int64, duration: Int64)], _ name: String) {
      var last: Int64 = 0
      for time in times {
        check(time.start >= last, "\(name) are not in order at \(time.start)")
        check(time.duration >= 0, "one of \(name) takes \(time.duration)")
        check(time.start + time.duration <= duration, "one of \(name) ends at \(time.start + time.duration)")
        last = time.start
      }
    }

    check(threads.indices.contains(info.mainThread), "the main thread is \(info.mainThread)")
    checkSpans(transactions, "transactions")
    checkSpans(turns, "turns")
    checkSpans(passes, "passes")
    checkTimes(frames.map { ($0.start, $0.duration) }, "frames")
    for frame in frames { check(frame.interval >= 0, "a frame's interval is \(frame.interval)") }
    checkTimes(causes.map { ($0.start, $0.duration) }, "causes")
    checkTimes(writes.map { ($0.time, 0) }, "writes")
    checkTimes(checks.map { ($0.time, 0) }, "checks")
    checkTimes(notes.map { ($0.time, 0) }, "notes")
    checkTimes(markers.map { ($0.time, 0) }, "markers")
    for (index, cause) in causes.enumerated() {
      checkIndex(cause.type, in: types.count, "a cause's type")
      checkIndex(cause.parent, in: causes.count, "a cause's parent")
      check(cause.parent != index, "cause \(index) is its own parent")
    }
    for write in writes {
      checkIndex(write.property, in: properties.count, "a write's property")
      checkIndex(write.cause, in: causes.count, "a write's cause")
      checkIndex(write.stack, in: stacks.count, "a write's stack")
      check(write.marked >= 0, "a write marked \(write.marked)")
    }
    for (index, instance) in instances.enumerated() {
      check(types.indices.contains(instance.type), "an instance's type is \(instance.type)")
      checkIndex(instance.parent, in: index, "an instance's parent")
      checkIndex(instance.property, in: properties.count, "an instance's property")
      check(instance.removed == -1 || instance.removed >= instance.created, "an instance is removed before it is made")
      check(instance.created >= 0 && instance.created <= duration, "an instance is made at \(instance.created)")
    }
    for check in checks {
      checkIndex(check.rootWrite, in: writes.count, "a check's write")
      checkIndex(check.transaction, in: transactions.count, "a check's transaction")
      if !instances.indices.contains(check.instance) { faults.append("a check's instance is \(check.instance)") }
      checkCause(check.cause, before: updates.count)
    }
    func checkCause(_ cause: UpdateCause, before limit: Int) {
      switch cause {
      case .none: break
      case .update(let index): check((0..<limit).contains(index), "an update's cause \(index) is not before it")
      case .write(let index): check(writes.indices.contains(index), "an update's write is \(index)")
      }
    }

    let lengths = [
      updates.duration.count, updates.kind.count, updates.outcome.count, updates.instance.count, updates.type.count,
      updates.transaction.count, updates.packedCause.count, updates.rootWrite.count, updates.isCreation.count,
    ]
    let sampleLengths = [
      samples.thread.count, samples.update.count, samples.stack.count, samples.processorTime.count,
    ]
    check(lengths.allSatisfy { $0 == updates.count }, "columns of updates differ in length")
    check(sampleLengths.allSatisfy { $0 == samples.count }, "columns of samples differ in length")
    if faults.count > 0 { return faults }

    checkTimes(updates.indices.map { (updates.start[$0], updates.duration[$0]) }, "updates")
    var isCreated = [Bool](repeating: false, count: instances.count)
    for index in updates.indices {
      let instance = Int(updates.instance[index])
      check(types.indices.contains(Int(updates.type[index])), "an update's type is \(updates.type[index])")
      checkIndex(Int(updates.transaction[index]), in: transactions.count, "an update's transaction")
      checkIndex(Int(updates.rootWrite[index]), in: writes.count, "an update's root")
      checkCause(updates.cause(of: index), before: index)
      guard instances.indices.contains(instance) else {
        faults.append("an update's instance is \(instance)")
        continue
      }
      check(!updates.isCreation[index] || !isCreated[instance], "instance \(instance) is created twice")
      isCreated[instance] = true
    }
    checkTimes(samples.time.map { ($0, 0) }, "samples")
    for index in samples.indices {
      check(threads.indices.contains(Int(samples.thread[index])), "a sample's thread is \(samples.thread[index])")
      checkIndex(Int(samples.update[index]), in: updates.count, "a sample's update")
      checkIndex(Int(samples.stack[index]), in: stacks.count, "a sample's stack")
    }
    check(stacks.starts.first == 0 && stacks.starts.last.map(Int.init) == stacks.addresses.count, "stacks are torn")
    return faults
  }
}
