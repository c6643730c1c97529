import Dashboards
import Foundation
import Observation

/// The dashboards that there are, and the one that is open.
@MainActor @Observable
public final class Shelf {
  private(set) var sections: [ShelfSection]
  private(set) var opened: Result<OpenedDashboard, OpeningFailure>?
  var searchText = ""
  /// The entry that is shown.
  var selection: ShelfEntry.ID? {
    didSet { if selection != oldValue { open() } }
  }
  @ObservationIgnored private let server: PrometheusSource?
  @ObservationIgnored private let pictures = PictureStore(access: .remembered())
  @ObservationIgnored private let sampler = MachineSampler()

  /// - Parameters:
  ///   - paths: dashboard files, or folders of them; the first is shown.
  ///   - prometheus: the address of a server that queries are sent to.
  ///   - isMachine: whether this machine is shown though there is recorded data.
  public init(paths: [String] = [], prometheus: String? = nil, isMachine: Bool = false) {
    let address = prometheus.flatMap(URL.init(string:))
    server = address.map { PrometheusSource($0, timeout: 10, minimumStep: 5) }
    let metrics = SharedFiles.find("data/series/server-metrics-55k.json")
    var own: [ShelfEntry] = []
    if server != nil { own.append(.bundled(.prometheus)) }
    if let metrics { own.append(.bundled(.serverMetrics(metrics))) }
    own.append(.bundled(.machine))
    var sections = [ShelfSection(title: "Built in", entries: own)]
    let given = paths.flatMap { ShelfEntry.files(at: URL(fileURLWithPath: $0)) }
    if !given.isEmpty { sections.insert(ShelfSection(title: "Files", entries: given), at: 0) }
    for (folder, title) in [("data/grafana", "Grafana"), ("data/datadog", "Datadog")] {
      guard let url = SharedFiles.find(folder) else { continue }
      sections.append(ShelfSection(title: title, entries: ShelfEntry.files(at: url)))
    }
    self.sections = sections
    selection = given.first?.id ?? (isMachine ? own.last : own.first)?.id
    if prometheus != nil, address == nil {
      opened = .failure(OpeningFailure(title: "No server", reason: "“\(prometheus ?? "")” is no address."))
    } else {
      open()
    }
  }

  /// Whether a field to search in is of use.
  var hasMany: Bool { sections.reduce(0) { $0 + $1.entries.count } > 12 }

  /// The sections with what the search text is in.
  var found: [ShelfSection] {
    guard !searchText.isEmpty else { return sections }
    return sections.compactMap { section in
      let entries = section.entries.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
      return entries.isEmpty ? nil : ShelfSection(title: section.title, entries: entries)
    }
  }

  private func open() {
    guard let entry = sections.lazy.flatMap(\.entries).first(where: { $0.id == self.selection }) else { return }
    do throws(OpeningFailure) {
      opened = .success(try OpenedDashboard(entry, server: server, sampler: sampler, pictures: pictures))
    } catch {
      opened = .failure(error)
    }
  }
}
