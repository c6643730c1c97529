import Testing

@testable import TraceAnalysis

struct WriteEffectTests {
  /// One tap runs 14 rows and 9 cards, which read the array, and 14 contents of rows: 37 bodies. Of the readers one row
  /// and one card change. In vain run 13 rows, 13 contents and 8 cards of 0.1 ms each.
  @Test func countsAtTheReaders() throws {
    let trace = TraceBuilder.sharedFavorites().trace
    let groups = ViewGroups(trace)
    let effect = try #require(WriteEffect.all(trace, groups: groups).first)
    #expect(trace.properties[effect.property].title == "ModelData.favorites")
    #expect(effect.location?.description == "ModelData.swift:19")
    #expect(effect.writes == 1)
    #expect(effect.readers.map { groups.groups[$0.group].name } == ["SharedLandmarkRow", "SharedLandmarkCard"])
    #expect(effect.runs == 23)
    #expect(effect.changed == 2)
    #expect(effect.allRuns == 37)
    #expect(effect.wastedTime == 3_400_000)
  }

  @Test func writesOutsideTheWindowHaveNoEffect() {
    let trace = TraceBuilder.sharedFavorites().trace
    #expect(WriteEffect.all(trace, groups: ViewGroups(trace), range: 0..<1000).isEmpty)
  }
}
