import TraceFormat
import TraceSchema

/// The recording of a session with a list of landmarks, as a recorder would have written it: sixty frames a second, in
/// each a drag that writes a state, the list's body and those of its rows, checks of the environment, and samples; every
/// few frames rows leave and come. The same in every run.
struct Session {
  private static let ticksPerNanosecond: UInt64 = 3
  private static let frameTicks: UInt64 = 16_666_667 * ticksPerNanosecond
  private static let rowCount: UInt32 = 30
  /// Metadata of the app, the list, a row, its button, and its picture.
  private static let types: [UInt64] = [0x1000, 0x2000, 0x3000, 0x4000, 0x5000]

  private static let body = UpdateKind.body.rawValue, environment = UpdateKind.environment.rawValue

  private static let stackDepth = 24, leafCount = 10_000
  /// Ids of strings from here on name symbols.
  private static let firstSymbol: UInt32 = 1 << 24

  private let writer: TraceFileWriter
  private var main: [TraceRecord] = []
  private var raster: [TraceRecord] = []
  private var recordCount: UInt64 = 0
  private var now: UInt64 = 0
  private var frame: UInt32 = 0
  private var write: UInt32 = 0
  private var action: UInt32 = 0
  private var serial: UInt32 = 0
  private var newestRow: UInt32 = 0
  private var newPaths: [TraceFilePath] = []
  private var newTexts: [(id: UInt32, text: String)] = []
  private var random: UInt64 = 1

  /// Writes `seconds` of a session, and returns how many records it took.
  static func write(to path: String, seconds: Int) throws -> UInt64 {
    var session = try Session(path: path)
    try session.writeNames()
    session.start()
    for second in 0..<seconds {
      for _ in 0..<60 { session.addFrame() }
      try session.flush(second: second)
    }
    try session.writer.write(.drops([(0, 0)]))
    try session.writeSymbols()
    try session.writer.write(.done(records: session.recordCount))
    try session.writer.close()
    return session.recordCount
  }

  private init(path: String) throws {
    writer = try TraceFileWriter(
      path: path, header: TraceHeader(processID: 4242, startTicks: 0, startNanoseconds: 0, startDate: 1_763_700_000))
  }

  // MARK: Tables

  private func writeNames() throws {
    try writer.write(.info([("program", "Landmarks"), ("sampleRate", "1000"), ("recordCost", "10")]))
    try writer.write(.clock([(0, 0)]))
    try writer.write(
      .threads([
        TraceFileThread(number: 0, systemID: 4242, name: "main", isMain: true),
        TraceFileThread(number: 1, systemID: 4243, name: "raster", isMain: false),
      ]))
    let texts = [
      "Landmarks.LandmarksApp", "Landmarks.LandmarkList", "Landmarks.LandmarkRow", "Landmarks.FavoriteButton",
      "Landmarks.CircleImage", "LandmarkList", "offset", "EnvironmentValues", "colorScheme", "ModelData", "landmarks",
    ]
    try writer.write(.strings(texts.enumerated().map { (UInt32($0.offset + 1), $0.element) }))
    try writer.write(
      .types(
        Self.types.enumerated().map {
          TraceFileType(reference: $0.element, name: UInt32($0.offset + 1), mangledName: 0, closures: [])
        }))
    try writer.write(
      .paths([
        TraceFilePath(id: 1, parent: 0, type: Self.types[0], text: 0),
        TraceFilePath(id: 2, parent: 1, type: Self.types[1], text: 0),
      ]))
    try writer.write(
      .properties([
        TraceFileProperty(id: 1, owner: 6, name: 7, address: 0),
        TraceFileProperty(id: 2, owner: 8, name: 9, address: 0),
        TraceFileProperty(id: 3, owner: 10, name: 11, address: 0),
      ]))
  }

  /// What the first reader appends: the function at each address of a stack.
  private func writeSymbols() throws {
    try writer.write(.strings([(1, "Landmarks"), (2, "Landmarks.swift")].map { (Self.firstSymbol + $0.0, $0.1) }))
    for level in 0..<Self.stackDepth {
      let leaves = level < 3 ? Self.leafCount : 1
      let id = Self.firstSymbol + 3 + UInt32(level) * UInt32(Self.leafCount)
      try writer.write(.strings((0..<leaves).map { (id + UInt32($0), "Landmarks.function\(level).number\($0)()") }))
      try writer.write(
        .symbols(
          (0..<leaves).map { leaf in
            TraceFileSymbol(
              address: Self.address(level, leaf), module: Self.firstSymbol + 1,
              frames: [(id + UInt32(leaf), Self.firstSymbol + 2, UInt32(level + 1))])
          }))
    }
  }

  private mutating func flush(second: Int) throws {
    try writer.write(.strings(newTexts))
    try writer.write(.paths(newPaths))
    (newTexts, newPaths) = ([], [])
    for (thread, records) in [(0, main), (1, raster)] as [(UInt32, [TraceRecord])] {
      recordCount += UInt64(records.count)
      try writer.write(.records(thread: thread, records))
    }
    main.removeAll(keepingCapacity: true)
    raster.removeAll(keepingCapacity: true)
    try writer.write(.clock([(now, now / Self.ticksPerNanosecond)]))
  }

  // MARK: Records

  private mutating func next(below limit: UInt64) -> UInt64 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (random >> 33) % limit
  }

  private mutating func add(
    _ kind: TraceKind, _ phase: TracePhase, _ id: UInt32, reference: UInt64 = 0, detail: UInt8 = 0, cause: UInt32 = 0,
    value: UInt32 = 0
  ) {
    now += 100 + next(below: 400)
    main.append(
      TraceRecord(
        time: now, reference: reference, kind: kind, phase: phase, detail: detail, id: id, cause: cause, value: value))
  }

  /// A rule of kind `detail` runs for about `microseconds`.
  private mutating func run(
    _ attribute: UInt32, type: UInt64, cause: UInt32, detail: UInt8 = 0, microseconds: UInt64, outcome: UInt32 = 1
  ) {
    serial += 1
    add(.rule, .begin, attribute, reference: type, detail: detail, cause: cause, value: serial)
    now += next(below: 2 * microseconds * 1000 * Self.ticksPerNanosecond + 1)
    add(.rule, .end, attribute, detail: detail, value: outcome)
  }

  /// One of ten thousand stacks: they differ in their three innermost functions.
  private mutating func addresses() -> [UInt64] {
    let leaf = Int(next(below: UInt64(Self.leafCount)))
    return (0..<Self.stackDepth).map { Self.address($0, $0 < 3 ? leaf : 0) }
  }

  private static func address(_ level: Int, _ leaf: Int) -> UInt64 {
    0x5555_0000_0000 + UInt64(level) << 24 + UInt64(leaf) * 64
  }

  private mutating func sample() {
    let frames = addresses()
    main.append(
      TraceRecord(
        time: now, reference: frames[0], kind: .sample, phase: .instant, id: serial, cause: 1000,
        value: UInt32(frames.count)))
    main += TraceRecord.stack(frames.dropFirst())
  }

  // MARK: What happens

  /// Attributes: 1 the app's body, 2 the list's, 3 the drag's state, 4 the environment; five for each row from 10 on.
  private mutating func start() {
    add(.turn, .begin, 0)
    add(.transaction, .begin, 1)
    add(.create, .instant, 1, reference: Self.types[0], value: 1)
    run(1, type: Self.types[0], cause: 0, microseconds: 50)
    add(.create, .instant, 2, reference: Self.types[1], cause: 1, value: 2)
    run(2, type: Self.types[1], cause: 0, microseconds: 50)
    for row in 0..<Self.rowCount { addRow(row) }
    add(.transaction, .end, 1)
    add(.turn, .end, 0)
  }

  private func attribute(_ row: UInt32) -> UInt32 { 10 + row % Self.rowCount * 5 }

  /// A row's body, its button's and its picture's, and their keys of the environment.
  private mutating func addRow(_ row: UInt32) {
    let path = 10 + row * 3
    let text = 100 + row
    newTexts.append((text, "\(row)"))
    newPaths.append(TraceFilePath(id: path, parent: 2, type: Self.types[2], text: text))
    newPaths.append(TraceFilePath(id: path + 1, parent: path, type: Self.types[3], text: 0))
    newPaths.append(TraceFilePath(id: path + 2, parent: path, type: Self.types[4], text: 0))
    let body = attribute(row)
    add(.create, .instant, body, reference: Self.types[2], cause: 2, value: path)
    run(body, type: Self.types[2], cause: 0, microseconds: 20)
    for part in 0..<2 as Range<UInt32> {
      let (child, type) = (body + 1 + part, Self.types[3 + Int(part)])
      add(.create, .instant, child, reference: type, cause: body, value: path + 1 + part)
      run(child, type: type, cause: 0, microseconds: 5)
      add(.create, .instant, child + 2, reference: type, detail: Self.environment, cause: child, value: 2)
      run(child + 2, type: type, cause: 0, detail: Self.environment, microseconds: 0)
    }
    newestRow = row
  }

  private mutating func removeRow(_ row: UInt32) {
    for part in 0..<5 as Range<UInt32> {
      add(.remove, .instant, attribute(row) + part, detail: part < 3 ? Self.body : Self.environment)
    }
  }

  private mutating func addFrame() {
    frame += 1
    let slot = UInt64(frame) * Self.frameTicks
    now = max(now, slot)
    add(.turn, .begin, frame)
    add(.frame, .begin, frame, cause: UInt32(min((now - slot) / 3000, 1_000_000)), value: 16667)
    add(.events, .begin, frame)
    action += 1
    add(.action, .begin, action, reference: Self.types[1], detail: CauseKind.scroll.rawValue, value: 2)
    write += 1
    add(.write, .instant, write, reference: 3, cause: action, value: 1)
    main += TraceRecord.stack(addresses())
    add(.apply, .instant, 3, cause: write, value: 120)
    add(.action, .end, action)
    add(.events, .end, frame)
    add(.transaction, .begin, frame)
    add(.transaction, .end, frame, value: 1)
    add(.update, .begin, frame)
    run(2, type: Self.types[1], cause: 3, microseconds: 200)
    sample()
    if frame.isMultiple(of: 4) {
      removeRow(newestRow + 1)
      addRow(newestRow + 1)
    }
    for row in 0..<Self.rowCount {
      let body = attribute(row)
      run(body, type: Self.types[2], cause: 2, microseconds: 20, outcome: row % 3 == 0 ? 1 : 0)
      run(body + 1, type: Self.types[3], cause: body, microseconds: 5)
      if row % 3 == 0 { sample() }
      add(.check, .instant, body + 2, reference: Self.types[4], cause: body)
      if row % 6 == 0 {
        run(body + 3, type: Self.types[3], cause: 3, detail: Self.environment, microseconds: 1, outcome: 0)
      }
    }
    add(.update, .end, frame, value: 200)
    for pass in [TraceKind.layout, .displayList, .raster, .present] {
      add(pass, .begin, frame)
      if pass == .raster { addBand() }
      add(pass, .end, frame, value: 1000)
    }
    add(.frame, .end, frame, value: 300)
    add(.turn, .end, frame)
  }

  /// The other thread's part of the raster pass.
  private mutating func addBand() {
    raster.append(TraceRecord(time: now, kind: .raster, phase: .begin, thread: 1, id: frame))
    raster.append(TraceRecord(time: now + 3_000_000, kind: .raster, phase: .end, thread: 1, id: frame, value: 500_000))
    now += 4_000_000
  }
}
