/// A demangled name of a function, taken apart.
struct SymbolName {
  /// `LandmarksViews.Row.body.getter`, without the kinds of thunks and closures around it and the type of a value.
  let entity: String
  /// The module whose code it is: of an extension the one that extends.
  let module: String
  /// `Row.body`, with the private discriminators gone.
  let path: String
  /// The accessor that it is: `getter`, `setter`, `modify`.
  let accessor: String?

  private static let accessors: Set<String> = [
    "getter", "setter", "modify", "read", "modify2", "read2", "didset", "willset", "init", "unsafeMutableAddressor",
  ]
  private static let prefixes = ["static ", "merged ", "key path getter for ", "key path setter for "]

  init(_ demangled: String) {
    var text = Self.split(demangled, " in ").last ?? demangled
    text = Self.split(text, " of ").last ?? text
    text = Self.split(text, " : ").first ?? text
    for prefix in Self.prefixes where text.hasPrefix(prefix) { text = String(text.dropFirst(prefix.count)) }
    entity = text
    let extended = Self.extendingModule(&text)
    let parts = TypeName(Self.split(text, "(", fromNames: true).first ?? text)
    module = extended ?? String(parts.module.drop { $0 == " " })
    var components = parts.name.split(separator: ".").map(String.init)
    if let last = components.last, components.count > 1, Self.accessors.contains(last) {
      accessor = last
      components.removeLast()
    } else {
      accessor = nil
    }
    path = components.joined(separator: ".")
  }

  /// Of a member the type that has it: `Row` of `Row.body`.
  var owner: String { path.split(separator: ".").dropLast().joined(separator: ".") }

  /// The last part of ``path``.
  var member: String { path.split(separator: ".").last.map(String.init) ?? "" }

  /// As shown in stacks: without the type of a value, and without what the compiler split off a function.
  static func short(_ demangled: String) -> String {
    let whole = split(demangled, " with unmangled suffix ").first ?? demangled
    return whole.hasPrefix("protocol witness") || whole.hasPrefix("key path") ? whole : split(whole, " : ")[0]
  }

  /// Takes `(extension in Module):` off the beginning.
  private static func extendingModule(_ text: inout String) -> String? {
    let start = "(extension in "
    guard text.hasPrefix(start), let end = text.firstIndex(of: ")") else { return nil }
    let module = String(text[text.index(text.startIndex, offsetBy: start.count)..<end])
    text = String(text[text.index(after: end)...].drop { $0 == ":" })
    return module
  }

  /// The parts between `separator`s that are not in brackets. With `fromNames`, a bracket right after a name is itself a
  /// separator: `f(_:)` is cut, `(Row in $1a)` is not.
  private static func split(_ text: String, _ separator: String, fromNames: Bool = false) -> [String] {
    let (bytes, mark) = (Array(text.utf8), Array(separator.utf8))
    var parts: [String] = []
    var (start, depth, index) = (0, 0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      let previous = index > 0 ? bytes[index - 1] : 0
      let isMark = depth == 0 && byte == mark[0] && bytes[index...].starts(with: mark)
      if isMark, !fromNames || (previous != 0 && previous != UInt8(ascii: ".") && previous != UInt8(ascii: ":")) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
        if fromNames { break }
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth = max(0, depth - 1)
      default: break
      }
      index += 1
    }
    parts.append(String(decoding: bytes[min(start, bytes.count)...], as: UTF8.self))
    return parts
  }
}
