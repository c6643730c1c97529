import Foundation
import Testing

@testable import ChatStore

/// Histories with gaps, from servers that number their events and from those that do not.
struct HistoryTests {
  private let folder: TemporaryFolder
  private let store: ChatStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try await folder.open()
  }

  private func events(_ range: ClosedRange<Int>, isNumbered: Bool = false) -> [ServerEvent] {
    range.map { .message(EventID(rawValue: "$\($0)"), "\($0)", order: isNumbered ? Int64($0) : nil) }
  }

  private func apply(_ range: ClosedRange<Int>?, _ placement: TimelineChunk.Placement, isNumbered: Bool = false)
    async throws
  {
    var batch = ServerBatch()
    batch.timelines = [
      TimelineChunk(
        channel: .main, events: range.map { events($0, isNumbered: isNumbered) } ?? [], placement: placement)
    ]
    try await store.apply(batch)
  }

  @Test func aGapIsFilledFromItsNewerEnd() async throws {
    try await apply(1...3, .newest())
    try await apply(8...9, .newest(missingBefore: "before 8"))
    var gap = try #require(try await store.gaps(in: .main).first)
    #expect(gap.olderToken == "before 8")
    let page = try await store.page(of: .channel(.main))
    #expect(page.gaps == [gap])
    #expect(page.messages[2].key.position == gap.after && page.messages[3].key.position == gap.before)
    try await apply(6...7, .olderIn(gap.id, token: "before 6"))
    #expect(try await store.texts() == ["1", "2", "3", "6", "7", "8", "9"])
    gap = try #require(try await store.gaps(in: .main).first)
    #expect(gap.olderToken == "before 6")
    // The page overlaps what was there: the gap is closed, though there is a token for more.
    try await apply(3...5, .olderIn(gap.id, token: "before 3"))
    #expect(try await store.texts() == (1...9).map(String.init))
    #expect(try await store.gaps(in: .main) == [])
  }

  @Test func theBeginningIsAGapUntilItIsReached() async throws {
    try await apply(5...6, .newest(missingBefore: "a"))
    let gap = try #require(try await store.gaps(in: .main).first)
    #expect(gap.after == nil)
    // Of the older neighbour of the first row, and beside the last page alone.
    let page = try await store.page(of: .channel(.main), limit: 1)
    #expect(page.gaps == [] && page.hasOlder)
    #expect(try await store.page(of: .channel(.main), at: .oldest, limit: 1).gaps == [gap])
    try await apply(3...4, .olderIn(gap.id, token: "b"))
    try await apply(1...2, .olderIn(gap.id, token: nil))
    #expect(try await store.gaps(in: .main) == [])
    #expect(try await store.texts() == (1...6).map(String.init))
    // Older pages count as older for search.
    #expect(try await store.search("1").first?.message.text == "1")
  }

  @Test func whatLiesAroundAnEventDividesAGap() async throws {
    try await apply(1...2, .newest())
    try await apply(90...91, .newest(missingBefore: "before 90"))
    let gap = try #require(try await store.gaps(in: .main).first)
    try await apply(40...42, .insideOf(gap.id, olderToken: "before 40", newerToken: "after 42"))
    #expect(try await store.texts() == ["1", "2", "40", "41", "42", "90", "91"])
    let gaps = try await store.gaps(in: .main)
    #expect(gaps.map(\.olderToken) == ["before 40", "before 90"])
    #expect(gaps.map(\.newerToken) == [nil, "after 42"])
    try await apply(43...89, .newerIn(gaps[1].id, token: nil))
    try await apply(3...39, .olderIn(gaps[0].id, token: nil))
    #expect(try await store.texts() == (Array(1...42) + Array(43...91)).map(String.init))
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func numberedServersTellWhatTheyTold() async throws {
    var batch = ServerBatch()
    batch.missing = [ServerBatch.Missing(channel: .main, after: nil, before: 100, olderToken: "t")]
    try await store.apply(batch)
    try await apply(40...42, .numbered(covers: 30...50), isNumbered: true)
    #expect(try await store.gaps(in: .main).map { [$0.after, $0.before] } == [[nil, 30], [50, 100]])
    // An event inside of a gap divides it, for what is beside it is still unknown.
    try await apply(60...60, .numbered(), isNumbered: true)
    #expect(try await store.gaps(in: .main).map { [$0.after, $0.before] } == [[nil, 30], [50, 60], [60, 100]])
    try await apply(nil, .numbered(covers: -1000...99), isNumbered: true)
    #expect(try await store.gaps(in: .main).map { [$0.after, $0.before] } == [[nil, -1000]])
    #expect(try await store.checkIntegrity() == [])
  }

  @Test func gapsThatWereClosedMeanwhileDoNoHarm() async throws {
    try await apply(5...6, .newest())
    try await apply(3...4, .olderIn(GapID(rawValue: 99), token: "x"))
    try await apply(1...2, .insideOf(GapID(rawValue: 99), olderToken: nil, newerToken: nil))
    #expect(try await store.texts() == (1...6).map(String.init))
  }

  /// A server of 300 events that are told in random pieces: the order is always the server's, and between two neighbours
  /// there is a gap if and only if something is missing between them.
  @Test(arguments: 1...6) func piecesInAnyOrder(seed: UInt64) async throws {
    var random = SeededRandom(seed)
    var last = 0
    var known: Set<Int> = []
    func expectOrder() async throws {
      let page = try await store.page(of: .channel(.main), limit: 1000)
      let numbers = page.messages.compactMap { Int($0.text) }
      #expect(numbers == known.sorted())
      var expected = zip(numbers, numbers.dropFirst()).filter { $1 != $0 + 1 }.map { "\($0)-\($1)" }
      if let first = numbers.first, first != 1 { expected.insert("-\(first)", at: 0) }
      let texts = Dictionary(page.messages.map { ($0.key.position, $0.text) }) { first, _ in first }
      #expect(
        page.gaps.map { "\($0.after.flatMap { texts[$0] } ?? "")-\($0.before.flatMap { texts[$0] } ?? "")" } == expected
      )
      #expect(page.gaps == (try await store.gaps(in: .main)))
    }
    func isNext(_ number: Int) -> Bool { number == 0 || number > last || known.contains(number) }
    for _ in 0..<60 {
      let gaps = try await store.gaps(in: .main)
      let gap = gaps.randomElement(using: &random)
      // What the gap's ends are to the server.
      let messages = try await store.page(of: .channel(.main), limit: 1000).messages
      let older =
        gap?.after.flatMap { position in messages.first { $0.key.position == position } }.flatMap { Int($0.text) } ?? 0
      let newer = gap?.before.flatMap { position in messages.first { $0.key.position == position } }.flatMap {
        Int($0.text)
      }
      let count = Int.random(in: 1...9, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let skipped = Bool.random(using: &random) ? 0 : Int.random(in: 1...30, using: &random)
        let range = (last + skipped + 1)...(last + skipped + count)
        try await apply(range, .newest(missingBefore: skipped > 0 ? "\(range.lowerBound)" : nil))
        known.formUnion(range)
        last = range.upperBound
      case 2:
        guard let gap, let newer else { continue }
        let range = max(1, newer - count)...(newer - 1)
        try await apply(range, .olderIn(gap.id, token: isNext(range.lowerBound - 1) ? nil : "\(range.lowerBound)"))
        known.formUnion(range)
      case 3:
        guard let gap, newer != nil, gap.after != nil else { continue }
        let range = (older + 1)...(older + count)
        // A page may go beyond the gap, and over others.
        guard range.upperBound <= last else { continue }
        try await apply(range, .newerIn(gap.id, token: isNext(range.upperBound + 1) ? nil : "\(range.upperBound)"))
        known.formUnion(range)
      default:
        guard let gap, let newer, newer - older > 4 else { continue }
        let middle = Int.random(in: (older + 2)...(newer - 2), using: &random)
        let range = max(older + 2, middle - 2)...min(newer - 2, middle + 2)
        try await apply(range, .insideOf(gap.id, olderToken: "\(range.lowerBound)", newerToken: "\(range.upperBound)"))
        known.formUnion(range)
      }
      try await expectOrder()
      #expect(try await store.checkIntegrity() == [])
    }
    // All gaps are closed in the end.
    while let gap = try await store.gaps(in: .main).last {
      let messages = try await store.page(of: .channel(.main), limit: 1000).messages
      let number = { (position: Int64?) in messages.first { $0.key.position == position }.flatMap { Int($0.text) } }
      let first = (number(gap.after) ?? 0) + 1, end = number(gap.before) ?? 0
      try #require(first < end)
      let range = first...(end - 1)
      try await apply(range, .olderIn(gap.id, token: nil))
      known.formUnion(range)
      try await expectOrder()
    }
    #expect(known == Set(1...max(1, last)) || last == 0)
  }

  @Test func positionsAreRightHoweverScarceTheRoom() {
    let wide = PlacementBounds(older: 0, newer: MessageKey.afterPlaced, isBesideOlder: true).positions(3)
    #expect(wide == [1024, 2048, 3072])
    let narrow = PlacementBounds(older: 10, newer: 20, isBesideOlder: false).positions(4)
    #expect(narrow == [12, 14, 16, 18])
    #expect(PlacementBounds(older: 10, newer: 12, isBesideOlder: true).positions(4) == [10, 10, 10, 10])
    let ends = PlacementBounds(older: .min, newer: 0, isBesideOlder: false).positions(2)
    #expect(ends == [-2048, -1024])
  }
}
