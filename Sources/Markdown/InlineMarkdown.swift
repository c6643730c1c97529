import CMarkdown

/// A stretch of text with one set of Markdown's inline styles.
public struct MarkdownSpan: Equatable, Sendable {
  /// What is shown, without Markdown's marks.
  public var text: String
  /// Written between `**` or `__`.
  public var isStrong = false
  /// Written between `*` or `_`.
  public var isEmphasized = false
  /// Written between `` ` ``.
  public var isCode = false
  /// Written between `~` or `~~`.
  public var isStruckThrough = false
  /// Where a link leads, as it is written.
  public var destination: String?

  /// A text without a style.
  public init(_ text: String) { self.text = text }

  fileprivate func hasStyle(of other: MarkdownSpan) -> Bool {
    isStrong == other.isStrong && isEmphasized == other.isEmphasized && isCode == other.isCode
      && isStruckThrough == other.isStruckThrough && destination == other.destination
  }
}

/// Markdown's inline styles, by md4c: strong, emphasis, code, links, and strikethrough as GitHub has it.
///
/// Whitespace and lines stay as they are, and nothing makes a block: a line that begins with `#` or `-` is shown so. HTML is
/// text; of an image its description is left.
public enum InlineMarkdown {
  /// Longer strings are no Markdown; bytes in UTF-8.
  public static let maximumSize = 100_000

  /// The stretches of a string; nil where it has no styles, escapes or entities, or is longer than `maximumSize`.
  ///
  /// Without one of Markdown's characters it costs a look at each byte; with one, some microseconds, and time that grows with
  /// the length.
  public static func spans(of string: String) -> [MarkdownSpan]? {
    guard mayHoldStyles(string), let guarded = guarded(string) else { return nil }
    let reader = SpanReader()
    var parser = MD_PARSER()
    parser.flags = UInt32(
      MD_FLAG_NOINDENTEDCODEBLOCKS | MD_FLAG_NOHTMLBLOCKS | MD_FLAG_NOHTMLSPANS | MD_FLAG_STRIKETHROUGH)
    parser.enter_block = { _, _, _ in 0 }
    parser.leave_block = { _, _, _ in 0 }
    parser.enter_span = { kind, detail, reader in SpanReader.of(reader).enter(kind, detail) }
    parser.leave_span = { kind, _, reader in SpanReader.of(reader).leave(kind) }
    parser.text = { kind, text, size, reader in SpanReader.of(reader).add(kind, text, size) }
    let status = guarded.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        md_parse($0.baseAddress, MD_SIZE($0.count), &parser, Unmanaged.passUnretained(reader).toOpaque())
      }
    }
    guard status == 0 else { return nil }
    if reader.spans.count == 1, reader.spans[0] == MarkdownSpan(string) { return nil }
    return reader.spans
  }

  /// Whether a string has a character that means something to Markdown within a line.
  public static func mayHoldStyles(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
          UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"):
          return true
        default: continue
        }
      }
      return false
    }
  }

  /// Stands at both ends of each line, so that no line begins a block, is blank, or loses its spaces: a space to md4c, but none
  /// that indents. Few texts are written in Ogham; one that is stays as it is.
  fileprivate static let mark: Unicode.Scalar = "\u{1680}"

  private static func guarded(_ string: String) -> [UInt8]? {
    guard string.utf8.count <= maximumSize, !string.unicodeScalars.contains(mark) else { return nil }
    let mark = Array(String(mark).utf8)
    var bytes = mark
    bytes.reserveCapacity(string.utf8.count + 16)
    var isAfterReturn = false
    for byte in string.utf8 {
      let isNewline = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      defer { isAfterReturn = byte == UInt8(ascii: "\r") }
      guard isNewline else {
        bytes.append(byte)
        continue
      }
      if isAfterReturn, byte == UInt8(ascii: "\n") { continue }
      bytes += mark + [UInt8(ascii: "\n")] + mark
    }
    return bytes + mark
  }
}

/// What md4c tells, as spans.
private final class SpanReader {
  private(set) var spans: [MarkdownSpan] = []
  /// How many spans of each kind are open.
  private var strong = 0
  private var emphasized = 0
  private var code = 0
  private var struck = 0
  private var destinations: [String] = []

  static func of(_ pointer: UnsafeMutableRawPointer?) -> SpanReader {
    Unmanaged<SpanReader>.fromOpaque(pointer!).takeUnretainedValue()
  }

  func enter(_ kind: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?) -> CInt {
    switch kind {
    case MD_SPAN_STRONG: strong += 1
    case MD_SPAN_EM: emphasized += 1
    case MD_SPAN_CODE: code += 1
    case MD_SPAN_DEL: struck += 1
    case MD_SPAN_A:
      destinations.append(
        detail.map { string(of: $0.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee.href) } ?? "")
    default: break
    }
    return 0
  }

  func leave(_ kind: MD_SPANTYPE) -> CInt {
    switch kind {
    case MD_SPAN_STRONG: strong -= 1
    case MD_SPAN_EM: emphasized -= 1
    case MD_SPAN_CODE: code -= 1
    case MD_SPAN_DEL: struck -= 1
    case MD_SPAN_A: destinations.removeLast()
    default: break
    }
    return 0
  }

  func add(_ kind: MD_TEXTTYPE, _ text: UnsafePointer<CChar>?, _ size: MD_SIZE) -> CInt {
    switch kind {
    case MD_TEXT_BR, MD_TEXT_SOFTBR: append("\n")
    case MD_TEXT_NULLCHAR: append("\u{FFFD}")
    case MD_TEXT_ENTITY: append(Entity.text(of: decoded(text, size)))
    default: append(decoded(text, size))
    }
    return 0
  }

  private func append(_ text: String) {
    let text =
      text.unicodeScalars.contains(InlineMarkdown.mark)
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != InlineMarkdown.mark })) : text
    if text.isEmpty { return }
    var span = MarkdownSpan(text)
    (span.isStrong, span.isEmphasized) = (strong > 0, emphasized > 0)
    (span.isCode, span.isStruckThrough) = (code > 0, struck > 0)
    span.destination = destinations.last
    if let last = spans.last, last.hasStyle(of: span) {
      spans[spans.count - 1].text += text
    } else {
      spans.append(span)
    }
  }

  private func decoded(_ text: UnsafePointer<CChar>?, _ size: MD_SIZE) -> String {
    let bytes = UnsafeBufferPointer(start: text, count: text == nil ? 0 : Int(size))
    return bytes.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
  }

  /// An attribute is in parts, of which some are entities.
  private func string(of attribute: MD_ATTRIBUTE) -> String {
    guard let text = attribute.text, attribute.size > 0 else { return "" }
    guard let kinds = attribute.substr_types, let offsets = attribute.substr_offsets else {
      return decoded(text, attribute.size)
    }
    var (string, index) = ("", 0)
    while offsets[index] < attribute.size {
      let part = decoded(text + Int(offsets[index]), offsets[index + 1] - offsets[index])
      string += kinds[index] == MD_TEXT_ENTITY ? Entity.text(of: part) : part
      index += 1
    }
    return string
  }
}
