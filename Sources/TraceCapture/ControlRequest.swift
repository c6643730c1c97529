/// A line that a client sent to the control socket.
enum ControlRequest: Equatable {
  case record(TraceOptions, path: String)
  case stop

  struct Invalid: Error, Equatable { let text: String }

  init(_ line: String) throws(Invalid) {
    let words = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    switch words.first {
    case "stop" where words.count == 1: self = .stop
    case "record" where words.count == 4:
      guard let path = Self.decoded(words[1]) else {
        throw Invalid(text: "the file's name is not percent-encoded UTF-8")
      }
      guard path.hasPrefix("/") else { throw Invalid(text: "the file's path must begin at the root") }
      guard let rate = TraceOptions.sampleRate(words[2]) else {
        throw Invalid(text: "the rate is a number up to \(TraceOptions.sampleRates.upperBound)")
      }
      guard let updates = TraceOptions.Updates(rawValue: words[3]) else {
        throw Invalid(text: "updates are \"bodies\" or \"all\"")
      }
      self = .record(TraceOptions(sampleRate: rate, updates: updates), path: path)
    default: throw Invalid(text: "the commands are: record FILE RATE UPDATES, stop")
    }
  }

  /// Decodes percent-encoded UTF-8; nil if it is not valid.
  private static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "%") {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(Substring(rest.prefix(2)), radix: 16), value != 0 else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
