import DashboardFormat
import DashboardSources
import DashboardTestSupport
import Foundation
import GraphData

/// A source that answers by the text of the first query: "fail", "hang", "empty", "null", "one"; anything else a line.
final class TestSource: DataSource {
  private let state = Watched(State())

  struct State: Sendable {
    var loads: [String] = []
    var cancelled: [String] = []
    var heals = false
  }

  var loads: [String] { state.value.loads }
  var cancelled: [String] { state.value.cancelled }
  /// Whether "fail" succeeds from now on.
  func heal() { state.change { $0.heals = true } }
  /// Waits until what was asked of the source is so, and says whether it is.
  func wait(until condition: @escaping @Sendable (State) -> Bool) async -> Bool { await state.wait(until: condition) }

  func load(_ request: QueryRequest) async throws(DataSourceError) -> QueryResult {
    let text = request.data.queries.first?.text ?? ""
    let heals = state.change { state in
      state.loads.append(text)
      return state.heals
    }
    switch text {
    case "fail" where !heals: throw .status(503, message: "overloaded")
    case "hang":
      do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch {
        state.change { $0.cancelled.append(text) }
        throw .cancelled
      }
      return result([1, 2])
    case "empty": return QueryResult(.series([]))
    case "null": return result([.nan, .nan, .nan])
    case "one": return result([5])
    default: return result([1, 3, 2, 4])
    }
  }

  private func result(_ values: [Double]) -> QueryResult {
    QueryResult(.series([ResultSeries(name: "a", series: Series(start: 1_700_000_000, step: 60, y: values))]))
  }
}

extension WidgetDescription {
  /// A graph of queries with these texts, one request each.
  static func graph(_ texts: String..., id: String, frame: GridFrame) -> WidgetDescription {
    let requests = texts.map { text in
      TimeseriesRequest(data: QuerySet(queries: [Query(name: "a", language: .promQL, text: text)]))
    }
    return WidgetDescription(id: id, title: id, frame: frame, definition: .timeseries(.init(requests: requests)))
  }
}
