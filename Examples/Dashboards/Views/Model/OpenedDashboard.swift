import Dashboards
import Foundation

/// A dashboard that was read, with the source of its data.
struct OpenedDashboard: Identifiable {
  let id: ShelfEntry.ID
  let document: DashboardDocument
  let source: any DataSource
  /// What the first frame shows.
  let answers: DashboardAnswers
  /// Where pictures come from.
  let pictures: PictureStore
  /// Where its spans end, in seconds since 1970.
  let now: Double
  let isLive: Bool
  var isMadeUp = false
  /// Where its data is from, in words.
  let origin: String
  /// Samples the machine while the dashboard is in sight.
  var sampler: MachineSampler?

  /// - Parameters:
  ///   - server: answers the queries of files; their data is made up where there is none.
  @MainActor
  init(
    _ entry: ShelfEntry, server: PrometheusSource?, sampler: MachineSampler, pictures: PictureStore
  ) throws(OpeningFailure) {
    id = entry.id
    self.pictures = pictures
    let time = Date().timeIntervalSince1970
    switch entry.place {
    case .machine:
      document = try Self.bundled("this-machine")
      sampler.begin()
      (source, now, isLive, self.sampler) = (sampler.source, Date().timeIntervalSince1970, true, sampler)
      answers = .immediate(document.dashboard, from: sampler.source, now: now)
      origin = "Live from /proc of this machine, sampled every second"
    case .serverMetrics(let url):
      document = try Self.bundled("server-metrics")
      let metrics = try ServerMetrics(contentsOf: url)
      (source, now, isLive) = (metrics.source, metrics.end, false)
      answers = .immediate(document.dashboard, from: metrics.source, now: now)
      origin = "\(metrics.pointCount.formatted()) recorded minutes of a server, from \(url.lastPathComponent)"
    case .prometheus:
      document = try Self.bundled("prometheus")
      (source, now, isLive, answers) = (server ?? PrometheusSource(Self.local), time, true, DashboardAnswers())
      origin = "Live from \(server?.address.absoluteString ?? Self.local.absoluteString)"
    case .file(let url):
      document = try Self.read(url)
      now = time
      if let server {
        (source, isLive, answers) = (server, true, DashboardAnswers())
        origin = "Live from \(server.address.absoluteString)"
      } else {
        let madeUp = MadeUpSource()
        (source, isLive, isMadeUp) = (madeUp, false, true)
        answers = DashboardAnswers()
        origin = "Data made up from the queries; --prometheus URL asks a server"
      }
    }
  }

  private static let local = URL(fileURLWithPath: "/")

  private static func bundled(_ name: String) throws(OpeningFailure) -> DashboardDocument {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json") else {
      throw OpeningFailure(title: name, reason: "It is not in the program's bundle.")
    }
    return try read(url)
  }

  private static func read(_ url: URL) throws(OpeningFailure) -> DashboardDocument {
    guard let data = try? Data(contentsOf: url) else {
      throw OpeningFailure(title: url.lastPathComponent, reason: "The file cannot be read.")
    }
    do {
      return try DashboardReader().read(data)
    } catch {
      throw OpeningFailure(title: url.lastPathComponent, reason: error.description)
    }
  }
}

/// Why a dashboard could not be opened.
struct OpeningFailure: Error {
  var title: String
  var reason: String
}
