import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

@MainActor
struct LegendPositionTests {
  private let size = CGSize(width: 500, height: 240)

  private func host(_ legend: GraphLegend, _ position: GraphLegendPosition) throws -> TestHost {
    let series = MadeUp.series(count: 3, length: 65)
    return try TestHost(size: size, scale: 2) {
      Graph { ForEach(series.indices, id: \.self) { Line("service \($0)", points: series[$0]) } }
        .legend(legend, position: position)
        .padding(8)
    }
  }

  /// Around the samples of colour in the legend: the first fills of the palette's colour, 10 points wide.
  private func samples(_ host: TestHost) -> CGRect {
    host.labels.filter { $0.kind == "fill #ff3d7ded" || $0.kind == "fill #ff2ea87d" }.map(\.bounds)
      .reduce(CGRect.null) { $0.union($1) }
  }

  @Test(arguments: GraphLegendPosition.allCases) func aListStandsAtItsSide(position: GraphLegendPosition) throws {
    let host = try host(.list, position)
    try host.report("legend-\(position)")
    let found = samples(host)
    switch position {
    case .top: #expect(found.maxY < 30)
    case .bottom: #expect(found.minY > 210)
    case .leading: #expect(found.maxX < 40 && found.height > 30)
    case .trailing: #expect(found.minX > 400 && found.height > 30)
    }
  }

  @Test func aTableMayStandBesideTheGraph() throws {
    let host = try host(.table(.average), .trailing)
    try host.report("legend-table-trailing")
    #expect(samples(host).minX > 300)
  }

  @Test(arguments: GraphLegendPosition.allCases) func aHeatmapHasAScale(position: GraphLegendPosition) throws {
    let columns = (0...24).map { MadeUp.start + Double($0) * 3600 }
    let counts = (0..<240).map { Double($0 * 7 % 41) * 10 }
    let host = try TestHost(size: size, scale: 2) {
      Graph {
        Heatmap("requests", columns: columns, buckets: (0...10).map { Double($0) * 10 }, counts: counts)
      }
      .legend(.automatic, position: position)
      .padding(8)
    }
    try host.report("heatmap-\(position)")
    // The bar's levels: opacities 0.08 + 0.92 · n / 24; the strongest is the colour itself.
    let isBeside = position == .leading || position == .trailing
    let bar = host.labels.filter {
      $0.kind.hasPrefix("fill #") && abs((isBeside ? $0.bounds.width : $0.bounds.height) - 8) < 0.1
    }.map(\.bounds)
    #expect(bar.count == HeatmapMark.levels)
    // It begins with the lowest count: at the left, or below.
    if isBeside { #expect(bar[0].minY > bar[1].minY) } else { #expect(bar[0].minX < bar[1].minX) }
    switch position {
    case .top: #expect(bar[0].maxY < 30)
    case .bottom: #expect(bar[0].minY > 200)
    case .leading: #expect(bar[0].maxX < 30)
    case .trailing: #expect(bar[0].minX > 440)
    }
    #expect(host.palettePixels(of: 1) == 1)
  }

  @Test func aHeatmapWithoutCountsHasNone() throws {
    let host = try TestHost(size: size) {
      Graph { Heatmap("none", columns: [0, 1], buckets: [0, 1], counts: [0]) }
    }
    #expect(host.labels.filter { $0.kind.hasPrefix("fill #") && abs($0.bounds.height - 8) < 0.1 }.isEmpty)
  }
}

extension TestHost {
  /// What the dump of the frame lists: each item's kind and where it is.
  var labels: [(kind: String, bounds: CGRect)] {
    frameDump().split(separator: "\n").compactMap { line in
      guard let open = line.lastIndex(of: "("), let close = line.lastIndex(of: ")") else { return nil }
      let place = line[line.index(after: open)..<close].split(separator: ",").compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      let size = line[line.index(after: close)...].split(separator: "×").compactMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      guard place.count == 2, size.count == 2 else { return nil }
      let kind = line[..<open].trimmingCharacters(in: .whitespaces)
      return (kind, CGRect(x: place[0], y: place[1], width: size[0], height: size[1]))
    }
  }
}
