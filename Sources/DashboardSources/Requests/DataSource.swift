import DashboardFormat
import HTTP

/// Where the data of dashboards comes from.
public protocol DataSource: Sendable {
  /// Answers a request; cancelling the task ends it early with `cancelled`.
  func load(_ request: QueryRequest) async throws(DataSourceError) -> QueryResult
  /// The values that a variable may have, given those of the others; none where the source knows none.
  func values(of variable: TemplateVariable, _ variables: [String: [String]]) async throws(DataSourceError) -> [String]
  /// What tells it from another source of its type, such as a server's address; nil where nothing does.
  var identity: AnyHashable? { get }
}

extension DataSource {
  /// None: the values that the file names are all.
  public func values(
    of variable: TemplateVariable, _ variables: [String: [String]]
  ) async throws(DataSourceError) -> [String] { [] }

  /// Nil: objects are told apart as such, and values that can be compared by that.
  public var identity: AnyHashable? { nil }
}

/// A widget's request to a data source.
public struct QueryRequest: Sendable, Equatable {
  /// What the widget can show of the data.
  public enum Shape: String, Sendable {
    /// Values over time.
    case series
    /// One value for each group.
    case table
    /// Entries of logs and events.
    case events
    /// What monitors, checks and alerts say at the window's end.
    case states
  }

  /// The queries, and the formulas over them.
  public var data: QuerySet
  /// Seconds since 1970.
  public var window: ClosedRange<Double>
  /// The width of the graph in pixels; more points than this would not be visible.
  public var width: Int
  /// What the widget can show.
  public var shape: Shape
  /// The values that the viewer chose, by variable.
  public var variables: [String: [String]]

  /// A request for a window of time, in seconds since 1970.
  public init(
    _ data: QuerySet, window: ClosedRange<Double>, width: Int = 1000, shape: Shape = .series,
    variables: [String: [String]] = [:]
  ) {
    self.data = data
    self.window = window
    self.width = width
    self.shape = shape
    self.variables = variables
  }

  var duration: Double { window.upperBound - window.lowerBound }
}

/// Why there is no data.
public enum DataSourceError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The task that asked was cancelled.
  case cancelled
  /// The answer took longer than its limit.
  case timedOut(seconds: Double)
  /// The connection failed or was closed.
  case unreachable(String)
  /// An answer with a status other than success.
  case status(Int, message: String)
  /// What was asked, or a server that it leads to, is not allowed; see `HTTPAccess`.
  case refused(String)
  /// More bytes than the limit.
  case tooLarge(limit: Int)
  /// An answer came that cannot be read.
  case response(ResponseError)
  /// The source cannot answer such a request.
  case unsupported(String)

  public var description: String {
    switch self {
    case .cancelled: "The request was cancelled."
    case .timedOut(let seconds): "The server did not answer within \(seconds) seconds."
    case .unreachable(let reason): "The server cannot be reached: \(reason)"
    case .refused(let reason): reason
    case .status(let status, let message): "The server answered \(status)\(message.isEmpty ? "." : ": \(message)")"
    case .tooLarge(let limit): "The answer is larger than \(limit) bytes."
    case .response(let error): error.description
    case .unsupported(let reason): reason
    }
  }

  /// Whether the same request may succeed later.
  var isPassing: Bool {
    switch self {
    case .timedOut, .unreachable: true
    case .status(let status, _): status == 429 || status >= 500
    case .cancelled, .refused, .tooLarge, .response, .unsupported: false
    }
  }

  /// What an error of HTTP means for who asks for data.
  public init(_ error: HTTPError) {
    self =
      switch error {
      case .cancelled: .cancelled
      case .timedOut(_, let seconds): .timedOut(seconds: seconds)
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .refused(let reason): .refused(reason)
      case .unreachable(let reason): .unreachable(reason)
      case .malformed: .unreachable(error.description)
      }
  }
}
