import Foundation
import Testing

/// The Lab example shows what it is asked for, and writes every kind as a picture.
struct LabTests {
  private static let kinds = [
    "lines", "steps", "smooth-lines", "symbols", "areas", "bars", "grouped-bars", "stacked-areas", "shares", "stream",
    "stacked-bars", "range-band", "points", "heat-map", "batch", "markers", "two-axes", "logarithmic",
  ]
  private static let widgets = [
    "top-list", "value", "distribution", "tree-map", "sunburst", "flame-graph", "sankey", "service-level", "table",
  ]

  @Test(arguments: kinds) func aKindIsDrawn(kind: String) throws {
    let report = try Program.report("Lab", ["--kind", kind], script: "frames 2")
    #expect(report.bodies(of: "PlotView") == 1)
    #expect(report.bodies(of: "LabGraph") == 1)
  }

  @Test(arguments: widgets) func aWidgetIsDrawn(kind: String) throws {
    let report = try Program.report("Lab", ["--kind", kind], script: "frames 2")
    #expect(report.bodies(of: "LabWidget") == 1)
  }

  @Test func knobsCanBeSetOnTheCommandLine() throws {
    let report = try Program.report(
      "Lab", ["--kind", "lines", "--series", "40", "--points", "20000"], script: "frames 2")
    #expect(report.bodies(of: "LayerView") == 40)
  }

  @Test func everyKindIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "apus-lab-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Program.run("Lab", ["--write", folder.path()])
    let names = (Self.kinds + Self.widgets + ["all"]).flatMap { ["graphs-\($0).png", "graphs-\($0)-dark.png"] }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() == names.sorted())
  }
}
