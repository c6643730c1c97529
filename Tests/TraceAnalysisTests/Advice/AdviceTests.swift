import Testing

@testable import TraceAnalysis

struct AdviceTests {
  /// As counted in `WriteEffectTests`: one tap runs 14 rows and 9 cards, of which one each changes.
  @Test func namesThePropertyThatAllRead() throws {
    let advice = try #require(Advice.all(TraceBuilder.sharedFavorites().trace).first)
    #expect(
      advice
        == Advice(
          kind: .sharedDependency,
          finding: "Every SharedLandmarkRow and SharedLandmarkCard reads all of ModelData.favorites: one write ran 23 "
            + "bodies, 2 of them changed what they show.",
          evidence: [
            "SharedLandmarkRow (SharedLandmarkRow.swift:7) ×14, 1 changed",
            "SharedLandmarkCard (SharedLandmarkCard.swift:7) ×9, 1 changed",
            "37 bodies with what they contain, 3.4 ms in vain",
          ], location: "ModelData.swift:19",
          remedy: "Give each row a model of its own, or pass it only what it shows.",
          expected: "2 bodies a write instead of 23", saving: 3_400_000,
          views: ["SharedLandmarkRow", "SharedLandmarkCard"]))
  }

  @Test func isSilentWhereEachWriteRunsWhatChanges() {
    var builder = TraceBuilder()
    let row = builder.instance("Row")
    builder.update(row, isCreation: true)
    for _ in 0..<50 {
      builder.update(row, cause: .write(builder.write("Item", "isFavorite")))
    }
    #expect(Advice.all(builder.trace).isEmpty)
  }

  /// Six of eight samples in a body of 1 ms format a number: 0.75 ms could go, 0.25 ms would stay.
  @Test func findsFormattingInABody() throws {
    var builder = TraceBuilder()
    let run = builder.update(builder.instance("Row"), duration: 1_000_000)
    for _ in 0..<6 {
      builder.sample(
        update: run, "malloc", "Foundation.NumberFormatter.string(from:)", "Views.distance(of:)",
        "Views.Row.body.getter")
    }
    for _ in 0..<2 { builder.sample(update: run, "SwiftUI.VStack.init(content:)", "Views.Row.body.getter") }
    let advice = try #require(Advice.all(builder.trace).first)
    #expect(advice.kind == .workInBody)
    #expect(advice.finding == "The body of Row formats values at every run: 75 % of its time.")
    #expect(
      advice.evidence == [
        "6 of 8 samples in this body; 1 run, 1 ms in all", "Foundation.NumberFormatter.string ×6",
      ])
    #expect(advice.expected == "0.25 ms a run instead of 1 ms")
    #expect(advice.saving == 750_000)
  }

  /// What the framework goes through, inside the body or around it, is none of the body's work.
  @Test func leavesTheFrameworksOwnCollectionsAlone() {
    var builder = TraceBuilder()
    let run = builder.update(builder.instance("Row"))
    for _ in 0..<9 {
      builder.sample(update: run, "Swift.Sequence.map<A>(_:)", "SwiftUI.ForEach.init(_:)", "Views.Row.body.getter")
      builder.sample(update: run, "Views.Row.body.getter", "SwiftUI.View.update()", "Swift.Collection.map<A>(_:)")
    }
    #expect(Advice.all(builder.trace).isEmpty)
  }

  @Test(arguments: [
    ("Foundation.DateFormatter.date(from: Swift.String) -> Foundation.Date?", BodyWork.parsingDates),
    ("(extension in Foundation):Swift.BinaryInteger.formatted() -> Swift.String", .formatting),
    ("(extension in Swift):Swift.Sequence.sorted(by:)", .collections),
    ("(extension in Swift):Swift.MutableCollection< where A: Swift.RandomAccessCollection>.sort(by:)", .collections),
    ("Views.distance(with: Foundation.NumberFormatter.Style) -> Swift.String", nil),
    ("Views.Row.distanceFormatter.getter : Foundation.NumberFormatter", nil),
    ("generic specialization <Views.Item> of Swift._ArrayProtocol.filter(_:)", .collections),
    ("Foundation.JSONDecoder.decode<A>(_:from:)", .coding),
    ("_StringProcessing.Executor.run()", .regularExpressions), ("Swift.Optional.map<A>(_:)", nil),
    ("Views.MapView.mapped(Swift.Array<Swift.Int>)", nil), ("closure #1 in Swift.Array.map(_:)", nil),
  ])
  func knowsWork(function: String, work: BodyWork?) { #expect(BodyWork(function: function) == work) }

  /// Three transactions, each of which removes the two rows that are there and makes two others.
  @Test func findsUnstableIdentities() throws {
    var builder = TraceBuilder()
    let list = builder.instance("List")
    builder.update(list, isCreation: true)
    var rows: [Int] = []
    for round in 0..<4 {
      builder.wait(until: Int64(round) * 10_000_000)
      builder.trace.transactions.append(Span(start: Int64(round) * 10_000_000, duration: 1000))
      builder.wait(until: Int64(round) * 10_000_000 + 1000)
      for row in rows { builder.trace.instances[row].removed = Int64(round) * 10_000_000 + 1000 }
      rows = (0..<2).map { builder.instance("Row", "\(round)-\($0)", parent: list) }
      for row in rows { builder.update(row, isCreation: true) }
    }
    let advice = try #require(Advice.all(builder.trace).first)
    #expect(advice.kind == .unstableIdentity)
    #expect(
      advice.finding
        == "Row gets a new identity again and again: 6 of them were removed and made anew in 3 transactions.")
    #expect(advice.evidence == ["6 first runs of them and of what they contain, 0.6 ms"])
  }

  /// A list of ten that loses one row and gets one, as when it scrolls.
  @Test func scrollingIsNoUnstableIdentity() {
    var builder = TraceBuilder()
    let list = builder.instance("List")
    builder.trace.transactions = [Span(start: 0, duration: 1)]
    var rows = (0..<10).map { builder.instance("Row", "\($0)", parent: list) }
    for round in 1..<20 {
      builder.wait(until: Int64(round) * 1_000_000)
      builder.trace.transactions.append(Span(start: Int64(round) * 1_000_000, duration: 1))
      builder.trace.instances[rows.removeFirst()].removed = Int64(round) * 1_000_000
      rows.append(builder.instance("Row", "\(10 + round)", parent: list))
    }
    #expect(Advice.all(builder.trace).isEmpty)
  }

  @Test func tellsOfRowsThatMustBeCounted() throws {
    var builder = TraceBuilder()
    _ = builder.instance("List")
    for index in 0..<3 {
      builder.trace.instances.append(Instance(type: builder.type("Row"), path: "App/List[0]/Row[\(index)]"))
    }
    builder.trace.notes = [Note(kind: .rowsOfVaryingCount, time: 0, path: "App/List[0]")]
    let advice = try #require(Advice.all(builder.trace).first)
    #expect(advice.kind == .rowsOfVaryingCount)
    #expect(
      advice.finding == "Elements at App/List[0] make a varying number of rows each: all must be made to be counted.")
    #expect(advice.evidence == ["noted 1 time; 3 views were made below it"])
    #expect(advice.location == "List.swift:7")
  }

  /// In each of 40 frames of 10 ms a key is new, and a body that reads it runs 0.1 ms after 0.1 ms for the key.
  @Test func findsWhatIsNewInEveryFrame() throws {
    var builder = TraceBuilder()
    let row = builder.instance("Row")
    builder.update(row, isCreation: true)
    let key = builder.key("phase", of: row)
    for index in 0..<40 {
      let start = Int64(index + 1) * 10_000_000
      builder.wait(until: start)
      let run = builder.update(key)
      builder.update(row, .equal, cause: .update(run))
      builder.trace.frames.append(
        Frame(number: index, start: start, duration: 1_000_000, deadline: start, interval: 10_000_000))
    }
    let advice = Advice.all(builder.trace)
    #expect(advice.map(\.kind) == [.environmentEveryFrame, .bodyEveryFrame])
    #expect(
      advice.map(\.finding) == [
        "EnvironmentValues.phase was new in 40 of 40 frames, and in each all that read it asked again.",
        "The body of Row ran in 40 of 40 frames; 0 of 40 runs changed what it shows.",
      ])
    #expect(advice[0].evidence == ["40 readers asked again, 40 bodies ran, 8 ms", "Row (Row.swift:7) ×40"])
    #expect(advice[1].saving == 4_000_000)
  }

  /// A button runs 12 times with its parent and changes once.
  @Test func namesTheClosureThatDefeatsComparison() throws {
    var builder = TraceBuilder()
    _ = builder.type("FavoriteButton", closures: ["action"])
    let (row, button) = (builder.instance("Row"), builder.instance("FavoriteButton"))
    builder.update(button, isCreation: true)
    for index in 0..<12 {
      let run = builder.update(row)
      builder.update(button, index == 0 ? .changed : .closuresOnly, cause: .update(run))
    }
    let advice = try #require(Advice.all(builder.trace).first)
    #expect(advice.kind == .closureField)
    #expect(
      advice.finding
        == "FavoriteButton.action is a closure, which never compares equal: 11 of 12 runs with the parent changed "
        + "nothing.")
    #expect(advice.evidence == ["1.1 ms in vain", "made by Row (Row.swift:7) ×11"])
    #expect(advice.expected == "1 run instead of 12")
  }

  /// What the program cannot change is no advice.
  @Test func theFrameworksOwnViewsAreLeftOut() {
    var builder = TraceBuilder()
    let row = builder.type("Row")
    builder.trace.types[builder.type("FocusRing", closures: ["press"])].module = "UICore"
    for index in 0..<12 {
      let run = builder.update(builder.instance("Row", "\(index)"))
      builder.update(builder.instance("FocusRing", "\(index)"), .closuresOnly, cause: .update(run))
    }
    let write = builder.write("StyledButton", "isPressed", .binding)
    for index in 0..<12 { builder.update(builder.instance("FocusRing", "\(index)"), .equal, cause: .write(write)) }
    #expect(Advice.all(builder.trace) == [])
    builder.trace.types[row + 1].module = "Views"
    #expect(Advice.all(builder.trace).map(\.kind) == [.sharedDependency, .closureField])
  }
}
