import Graphs
import SwiftUI

/// A graph of the chosen kind.
struct LabGraph: View {
  let settings: LabSettings
  let data: LabData

  var body: some View {
    switch settings.kind {
    case .areas: layers { Area($0.name, points: $0.points) }
    case .bars, .groupedBars: layers { Bars($0.name, points: $0.points) }
    case .points: layers { Points($0.name, points: $0.points) }
    case .stackedAreas, .shares, .stream: stackedAreas
    case .stackedBars: stackedBars
    case .band: band
    case .heatmap: heatmap
    case .batch: batch
    case .markers: markers
    case .dualAxes: dualAxes
    default: layers { Line($0.name, points: $0.points) }
    }
  }

  private var style: StrokeStyle { StrokeStyle(lineWidth: settings.lineWidth, lineJoin: .round) }
  private var symbol: GraphSymbol? { settings.hasSymbols || settings.kind == .points ? .circle : nil }

  private func layers(@GraphContentBuilder _ layer: @escaping (LabData.Element) -> some GraphContent) -> some View {
    Graph {
      ForEach(data.series) { element in
        layer(element).lineStyle(style).interpolationMethod(settings.method).symbol(symbol)
      }
      YAxis(unit: .milliseconds, scale: settings.scale.scale)
    }
  }

  private var stackedAreas: some View {
    Graph {
      Stack(settings.stacking) { ForEach(data.series) { Area($0.name, points: $0.points) } }
        .lineStyle(style).interpolationMethod(settings.method)
      YAxis(unit: settings.stacking == .normalized ? .fraction : .short, scale: settings.scale.scale)
    }
  }

  private var stackedBars: some View {
    Graph {
      Stack(settings.stacking) { ForEach(data.series) { Bars($0.name, points: $0.points) } }
      YAxis(unit: settings.stacking == .normalized ? .fraction : .short, scale: settings.scale.scale)
    }
  }

  /// The first series within what the others vary.
  private var band: some View {
    let points = data.series[0].points
    func scaled(_ factor: Double) -> Series {
      Series(
        x: (0..<points.count).map { points.x(at: $0) }, y: (0..<points.count).map { points.y(at: $0) * factor })
    }
    return Graph {
      RangeBand("10th to 90th percentile", lower: scaled(0.8), upper: scaled(1.3))
      Line("median", points: points).lineStyle(style).interpolationMethod(settings.method)
      YAxis(unit: .milliseconds, scale: settings.scale.scale)
    }
  }

  private var heatmap: some View {
    let (columns, rows) = (96, 24)
    var random = LabRandom(seed: 5)
    let counts = (0..<columns).flatMap { column in
      (0..<rows).map { row -> Double in
        let time = Double(column) / Double(columns)
        let middle = 6 + 7 * (0.5 - 0.5 * cos(2 * .pi * time))
        let distance = (Double(row) - middle) / (2.5 + 1.5 * time)
        return (120 * exp(-distance * distance) * (0.6 + 0.8 * random.unit())).rounded()
      }
    }
    return Graph {
      Heatmap(
        "requests", columns: (0...columns).map { LabData.start + Double($0) * 900 },
        buckets: (0...rows).map { Double($0) * 20 }, counts: counts)
      YAxis(unit: .milliseconds)
    }
  }

  private var batch: some View {
    Graph {
      Batch { ForEach(data.series) { Line($0.name, points: $0.points) } }
        .lineStyle(style).interpolationMethod(settings.method)
      YAxis(unit: .milliseconds, scale: settings.scale.scale)
    }
  }

  private var markers: some View {
    Graph {
      Region(x: LabData.start + 2 * 3600...LabData.start + 6 * 3600, "maintenance")
      ForEach(data.series.prefix(2)) { Line($0.name, points: $0.points).lineStyle(style) }
      Threshold(y: 100, "objective").severity(.warning)
      Threshold(y: 120...140, "alarm").severity(.error)
      Event(x: LabData.start + 15.5 * 3600, "release 4.2")
      Annotation(x: LabData.start + 12 * 3600, y: 55) {
        Text("lunch").font(.caption).padding(4).background(.yellow.opacity(0.3), in: Capsule())
      }
      YAxis(unit: .milliseconds, scale: settings.scale.scale)
    }
  }

  private var dualAxes: some View {
    let busy = data.series[1].points
    let shares = Series(
      x: (0..<busy.count).map { busy.x(at: $0) }, y: (0..<busy.count).map { busy.y(at: $0) * 6e6 })
    return Graph {
      Bars("traffic", points: shares).yAxis(.trailing).opacity(0.35)
      Line("latency", points: data.series[0].points).lineStyle(style).interpolationMethod(settings.method)
      DualYAxes(leading: .milliseconds, trailing: .bytes)
    }
  }
}
