import Foundation

extension JSONValue {
  /// The value as JSON text with members in their order. Lists and objects that fit into `width` are written in one line.
  ///
  /// Numbers are the shortest text that reads back as the same double. NaN and infinities, which JSON lacks, become null.
  public func text(width: Int = 100) -> String {
    var output = ""
    write(to: &output, indentation: 0, width: width)
    return output
  }

  private func write(to output: inout String, indentation: Int, width: Int) {
    switch self {
    case .array(let elements) where !elements.isEmpty:
      if let line = oneLine(within: width - indentation) { return output += line }
      output += "[\n"
      for (index, element) in elements.enumerated() {
        output += String(repeating: " ", count: indentation + 2)
        element.write(to: &output, indentation: indentation + 2, width: width)
        output += index == elements.count - 1 ? "\n" : ",\n"
      }
      output += String(repeating: " ", count: indentation) + "]"
    case .object(let members) where !members.isEmpty:
      if let line = oneLine(within: width - indentation) { return output += line }
      output += "{\n"
      for (index, member) in members.enumerated() {
        output += String(repeating: " ", count: indentation + 2) + Self.quoted(member.name) + ": "
        member.value.write(to: &output, indentation: indentation + 2, width: width)
        output += index == members.count - 1 ? "\n" : ",\n"
      }
      output += String(repeating: " ", count: indentation) + "}"
    default: output += scalar
    }
  }

  /// The text in one line; nil if it is longer than `width`. Stops early, so that the cost of nesting stays linear.
  private func oneLine(within width: Int) -> String? {
    var line = ""
    func add(_ value: JSONValue) -> Bool {
      switch value {
      case .array(let elements):
        line += "["
        for (index, element) in elements.enumerated() {
          if index > 0 { line += ", " }
          guard add(element) else { return false }
        }
        line += "]"
      case .object(let members):
        line += "{"
        for (index, member) in members.enumerated() {
          if index > 0 { line += ", " }
          line += Self.quoted(member.name) + ": "
          guard add(member.value) else { return false }
        }
        line += "}"
      default: line += value.scalar
      }
      return line.utf8.count <= width
    }
    return add(self) ? line : nil
  }

  private var scalar: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value) where !value.isFinite: "null"
    case .number(let value): Int(exactly: value).map(String.init) ?? "\(value)"
    case .string(let text): Self.quoted(text)
    case .array: "[]"
    case .object: "{}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{0}"..<" ": output += String(format: "\\u%04x", scalar.value)
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
