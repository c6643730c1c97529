import Foundation

/// Divides a paragraph into text, marks, links and mentions, from its beginning to its end.
struct InlineScanner {
  /// Text, or marks that may turn out to be text.
  struct Piece {
    var run = Markup.Run(text: "")
    var mark: Mark?
  }
  struct Mark {
    let character: Character
    let count: Int
    let canOpen: Bool
    let canClose: Bool
  }

  /// Scalars of a link's text, of its address, and of code in a line.
  private static let limits = (text: 300, address: 2_000, code: 1_000)

  private(set) var pieces: [Piece] = []
  private let scalars: [Unicode.Scalar]
  private let members: ChatMembers
  private var literal = String.UnicodeScalarView()
  private var position = 0
  /// Lengths of backticks of which none comes any more.
  private var unclosed: Set<Int> = []

  init(_ text: String, _ members: ChatMembers) {
    scalars = Array(text.unicodeScalars)
    self.members = members
  }

  mutating func scan() {
    while position < scalars.count {
      switch scalars[position] {
      case "\\" where position + 1 < scalars.count && Self.isPunctuation(scalars[position + 1]):
        literal.append(scalars[position + 1])
        position += 2
      case "`": code()
      case "*", "_", "~": marks()
      case "[": if !link() { take() }
      case "<": if !bracketedLink() { take() }
      case "@": if !mention() { take() }
      case "h", "H", "m", "M": if !bareLink() { take() }
      default: take()
      }
    }
    flush()
  }

  private mutating func take() {
    literal.append(scalars[position])
    position += 1
  }

  private mutating func flush() {
    if literal.isEmpty { return }
    pieces.append(Piece(run: Markup.Run(text: String(literal))))
    literal = String.UnicodeScalarView()
  }

  private mutating func append(_ run: Markup.Run, to end: Int) {
    flush()
    pieces.append(Piece(run: run))
    position = end
  }

  private mutating func marks() {
    let mark = scalars[position]
    let end = scalars[position...].firstIndex { $0 != mark } ?? scalars.count
    let count = end - position
    let before = position > 0 ? scalars[position - 1] : " "
    let after = end < scalars.count ? scalars[end] : " "
    // CommonMark's flanking: a mark leans on what it stands beside.
    let opens =
      !Self.isSpace(after) && (!Self.isPunctuation(after) || Self.isSpace(before) || Self.isPunctuation(before))
    let closes =
      !Self.isSpace(before) && (!Self.isPunctuation(before) || Self.isSpace(after) || Self.isPunctuation(after))
    guard opens || closes, mark != "~" || count <= 2 else {
      for _ in 0..<count { take() }
      return
    }
    flush()
    let isWord = mark == "_"
    pieces.append(
      Piece(
        mark: Mark(
          character: Character(mark), count: count,
          canOpen: opens && (!isWord || !closes || Self.isPunctuation(before)),
          canClose: closes && (!isWord || !opens || Self.isPunctuation(after)))))
    position = end
  }

  private mutating func code() {
    let start = scalars[position...].firstIndex { $0 != "`" } ?? scalars.count
    let count = start - position
    var index = start
    let limit = Swift.min(scalars.count, start + Self.limits.code)
    while !unclosed.contains(count), index < limit {
      guard scalars[index] == "`" else {
        index += 1
        continue
      }
      let end = scalars[index...].firstIndex { $0 != "`" } ?? scalars.count
      if end - index == count {
        append(Markup.Run(text: Self.string(scalars[start..<index]), style: .code), to: end)
        return
      }
      index = end
    }
    unclosed.insert(count)
    for _ in 0..<count { take() }
  }

  /// `[text](address)`.
  private mutating func link() -> Bool {
    let start = position + 1
    guard let close = find("]", from: start, limit: Self.limits.text, not: ["["]), close > start,
      close + 1 < scalars.count, scalars[close + 1] == "(",
      let end = find(")", from: close + 2, limit: Self.limits.address, not: [" ", "\n", "("]),
      let url = ChatLink(Self.string(scalars[(close + 2)..<end]))?.url
    else { return false }
    append(Markup.Run(text: Self.string(scalars[start..<close]), link: url), to: end + 1)
    return true
  }

  /// `<https://…>`.
  private mutating func bracketedLink() -> Bool {
    let start = position + 1
    guard let end = find(">", from: start, limit: Self.limits.address, not: [" ", "\n", "<"]),
      let url = ChatLink(Self.string(scalars[start..<end]))?.url
    else { return false }
    append(Markup.Run(text: Self.string(scalars[start..<end]), link: url), to: end + 1)
    return true
  }

  /// An address that stands in the text, up to a space; signs at its end belong to the sentence.
  private mutating func bareLink() -> Bool {
    guard position == 0 || !Self.isLetter(scalars[position - 1]), ChatLink.begins(scalars[position...]) else {
      return false
    }
    var end = position
    var depth = 0
    while end < scalars.count, end - position < Self.limits.address, !Self.isSpace(scalars[end]),
      !["<", ">", "\"", "`"].contains(scalars[end])
    {
      if scalars[end] == "(" { depth += 1 }
      if scalars[end] == ")" { depth -= 1 }
      if depth < 0 { break }
      end += 1
    }
    while end > position, [".", ",", ";", ":", "!", "?", "'", "*", "_", "~", "]", "»", "”"].contains(scalars[end - 1]) {
      end -= 1
    }
    let text = Self.string(scalars[position..<end])
    guard let url = ChatLink(text)?.url else { return false }
    append(Markup.Run(text: text, link: url), to: end)
    return true
  }

  private mutating func mention() -> Bool {
    guard position == 0 || !Self.isLetter(scalars[position - 1]),
      let (name, length) = members.mention(in: scalars[(position + 1)...])
    else { return false }
    append(Markup.Run(text: "@" + name, isMention: true), to: position + 1 + length)
    return true
  }

  private func find(_ mark: Unicode.Scalar, from start: Int, limit: Int, not: [Unicode.Scalar]) -> Int? {
    var index = start
    while index < scalars.count, index - start <= limit {
      if scalars[index] == mark { return index }
      if not.contains(scalars[index]) { return nil }
      index += 1
    }
    return nil
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
    case 0..<0x80: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
