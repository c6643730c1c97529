import DashboardFormat
import DashboardSources
import DashboardTestSupport
import GraphData
import SwiftUI
import Testing
import UITestSupport

@testable import Dashboards

/// A view of a dashboard that shows another one.
@MainActor
struct AnotherDashboardTests {
  @Observable final class Choice {
    var description: DashboardDescription
    var source: any DataSource
    var title = ""

    init(_ description: DashboardDescription, _ source: any DataSource) {
      (self.description, self.source) = (description, source)
    }
  }

  /// Answers with a series that is called as the source, the query and the variables are.
  private final class Named: DataSource {
    let name: String
    init(_ name: String) { self.name = name }

    func load(_ request: QueryRequest) async throws(DataSourceError) -> QueryResult {
      let text = request.data.queries.first?.text ?? ""
      let variables = request.variables.map { "\($0.key)=\($0.value.joined())" }.sorted().joined(separator: " ")
      let series = Series(start: 1_700_000_000, step: 60, y: [1, 3, 2, 4])
      return QueryResult(.series([ResultSeries(name: "\(name) \(text) \(variables)", series: series)]))
    }
  }

  /// Made anew by each body, with what cannot be compared in it.
  private struct Server: DataSource {
    let name: String
    let session = Named("")
    var identity: AnyHashable? { name }

    func load(_ request: QueryRequest) async throws(DataSourceError) -> QueryResult {
      try await Named(name).load(request)
    }
  }

  private struct Screen: View {
    let choice: Choice
    var body: some View {
      VStack {
        Text(choice.title)
        DashboardView(choice.description, source: choice.source, now: 1_700_000_240)
      }
    }
  }

  /// Its only widget has the same id in each dashboard, as the first panels of files of Grafana have.
  private func dashboard(_ query: String, variable: String, seconds: Double) -> DashboardDescription {
    DashboardDescription(
      title: query, variables: [TemplateVariable(name: variable, defaults: ["x"])], span: .last(seconds),
      widgets: [.graph(query, id: "1", frame: GridFrame(x: 0, y: 0, width: 12, height: 3))])
  }

  @Test func nothingOfTheOneBeforeIsShown() async throws {
    let choice = Choice(dashboard("first", variable: "host", seconds: 300), Named("A"))
    let host = try TestHost(size: CGSize(width: 900, height: 500)) { Screen(choice: choice) }
    func shows(_ text: String) -> Bool { host.allElements.contains { $0.label.hasPrefix(text) } }
    #expect(await host.wait { shows("A first host=x") })
    choice.description = dashboard("second", variable: "dc", seconds: 900)
    host.update()
    #expect(!shows("A first"))
    #expect(await host.wait { shows("A second dc=x") })
    // The window is that of its span: 22:17:20 is its end.
    #expect(shows("14 Nov 22:02 – 22:17"))
    choice.source = Named("B")
    host.update()
    #expect(await host.wait { shows("B second dc=x") })
    // What is around it changes nothing.
    host.resetCounts()
    choice.title = "another"
    host.update()
    #expect(shows("B second dc=x"))
  }

  @Test func sourcesThatAreValuesAreToldApartByTheirIdentity() async throws {
    let choice = Choice(dashboard("first", variable: "host", seconds: 300), Server(name: "A"))
    let host = try TestHost(size: CGSize(width: 900, height: 500)) { Screen(choice: choice) }
    func shows(_ text: String) -> Bool { host.allElements.contains { $0.label.hasPrefix(text) } }
    #expect(await host.wait { shows("A first host=x") })
    choice.source = Server(name: "A")
    host.update()
    #expect(shows("A first host=x"))
    choice.source = Server(name: "B")
    host.update()
    #expect(!shows("A first"))
    #expect(await host.wait { shows("B first host=x") })
  }
}
