import SwiftUI

/// How large a file is; a dash for a folder.
struct FileSizeText: View {
  let size: Int64?

  var body: some View {
    Text(size.map(Self.text(of:)) ?? "–")
      .monospacedDigit()
  }

  /// As Foundation's byte count style writes it, in a thirtieth of the time: rows that scroll cannot wait for that.
  static func text(of size: Int64) -> String {
    guard size >= 1000 else { return size == 1 ? "1 byte" : "\(size.formatted()) bytes" }
    let units: [(name: String, digits: Int)] = [("kB", 0), ("MB", 1), ("GB", 2), ("TB", 2)]
    var (value, index) = (Double(size) / 1000, 0)
    // What rounds to a thousand is one of the next unit.
    while value >= 999.5, index < units.count - 1 { (value, index) = (value / 1000, index + 1) }
    return value.formatted(.number.precision(.fractionLength(0...units[index].digits))) + " " + units[index].name
  }
}
