import Dashboards
import Foundation
import HTTP
import SafeOutput
import SwiftUI

extension FaultPrograms {
  /// An answer into a file.
  static func download(_ address: String, to target: String) async throws {
    guard let url = URL(string: address), let origin = Origin(url) else { throw Failure("'\(address)' is no address") }
    let response = try await HTTPClient().response(to: HTTPRequest(url, access: HTTPAccess(named: [origin])))
    guard response.status == 200 else { throw Failure("the server answers \(response.status)") }
    try WholeFile.write(response.body, to: target)
  }

  /// A dashboard with the data of a server, as SVG.
  static func drawDashboard(_ file: String, from server: String, to target: String) async throws {
    guard let url = URL(string: server) else { throw Failure("'\(server)' is no address") }
    let dashboard = try DashboardReader().read(Data(contentsOf: URL(fileURLWithPath: file))).dashboard
    let source = ReportingSource(source: PrometheusSource(url, retry: RetryPolicy(retries: 0)))
    let answers = await DashboardAnswers.load(dashboard, from: source, now: 1_700_000_000)
    let picture = DashboardPicture(dashboard, answers: answers, width: 600, now: 1_700_000_000)
    try WholeFile.write(ImageRenderer(content: picture).svgData(), to: target)
  }

  /// What a viewer sees in the picture is said besides.
  private struct ReportingSource: DataSource {
    let source: PrometheusSource

    func load(_ request: QueryRequest) async throws(DataSourceError) -> QueryResult {
      do {
        let result = try await source.load(request)
        for notice in result.notices { ErrorStream.write(notice) }
        return result
      } catch {
        ErrorStream.write("\(error)")
        throw error
      }
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
