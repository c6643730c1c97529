import Foundation

/// One reading of delimited text: from fields to columns.
struct CSVSession {
  private let reader: CSVReader
  private var tokenizer: CSVTokenizer?
  private var byteCount = 0
  /// The fields of the first row, which may be names or numbers.
  private var firstRow: [[UInt8]] = []
  private var names: [String]?
  private var xColumn: Int?
  private var isRead: [Bool] = []
  private var values: [[Double]] = []
  private var field = 0

  init(reader: CSVReader) { self.reader = reader }

  mutating func consume(_ data: Data) throws {
    byteCount += data.count
    guard byteCount <= reader.limits.bytes else {
      throw ColumnReadError(.tooLarge, "the text has more than \(reader.limits.bytes) bytes", line: tokenizer?.line)
    }
    try data.withUnsafeBytes { (raw: UnsafeRawBufferPointer) in
      var bytes = raw.bindMemory(to: UInt8.self)
      if tokenizer == nil {
        // Skip a byte order mark: it does not belong to the first name.
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes = UnsafeBufferPointer(rebasing: bytes[3...]) }
        tokenizer = CSVTokenizer(delimiter: delimiter(bytes), fieldLimit: reader.limits.fieldBytes)
      }
      var tokenizer = self.tokenizer!
      try tokenizer.consume(bytes) { try add($0, isLast: $1, line: $2) }
      self.tokenizer = tokenizer
    }
  }

  mutating func finish() throws -> ColumnTable {
    if var tokenizer { try tokenizer.finish { try add($0, isLast: $1, line: $2) } }
    guard let names else { return ColumnTable(columns: []) }
    let x = xColumn.map { values[$0] } ?? values.first.map { $0.indices.map(Double.init) } ?? []
    let kept = names.indices.filter { isRead[$0] && $0 != xColumn }
    return ColumnTable(
      xName: xColumn.map { names[$0] }, x: x, names: kept.map { names[$0] }, values: kept.map { values[$0] })
  }

  private func delimiter(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
    if let delimiter = reader.delimiter { return UInt8(truncatingIfNeeded: delimiter.value) }
    let line = bytes.prefix { $0 != 10 && $0 != 13 }
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|")]
    let counts = candidates.map { candidate in line.count { $0 == candidate } }
    return candidates[counts.indices.max { counts[$0] < counts[$1] || counts[$0] == counts[$1] && $0 > $1 }!]
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, line: Int) throws {
    if names == nil {
      guard firstRow.count < reader.limits.columns else {
        throw ColumnReadError(.tooLarge, "there are more than \(reader.limits.columns) columns", line: line)
      }
      firstRow.append(Array(bytes))
      if isLast { try begin(line: line) }
      return
    }
    guard field < values.count else {
      throw ColumnReadError(.malformed, "a row has more than \(values.count) fields", line: line)
    }
    try store(bytes, line: line)
    field += 1
    guard isLast else { return }
    guard field == values.count else {
      throw ColumnReadError(.malformed, "a row has \(field) fields instead of \(values.count)", line: line)
    }
    field = 0
  }

  /// The first row is complete: it names the columns, or is data.
  private mutating func begin(line: Int) throws {
    let isHeader = firstRow.contains { bytes in
      bytes.withUnsafeBufferPointer { !FieldText.isNull($0) && Self.number($0, scale: 1) == nil }
    }
    let names = firstRow.indices.map { isHeader ? String(decoding: firstRow[$0], as: UTF8.self) : String($0 + 1) }
    self.names = names
    switch reader.x {
    case .rowNumber: break
    case .column(let column):
      guard names.indices.contains(column) else {
        throw ColumnReadError(.malformed, "there is no column \(column) for x among \(names.count)", line: line)
      }
      xColumn = column
    case .named(let name):
      guard let column = names.firstIndex(of: name) else {
        throw ColumnReadError(.malformed, "there is no column \"\(name)\" for x", line: line)
      }
      xColumn = column
    }
    isRead = names.indices.map { $0 == xColumn || reader.columns?.contains(names[$0]) ?? true }
    values = Array(repeating: [], count: names.count)
    guard !isHeader else { return }
    for bytes in firstRow {
      try bytes.withUnsafeBufferPointer { try store($0, line: line) }
      field += 1
    }
    field = 0
  }

  private mutating func store(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) throws {
    guard isRead[field] else { return }
    if FieldText.isNull(bytes) {
      values[field].append(.nan)
    } else if let number = Self.number(bytes, scale: field == xColumn ? reader.xScale : 1) {
      values[field].append(number)
    } else {
      let text = String(decoding: bytes.prefix(40), as: UTF8.self)
      throw ColumnReadError(.malformed, "\"\(text)\" in column \"\(names![field])\" is not a number", line: line)
    }
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, scale: Double) -> Double? {
    let digits = bytes.first == UInt8(ascii: "$") ? UnsafeBufferPointer(rebasing: bytes.dropFirst()) : bytes
    return FieldText.number(digits).map { $0 * scale } ?? FieldText.date(bytes)
  }
}
