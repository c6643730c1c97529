import Foundation

/// A font file of the fuzzers, of which tables can be replaced.
struct FontFile {
  private static let seeds = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzz/Seeds/fonts")

  var tables: [(tag: String, content: [UInt8])]

  init(_ name: String) throws {
    let file = [UInt8](try Data(contentsOf: Self.seeds.appendingPathComponent(name)))
    func number(_ place: Int, _ size: Int) -> Int { file[place..<place + size].reduce(0) { $0 << 8 | Int($1) } }
    // Behind twelve bytes, for each table a tag, a checksum, an offset and a length of four bytes each.
    tables = (0..<number(4, 2)).map { index in
      let entry = 12 + 16 * index
      let start = number(entry + 8, 4)
      return (
        String(decoding: file[entry..<entry + 4], as: UTF8.self), Array(file[start..<start + number(entry + 12, 4)])
      )
    }
  }

  subscript(tag: String) -> [UInt8] {
    get { tables.first { $0.tag == tag }!.content }
    set { tables[tables.firstIndex { $0.tag == tag }!].content = newValue }
  }

  var bytes: [UInt8] {
    var head = Self.bytes(tables.contains { $0.tag == "CFF " } ? 0x4F54_544F : 0x10000, 4)
    head += Self.bytes(tables.count, 2) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    for table in tables {
      head += Array(table.tag.utf8) + Self.bytes(0, 4) + Self.bytes(12 + 16 * tables.count + body.count, 4)
      head += Self.bytes(table.content.count, 4)
      body += table.content + Array(repeating: 0, count: (4 - table.content.count % 4) % 4)
    }
    return head + body
  }

  /// Glyphs in each other: each but the last is made of so many of the next; in a ring the last is made of the first.
  static func chain(levels: Int, parts: Int, isRing: Bool = false) throws -> FontFile {
    var font = try FontFile("outlines.ttf")
    let count = max(levels + 1, (font["loca"].count - 2) / 2)
    var glyphs: [UInt8] = []
    var places: [Int] = []
    for glyph in 0..<count {
      places.append(glyphs.count)
      guard glyph < levels || isRing && glyph == levels else { continue }
      glyphs += [0xFF, 0xFF] + Array(repeating: 0, count: 8)
      for part in 0..<parts {
        // Whether more follow, and that a point stands behind.
        glyphs += bytes(part < parts - 1 ? 0x22 : 0x02, 2) + bytes(glyph < levels ? glyph + 1 : 0, 2) + [0, 0]
      }
    }
    places.append(glyphs.count)
    font["glyf"] = glyphs
    font["loca"] = places.flatMap { bytes($0, 4) }
    font["head"].replaceSubrange(50..<52, with: [0, 1])
    font["maxp"].replaceSubrange(4..<6, with: bytes(count, 2))
    font["maxp"].replaceSubrange(30..<32, with: [255, 255])
    return font
  }

  /// A number, its most significant byte first.
  private static func bytes(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
  }
}
