import DashboardFormat
import Foundation

/// Answers from files with recorded responses of servers.
///
/// The text of a query finds its file. The notices name queries without a file.
public struct RecordedSource: DataSource {
  /// The file of each query's text.
  public var files: [String: URL]
  /// Bytes of one file.
  public var limit: Int

  /// The files.
  public var identity: AnyHashable? { files }

  /// Answers from these files; nothing is read before it is asked for.
  public init(files: [String: URL], limit: Int = 64 << 20) {
    self.files = files
    self.limit = limit
  }

  /// The files that a folder's `index.json` lists: `{"query text": "file name", …}`. Files outside the folder are ignored.
  public init(folder: URL, limit: Int = 64 << 20) throws(DataSourceError) {
    var files: [String: URL] = [:]
    let index = try Self.contents(folder.appendingPathComponent("index.json"), limit: 1 << 20)
    let json: JSONValue
    do {
      json = try JSONValue(parsing: index)
    } catch {
      throw .response(.json(error))
    }
    for member in json.members ?? [] {
      guard let name = member.value.string, !name.contains("/"), !name.hasPrefix(".") else { continue }
      files[member.name] = folder.appendingPathComponent(name)
    }
    self.init(files: files, limit: limit)
  }

  /// Reads the files of the queries, each time anew.
  public func load(_ request: QueryRequest) async throws(DataSourceError) -> QueryResult {
    var notices: [String] = []
    var series: [ResultSeries] = []
    for (index, query) in request.data.queries.filter({ !$0.isHidden }).enumerated() {
      if Task.isCancelled { throw .cancelled }
      guard let file = files[query.text] else {
        notices.append("Query \(query.name) was not recorded.")
        continue
      }
      let data = try Self.contents(file, limit: limit)
      let result: QueryResult
      do {
        result = try QueryResponse.read(data, limits: JSONLimits(size: limit))
      } catch {
        throw .response(error)
      }
      notices += result.notices
      guard case .series(let answer) = result.content else {
        // A table, or a text, is the whole answer.
        return QueryResult(result.content, notices: notices)
      }
      series += answer.map { element in
        var element = element
        element.index = index
        return element
      }
    }
    guard !series.isEmpty || notices.isEmpty else { throw .unsupported(notices.joined(separator: " ")) }
    return QueryResult(.series(series), notices: notices)
  }

  private static func contents(_ file: URL, limit: Int) throws(DataSourceError) -> Data {
    do {
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= limit else { throw DataSourceError.tooLarge(limit: limit) }
      return try Data(contentsOf: file)
    } catch let error as DataSourceError {
      throw error
    } catch {
      throw .unreachable("\(file.lastPathComponent) cannot be read.")
    }
  }
}
