/// The parts of a function's demangled name.
///
/// Cost: linear. At most 16,000 bytes are examined.
public struct SymbolName {
  /// `LandmarksViews.Row.body.getter`: without thunks and closures around it, and without the type of a value.
  let entity: String
  /// The module of its code. For an extension, the module that extends. Empty for C functions.
  let module: String
  /// `Row.body`, without private discriminators.
  let path: String
  /// The kind of accessor: `getter`, `setter`, `modify`.
  let accessor: String?
  /// Whether it is a closure in that function and not the function itself.
  let isClosure: Bool
  /// `Foundation.NumberFormatter.string`: without arguments, and with the module of the type.
  let qualifiedName: String
  /// A short name for one line, without module, argument types and result: `NumberFormatter.string(from:)`, `closure in
  /// Row.body.getter`.
  public let short: String

  private static let accessors: Set<String> = [
    "getter", "setter", "modify", "read", "modify2", "read2", "didset", "willset", "init", "unsafeMutableAddressor",
  ]
  private static let prefixes = [
    "merged ", "partial apply forwarder for ", "partial apply for ", "specialized ", "dispatch thunk of ", "static ",
    "implicit ", "@objc ", "key path getter for ", "key path setter for ",
  ].map { Array($0.utf8) }

  public init(_ demangled: String) {
    var text = Array(demangled.utf8.prefix(16_000))[...]
    Self.dropPrefixes(&text)
    let witness = Array("protocol witness for ".utf8)
    if text.starts(with: witness) {
      // The text after the function, ` in conformance …`, contains another ` in `.
      text = NameScanner.before(" in conformance ", text.dropFirst(witness.count))
      isClosure = false
    } else {
      let inner = NameScanner.afterLast(" in ", text)
      isClosure =
        text[..<inner.startIndex].starts(with: "closure #".utf8)
        || NameScanner.afterLast(" of ", text[..<inner.startIndex]).starts(with: "closure #".utf8)
      text = inner
    }
    text = NameScanner.before(" : ", NameScanner.afterLast(" of ", text))
    Self.dropPrefixes(&text)
    entity = String(decoding: text, as: UTF8.self)
    // A conformance begins with `<A where A: View> Row<A>`.
    if text.first == UInt8(ascii: "<") {
      text = text[min(NameScanner.closing(of: text.startIndex, in: text) + 1, text.endIndex)...]
        .drop { $0 == UInt8(ascii: " ") }
    }
    var (names, extending) = NameScanner.names(text)
    if names.isEmpty { names = [NameScanner.Name(text: entity)] }
    qualifiedName = names.map(\.text).joined(separator: ".")
    // A single name is a C function or has no module.
    let owner = names.count > 1 ? names.removeFirst().text : ""
    module = extending ?? owner
    let isAccessor = names.count > 1 && Self.accessors.contains(names[names.count - 1].text)
    accessor = isAccessor ? names[names.count - 1].text : nil
    path = (isAccessor ? names.dropLast() : names[...]).map(\.text).joined(separator: ".")
    let label = names.map { $0.text + $0.labels }.joined(separator: ".")
    short = label.isEmpty ? demangled : isClosure ? "closure in " + label : label
  }

  /// For a member, the type that has it: `Row` for `Row.body`.
  var owner: String { path.split(separator: ".").dropLast().joined(separator: ".") }

  /// The last part of ``path``.
  var member: String { path.split(separator: ".").last.map(String.init) ?? "" }

  /// A name in the form for files: without the type of a value and without suffixes of functions that the compiler
  /// split off.
  static func stored(_ demangled: String) -> String {
    let whole = NameScanner.before(" with unmangled suffix ", Array(demangled.utf8)[...])
    let isMore = ["protocol witness", "key path"].contains { whole.starts(with: $0.utf8) }
    return String(decoding: isMore ? whole : NameScanner.before(" : ", whole), as: UTF8.self)
  }

  private static func dropPrefixes(_ text: inout ArraySlice<UInt8>) {
    while let prefix = prefixes.first(where: { text.starts(with: $0) }) { text = text.dropFirst(prefix.count) }
  }
}
