import Foundation

/// What a new store is filled with: mailboxes and feeds with made-up messages, always the same ones.
public struct Seed: Sendable {
  /// When the newest message came.
  public let date: Date
  /// About how many messages there are.
  public let count: Int

  public init(date: Date, count: Int = 2_000) {
    self.date = date
    self.count = count
  }

  /// Without messages.
  public static func empty(date: Date) -> Seed { Seed(date: date, count: 0) }

  func fill(_ database: Database) throws(StoreProblem) {
    for box in SeedFolder.all {
      try database.run(
        "INSERT INTO folders (kind, name, section, address) VALUES (?, ?, ?, ?)",
        [.text(box.kind.rawValue), .text(box.name), .text(box.section), .text(box.address)])
      let folder = database.lastRow
      guard let voice = box.voice else { continue }
      var random = SeedNumbers(seed: UInt64(folder))
      let messages = count * box.share / 100
      for number in 0..<messages {
        let message = voice.message(number, of: messages, in: box, folder: folder, seed: self, &random)
        try database.insert(message)
      }
    }
  }
}

/// Numbers that follow from one.
struct SeedNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func below(_ limit: Int) -> Int {
    // Knuth's generator of MMIX.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}
