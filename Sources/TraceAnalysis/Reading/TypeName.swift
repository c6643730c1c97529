/// Takes a type's name apart: `LandmarksViews.Row<Array<Int>>.Label` is `Row.Label` of `LandmarksViews`.
struct TypeName {
  var module = ""
  /// Without module and generic arguments.
  var name = ""

  init(_ qualified: String) {
    var parts: [String] = []
    var part: [UInt8] = []
    /// How many angle brackets and parentheses are open.
    var angles = 0
    var parentheses = 0
    var inner: [UInt8] = []
    var previous: UInt8 = 0
    for byte in qualified.utf8 {
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): angles = max(0, angles - 1)
      case _ where angles > 0: break
      case UInt8(ascii: "("):
        parentheses += 1
        inner = []
      case UInt8(ascii: ")"):
        parentheses = max(0, parentheses - 1)
        if parentheses == 0 { part += Self.privateName(inner) }
      case _ where parentheses > 0: inner.append(byte)
      case UInt8(ascii: "."):
        if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
        part = []
      default: part.append(byte)
      }
      previous = byte
    }
    if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
    if parts.count > 1 { module = parts.removeFirst() }
    name = parts.isEmpty ? qualified : parts.joined(separator: ".")
  }

  /// `Row in $1a2b` names a private type; `unknown context at $1a2b` and `extension in Module` do not.
  private static func privateName(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let words = text.split(separator: UInt8(ascii: " "))
    guard words.count == 3, words[1].elementsEqual("in".utf8), !words[0].elementsEqual("extension".utf8) else {
      return []
    }
    return words[0]
  }
}
