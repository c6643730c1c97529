import DashboardFormat

import DashboardTestSupport
import Foundation
import Testing
import TextLayout
import UITestSupport

@testable import DashboardSources
@testable import Dashboards

/// Any number in any field of a dashboard, with any numbers as its data: something is drawn, and nothing stops.
///
/// One of 128 trials is run; `APUS_ODD_NUMBERS=all` runs all of them.
@MainActor @Suite(.timeLimit(.minutes(60)))
struct OddNumberDashboardTests {
  /// Every request is answered with series of these numbers, as times and as values.
  private struct OddSource: ImmediateDataSource {
    let pair: (Double, Double)

    func result(_ request: QueryRequest) throws(DataSourceError) -> QueryResult {
      let (a, b) = pair
      switch request.shape {
      case .events:
        return QueryResult(
          .events([a, b, 1, a].map { ResultEvent(time: $0, title: "t", text: "x", fields: ["h": "x"]) }))
      case .states: return QueryResult(.states([a, b].map { ResultState(name: "n", state: .alert, since: $0) }))
      case .series, .table: break
      }
      let labels = ["h": "x", "le": "\(a)"]
      let series = [
        ResultSeries(name: "a", labels: labels, interval: b, series: Series(x: [0, 1, 2, 3], y: [a, b, 1, a])),
        ResultSeries(name: "b", labels: ["h": "y", "le": "\(b)"], index: 1, series: Series(x: [a, b], y: [b, a])),
        ResultSeries(name: "c", labels: ["h": "z"], series: Series(start: a, step: b, y: [1, a, b])),
      ]
      return QueryResult(request.shape == .table ? .table(ResultTable(latest: series)) : .series(series))
    }
  }

  /// The text of a widget's dashboard with one of its numbers replaced; nil where there is no such number.
  private static func text(of dashboard: JSONValue, replacing place: Int, with number: Double) -> JSONValue? {
    var count = 0
    func replaced(_ value: JSONValue) -> JSONValue {
      switch value {
      case .number:
        defer { count += 1 }
        return count == place ? .number(number) : value
      case .array(let elements): return .array(elements.map(replaced))
      case .object(let members): return .object(members.map { .init($0.name, replaced($0.value)) })
      default: return value
      }
    }
    let result = replaced(dashboard)
    return place < count ? result : nil
  }

  @Test func anyNumberAnywhere() async throws {
    let fonts = try FontSystem()
    let stride = ProcessInfo.processInfo.environment["APUS_ODD_NUMBERS"] == "all" ? 1 : 128
    var (trials, drawn) = (0, 0)
    for widget in EveryWidget.dashboard.widgets {
      var single = EveryWidget.dashboard
      single.widgets = [widget]
      let json = try JSONValue(parsing: single.fileText)
      var place = 0
      while Self.text(of: json, replacing: place, with: 0) != nil {
        for pair in OddNumbers.pairs {
          trials += 1
          guard trials % stride == 0, let changed = Self.text(of: json, replacing: place, with: pair.0) else {
            continue
          }
          drawn += 1
          // The version of the format has to be a whole number.
          guard let dashboard = try? DashboardReader().read(changed).dashboard else { continue }
          let source = OddSource(pair: (pair.1, OddNumbers.all[trials / 7 % OddNumbers.all.count]))
          try draw(dashboard, source, fonts)
          // Tasks of its views, which hold it, end now.
          await Task.yield()
        }
        place += 1
      }
    }
    #expect(trials > 20_000 && drawn == trials / stride, "\(trials) trials")
  }

  private func draw(_ dashboard: DashboardDescription, _ source: OddSource, _ fonts: FontSystem) throws {
    let answers = DashboardAnswers.immediate(dashboard, from: source, now: 3)
    let host = try TestHost(size: CGSize(width: 500, height: 300), fonts: fonts) {
      DashboardView(dashboard, source: source, answers: answers, now: 3)
    }
    #expect(host.bodies["DashboardView", default: 0] > 0)
    host.close()
  }
}
