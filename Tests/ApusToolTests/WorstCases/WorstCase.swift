import TraceFormat

/// Traces of which one thing is as many as a stranger likes. Each count of the format is in one of them.
enum WorstCase: String, CaseIterable {
  case info, threads, clockReadings, drops, strings
  case modules, namelessAddresses, symbols, symbolsOfOneName, inlinedFunctions, deepStacks
  case typesOfOneName, closures, pathsInEachOther, pathsOfOneLongName, properties, views, viewsAnew, nestedViews
  case frames, passesOfTwoThreads, turns, transactions, markers, notes, checks
  case writes, writesOfOneProperty, readersOfOneProperty, writesInVain, causesInEachOther, updatesThatCauseEachOther
  case environmentKeys, nestedRules, samplesInHangs, longWords

  /// A trace with `count` of them.
  func chunks(_ count: Int) -> [TraceChunk] {
    var trace = WorstTrace()
    switch self {
    case .info:
      trace.chunks.append(.info((0..<count).map { ("argument", "word \($0)") }))
    case .threads:
      trace.chunks.append(
        .threads(
          (0..<count).map { TraceFileThread(number: UInt32($0), systemID: UInt32($0), name: "t", isMain: false) }))
      for thread in 0..<count { trace.chunks.append(.records(thread: UInt32(thread), [TraceRecord(kind: .marker)])) }
    case .clockReadings:
      trace.chunks.append(.clock((0..<count).map { (UInt64($0) << 21, UInt64($0) << 21) }))
      for index in 0..<count { trace.at(.marker, time: UInt64(index) << 21) }
    case .drops:
      trace.chunks.append(.drops((0..<count).map { (UInt32($0), UInt64($0)) }))
    case .strings:
      for index in 0..<count { _ = trace.text("text \(index)") }
    case .modules, .namelessAddresses, .symbols, .symbolsOfOneName, .inlinedFunctions, .deepStacks:
      addCode(count, &trace)
    case .frames, .passesOfTwoThreads, .turns, .transactions, .markers, .notes, .checks, .samplesInHangs:
      addTime(count, &trace)
    case .writes, .writesOfOneProperty, .readersOfOneProperty, .writesInVain, .causesInEachOther,
      .updatesThatCauseEachOther, .environmentKeys, .nestedRules:
      addCauses(count, &trace)
    case .typesOfOneName, .closures, .pathsInEachOther, .pathsOfOneLongName, .properties, .views, .viewsAnew,
      .nestedViews, .longWords:
      addViews(count, &trace)
    }
    return trace.finished
  }

  private func addCode(_ count: Int, _ trace: inout WorstTrace) {
    let update = trace.longBody("Row")
    switch self {
    case .modules:
      trace.chunks.append(
        .modules(
          (0..<count).map { index in
            TraceFileModule(
              base: UInt64(index) << 12, end: UInt64(index + 1) << 12, bias: 0, buildID: [], path: trace.text("/gone"))
          }))
      for index in 0..<count { trace.sample(update, [UInt64(index) << 12 + 8]) }
    case .namelessAddresses:
      for index in 0..<count { trace.sample(update, [UInt64(index) << 12 + 8]) }
    case .symbols:
      for index in 0..<count {
        trace.symbol(UInt64(index + 1), ["M.Row\(index).body.getter : Swift.Int"])
        trace.sample(update, [UInt64(index + 1)])
      }
    case .symbolsOfOneName:
      let name = "M.Row.body.getter : " + String(repeating: "Swift.Array<", count: 2000)
      for index in 0..<count { trace.symbol(UInt64(index + 1), [name]) }
      trace.sample(update, (0..<min(count, 500)).map { UInt64($0 + 1) })
    case .inlinedFunctions:
      // 64 functions at each of 32 addresses, on stacks that all differ.
      for address in 1...32 as ClosedRange<UInt64> {
        trace.symbol(address, (0..<64).map { "Foundation.Array.map\(Int(address) * 64 + $0)" })
      }
      for index in 0..<count / 32 { trace.sample(update, [UInt64(index) + 1000] + Array(1...32)) }
    default:
      for address in 1...512 as ClosedRange<UInt64> { trace.symbol(address, ["Swift.Collection.map(a\(address))"]) }
      for index in 0..<count / 128 { trace.sample(update, [UInt64(index) + 1000] + Array(1...500)) }
    }
  }

  private func addTime(_ count: Int, _ trace: inout WorstTrace) {
    let row = trace.type("Row")
    switch self {
    case .frames:
      for index in 1...count { trace.span(.frame, id: UInt32(index), cause: 30_000, value: 16_000) { _ in } }
    case .passesOfTwoThreads:
      // Each begins before the one on the other thread has ended, in one frame that is late.
      var passes: [[TraceRecord]] = [[], []]
      trace.span(.frame, id: 2, cause: 30_000, value: 16_000) {
        for index in 0..<count {
          let start = UInt64(index) * 10 + 10
          passes[index & 1].append(TraceRecord(time: start, kind: .raster, phase: .begin))
          passes[index & 1].append(TraceRecord(time: start + 15, kind: .raster, phase: .end))
        }
        $0.time = UInt64(count) * 10 + 100
      }
      for (index, records) in passes.enumerated() { trace.chunks.append(.records(thread: UInt32(index + 2), records)) }
    case .turns:
      for _ in 0..<count { trace.span(.turn) { $0.time += 300_000_000 } }
    case .transactions:
      for index in 0..<count { trace.span(.transaction, id: UInt32(index)) { _ in } }
    case .markers:
      for index in 0..<count { trace.at(.marker, id: UInt32(index), reference: row) }
    case .notes:
      for index in 0..<count { trace.at(.note, value: trace.path(row, "\(index)", in: 0)) }
    case .checks:
      trace.at(.create, id: 1, reference: row)
      for _ in 0..<count { trace.at(.check, id: 1, reference: row) }
    default:
      let update = trace.longBody("Row")
      for index in 0..<count {
        trace.span(.turn) { trace in
          trace.time += 300_000_000
          trace.sample(update, [UInt64(index) + 1000])
        }
      }
    }
  }

  private func addCauses(_ count: Int, _ trace: inout WorstTrace) {
    let row = trace.type("Row")
    switch self {
    case .writes, .writesInVain:
      let bodies = self == .writes ? 1 : 25
      for index in 0..<count / bodies {
        trace.write(UInt32(index + 1), property: trace.property("p\(index)"), to: 1)
        for body in 0..<bodies {
          trace.run(UInt32(body + 1), row, cause: body == 0 ? 1 : 0, outcome: self == .writes ? .changed : .equal)
        }
      }
    case .writesOfOneProperty:
      let property = trace.property("p")
      for index in 0..<count {
        trace.write(UInt32(index + 1), property: property, to: 1)
        trace.run(1, row, cause: 1)
      }
    case .readersOfOneProperty:
      trace.write(1, property: trace.property("p"), to: 1)
      for round in 0..<2 {
        for index in 0..<count {
          trace.at(.apply, id: UInt32(index + 2), cause: 1, value: 1)
          trace.run(UInt32(index + 2), trace.type("Row\(index)"), outcome: round == 0 ? .changed : .equal)
        }
      }
    case .causesInEachOther:
      for index in 0..<count {
        trace.at(.action, phase: .begin, id: UInt32(index + 1), cause: UInt32(index), detail: UInt8(index % 20))
      }
      trace.write(1, property: trace.property("p"), to: 1, cause: UInt32(count))
    case .updatesThatCauseEachOther:
      trace.write(1, property: trace.property("p"), to: 1)
      for index in 0..<count { trace.run(UInt32(index + 2), trace.type("Row\(index)"), cause: UInt32(index + 1)) }
    case .environmentKeys:
      for index in 0..<count {
        let id = UInt32(index + 1)
        trace.at(.create, id: id, reference: row, value: trace.property("key\(index)"), detail: 1)
        trace.run(id, row, kind: .environment)
        trace.at(.check, id: id, reference: row, detail: 1)
      }
    default:
      for index in 0..<count { trace.at(.rule, phase: .begin, id: UInt32(index + 1), reference: row) }
      for index in (0..<count).reversed() { trace.at(.rule, phase: .end, id: UInt32(index + 1)) }
    }
  }

  private func addViews(_ count: Int, _ trace: inout WorstTrace) {
    let row = trace.type("Row")
    switch self {
    case .typesOfOneName:
      let name = trace.text("M." + String(repeating: "Row", count: 3000))
      for index in 0..<count { trace.run(UInt32(index + 1), trace.type(named: name)) }
    case .closures:
      let type = trace.type("Button", closures: (0..<count).map { "action\($0)" })
      for _ in 0..<20 { trace.run(1, type, outcome: .closuresOnly) }
    case .pathsInEachOther:
      var path: UInt32 = 0
      for index in 0..<count {
        path = trace.path(row, "\(index)", in: path)
        trace.view(UInt32(index + 1), row, path: path)
      }
    case .pathsOfOneLongName:
      let long = trace.type(String(repeating: "Row", count: 3000))
      for index in 0..<count { trace.view(UInt32(index + 1), long, path: trace.path(long, "\(index)", in: 0)) }
    case .properties:
      for index in 0..<count { _ = trace.property("p\(index)") }
    case .views:
      for index in 0..<count {
        trace.view(UInt32(index + 1), trace.type("Row\(index)"), path: trace.path(row, "\(index)", in: 0))
      }
    case .viewsAnew:
      trace.view(1, row, path: 0)
      for index in 0..<count {
        if index % 100 == 0 { trace.span(.transaction, id: UInt32(index)) { _ in } }
        trace.at(.remove, id: UInt32(index % 50 + 2))
        trace.at(.create, id: UInt32(index % 50 + 2), reference: trace.type("Card"), cause: 1)
      }
    case .nestedViews:
      for index in 0..<count {
        trace.at(.create, id: UInt32(index + 1), reference: row, cause: UInt32(index))
        trace.run(UInt32(index + 1), row)
      }
    default:
      // A name of many words, where a line has no end.
      let name = String(repeating: "a ", count: count)
      trace.write(1, property: trace.property(name), to: 1)
      for index in 0..<40 {
        trace.at(.apply, id: UInt32(index + 2), cause: 1, value: 1)
        for _ in 0..<2 { trace.run(UInt32(index + 2), trace.type(name), outcome: .equal) }
      }
    }
  }
}
