import DashboardFormat
import Foundation
import Testing
import UITestSupport

@testable import Dashboards

/// Answers that are as they should be, of numbers that are not.
@MainActor
struct AnswerTests {
  private static let now = BadDay.now

  /// Shows the answer; `draws` is whether there is anything to see of it.
  private func check(
    _ body: String, points: Int, draws: Bool = true, name: String
  ) async throws {
    let day = try BadDay(.answer(status: 200, body: body))
    defer { day.stop() }
    await day.settle()
    #expect(day.reason == nil)
    #expect(day.pointCount == points)
    #expect(day.messages == (draws ? 0 : 1))
    #expect(day.colored.left > 5 || !draws)
    #expect(day.colored.right > 100, "\(day.account)")
    try day.write(name)
  }

  @Test func unsorted() async throws {
    try await check(
      BadDay.matrix([(Self.now, "1"), (Self.now - 200, "3"), (Self.now - 100, "2")]), points: 4, name: "unsorted")
  }

  @Test func duplicates() async throws {
    try await check(
      BadDay.matrix([(Self.now - 200, "1"), (Self.now - 200, "5"), (Self.now - 200, "2"), (Self.now, "2")]),
      points: 5, name: "duplicates")
  }

  @Test func notANumber() async throws {
    try await check(
      BadDay.matrix([(Self.now - 60, "NaN"), (Self.now - 45, "1"), (Self.now - 30, "4"), (Self.now - 15, "what")]),
      points: 4, name: "nan")
  }

  @Test func infinities() async throws {
    try await check(
      BadDay.matrix([(Self.now - 60, "+Inf"), (Self.now - 45, "1"), (Self.now - 30, "4"), (Self.now - 15, "-Inf")]),
      points: 4, name: "infinities")
  }

  @Test func allNull() async throws {
    try await check(
      BadDay.matrix([(Self.now - 60, "NaN"), (Self.now - 45, "NaN")]), points: 2, draws: false, name: "null")
  }

  @Test func noSeries() async throws {
    try await check(
      #"{"status":"success","data":{"resultType":"matrix","result":[]}}"#, points: 0, draws: false, name: "none")
  }

  @Test func aSinglePoint() async throws {
    try await check(BadDay.matrix([(Self.now - 60, "5")]), points: 1, name: "single")
  }

  @Test func theEndsOfTime() async throws {
    // The years 1 and 9999, and times that no calendar has.
    try await check(
      BadDay.matrix([
        (-1e300, "1"), (-62_135_596_800, "2"), (Self.now - 200, "5"), (Self.now, "3"), (253_402_300_799, "2"),
        (1e300, "8"),
      ]), points: 11, name: "ends")
  }

  /// A thousand of them are shown: a widget's limit.
  @Test func tenThousandSeries() async throws {
    let element = #"{"metric":{"n":"#
    let series = (0..<10_000).map { number in
      element
        + "\"\(number)\"},\"values\":[[\(Self.now - 60),\"\(number)\"],[\(Self.now - 45),\"\(10_000 - number)\"]]}"
    }
    try await check(
      #"{"status":"success","data":{"resultType":"matrix","result":["# + series.joined(separator: ",") + "]}}",
      points: 2 * QueryResult.seriesLimit, name: "many")
  }

  /// Spans as files may have them: nothing, backwards, for ever, no number.
  @Test(arguments: [.last(0), .last(-300), .last(1e300), .last(.infinity), .last(.nan), .fixed(5...5)] as [TimeSpan])
  func oddSpans(span: TimeSpan) async throws {
    let day = try BadDay(.answer(status: 200, body: BadDay.line), span: span)
    defer { day.stop() }
    await day.settle()
    #expect(day.reason == nil && day.messages == 0 && day.graphs == 2)
  }
}
