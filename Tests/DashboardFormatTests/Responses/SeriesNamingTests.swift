import Testing

@testable import DashboardFormat

struct SeriesNamingTests {
  private func name(_ labels: [String: String], _ format: String?) -> String {
    SeriesNaming.name(labels: labels, format: format, fallback: "metric")
  }

  @Test func formatsNameLabels() {
    #expect(name(["job": "api", "host": "a"], "{{job}} on {{ host }}") == "api on a")
    #expect(name(["job": "api"], "{{job}} {{missing}}") == "api ")
    #expect(name(["job": "api", "__name__": "up"], nil) == "job:api")
  }

  /// Two series with an empty name each could not be told apart.
  @Test func aFormatThatGivesNothingIsLeftAside() {
    #expect(name(["job": "api"], "{{missing}}") == "job:api")
    #expect(name([:], " {{missing}} ") == "metric")
  }
}
