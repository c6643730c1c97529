import CZlib
import Foundation

/// One piece of a report's data in the form of the page: deflated, in base 64.
struct ReportSection: Sendable {
  let name: String
  /// How to read the bytes: a coding of ``ReportColumn``, or `json`.
  let coding: String
  let count: Int
  let text: String

  /// Compresses columns and names, on all cores.
  static func compress(_ columns: [ReportColumn], names: Data) -> [ReportSection] {
    let pieces =
      columns.map { (name: $0.name, coding: $0.coding.rawValue, count: $0.count, bytes: $0.bytes) }
      + [(name: "names", coding: "json", count: 1, bytes: [UInt8](names))]
    let texts = LockedArray<String>(repeating: "", count: pieces.count)
    DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
      texts.set(Data(deflate(pieces[index].bytes)).base64EncodedString(), at: index)
    }
    return zip(pieces, texts.elements).map {
      ReportSection(name: $0.name, coding: $0.coding, count: $0.count, text: $1)
    }
  }

  /// The bytes in the zlib format (RFC 1950), which browsers call "deflate".
  static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var length = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { target, count in
      let status = compress2(target.baseAddress, &length, bytes, uLong(bytes.count), 4)
      guard status == Z_OK else { fatalError("zlib refused \(bytes.count) bytes: \(status)") }
      count = Int(length)
    }
  }
}

/// An array that several threads fill. Each writes its own elements.
private final class LockedArray<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var elements: [Element]

  init(repeating element: Element, count: Int) { elements = Array(repeating: element, count: count) }

  func set(_ element: Element, at index: Int) {
    lock.lock()
    defer { lock.unlock() }
    elements[index] = element
  }
}
