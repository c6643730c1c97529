import Testing

/// The Pulse example draws each measure as a graph that follows the newest value.
struct PulseTests {
  /// Processors and memory, disks, network.
  @Test func everyPanelHasAGraph() throws {
    let report = try Program.report("Pulse", script: "frames 2")
    #expect(report.bodies(of: "Panel") >= 4)
    #expect(report.bodies(of: "PlotView") >= 4)
  }
}
