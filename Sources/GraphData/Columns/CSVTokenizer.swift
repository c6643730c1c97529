/// Cuts text into fields as it arrives, by RFC 4180: quotes may surround a field, and two of them inside are one.
///
/// Lines may end in LF, CRLF or CR. Blank lines are passed over.
struct CSVTokenizer {
  private enum State {
    case start, plain, quoted, quoteInQuoted
  }

  /// The line of the byte that comes next, from 1.
  private(set) var line = 1
  private let delimiter: UInt8
  private let fieldLimit: Int
  private var state = State.start
  private var field: [UInt8] = []
  private var isRowStarted = false
  private var isAfterReturn = false

  init(delimiter: UInt8, fieldLimit: Int) {
    self.delimiter = delimiter
    self.fieldLimit = fieldLimit
  }

  /// Consumes `bytes` and calls `emit` for each complete field, with whether it is the last of its row and its line.
  mutating func consume(
    _ bytes: UnsafeBufferPointer<UInt8>, _ emit: (UnsafeBufferPointer<UInt8>, Bool, Int) throws -> Void
  ) throws {
    for byte in bytes {
      let isNewline = byte == 10 || byte == 13
      if byte == 10, isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = byte == 13 && state != .quoted
      if state == .quoted {
        if byte == 34 {
          state = .quoteInQuoted
        } else {
          try append(byte)
          if byte == 10 { line += 1 }
        }
      } else if byte == delimiter {
        try end(false, emit)
      } else if isNewline {
        if isRowStarted || state != .start { try end(true, emit) }
        line += 1
      } else if byte == 34, state == .start || state == .quoteInQuoted {
        if state == .quoteInQuoted { try append(byte) }
        state = .quoted
      } else if byte != 32 && byte != 9 || state == .plain {
        // Ignore blanks around a field.
        guard state != .quoteInQuoted else {
          throw ColumnReadError(.malformed, "there is text after a closing quote", line: line)
        }
        try append(byte)
        state = .plain
      }
    }
  }

  /// Ends the text: emits the last field.
  mutating func finish(_ emit: (UnsafeBufferPointer<UInt8>, Bool, Int) throws -> Void) throws {
    if state == .quoted { throw ColumnReadError(.malformed, "a quote is not closed", line: line) }
    if isRowStarted || state != .start { try end(true, emit) }
  }

  private mutating func append(_ byte: UInt8) throws {
    guard field.count < fieldLimit else {
      throw ColumnReadError(.tooLarge, "a field has more than \(fieldLimit) bytes", line: line)
    }
    field.append(byte)
  }

  private mutating func end(
    _ isLast: Bool, _ emit: (UnsafeBufferPointer<UInt8>, Bool, Int) throws -> Void
  ) throws {
    if state == .plain {
      while let last = field.last, last == 32 || last == 9 { field.removeLast() }
    }
    try field.withUnsafeBufferPointer { try emit($0, isLast, line) }
    field.removeAll(keepingCapacity: true)
    state = .start
    isRowStarted = !isLast
  }
}
