import Foundation

/// Takes out of JSON what Foundation's reader refuses and a hostile event may hold. The rest stays as it is.
enum JSONCleaner {
  /// Objects and arrays in one another; what is deeper becomes `null`.
  static let deepest = 100

  static func cleaned(_ data: Data) -> Data {
    let input = [UInt8](data)
    var output: [UInt8] = []
    output.reserveCapacity(input.count)
    var depth = 0, index = 0
    while index < input.count {
      let byte = input[index]
      switch byte {
      case UInt8(ascii: "\""):
        let end = self.end(ofString: input, from: index)
        if depth <= deepest { append(input[index..<end], to: &output) }
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth == deepest + 1 { output += Array("null".utf8) }
        if depth <= deepest { output.append(byte) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth <= deepest { output.append(byte) }
        depth -= 1
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let end = input[index...].firstIndex { !isOfNumber($0) } ?? input.count
        if depth <= deepest {
          let text = String(decoding: input[index..<end], as: UTF8.self)
          output += Double(text)?.isFinite == true ? input[index..<end] : Array("0".utf8)[...]
        }
        index = end
        continue
      default: if depth <= deepest { output.append(byte) }
      }
      index += 1
    }
    return Data(output)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Right after a string that begins at `start`.
  private static func end(ofString input: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < input.count {
      if input[index] == UInt8(ascii: "\\") {
        index += 2
      } else if input[index] == UInt8(ascii: "\"") {
        return index + 1
      } else {
        index += 1
      }
    }
    return input.count
  }

  /// Appends a string; halves of characters without the other become U+FFFD.
  private static func append(_ string: ArraySlice<UInt8>, to output: inout [UInt8]) {
    let string = Array(string)
    func unit(at index: Int) -> UInt16? {
      guard index + 6 <= string.count, string[index] == UInt8(ascii: "\\"), string[index + 1] == UInt8(ascii: "u")
      else {
        return nil
      }
      return UInt16(String(decoding: string[index + 2..<index + 6], as: UTF8.self), radix: 16)
    }
    var index = 0
    while index < string.count {
      guard string[index] == UInt8(ascii: "\\") else {
        output.append(string[index])
        index += 1
        continue
      }
      guard let first = unit(at: index) else {
        output += string[index..<min(index + 2, string.count)]
        index += 2
        continue
      }
      if UTF16.isLeadSurrogate(first), let second = unit(at: index + 6), UTF16.isTrailSurrogate(second) {
        output += string[index..<index + 12]
        index += 12
      } else {
        let isHalf = UTF16.isLeadSurrogate(first) || UTF16.isTrailSurrogate(first)
        output += isHalf ? Array("\\uFFFD".utf8)[...] : string[index..<index + 6]
        index += 6
      }
    }
  }
}
