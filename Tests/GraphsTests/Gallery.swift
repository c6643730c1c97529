import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@testable import Graphs

/// Draws a few graphs; `APUS_REPORT` names the folder that they are written to.
@MainActor
struct GalleryTests {
  private func write(_ host: TestHost, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_REPORT"] else { return }
    try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/\(name).png")
  }

  @Test(arguments: [false, true]) func lines(isDark: Bool) throws {
    let series = MadeUp.series(count: 5, length: 65)
    let host = try TestHost(size: CGSize(width: 800, height: 300)) {
      Graph {
        ForEach(series.indices, id: \.self) { Line("service \($0)", points: series[$0]) }
        Threshold(y: 80, "SLO").severity(.warning)
        Event(x: MadeUp.start + 1500, "deploy")
        Region(x: MadeUp.start + 2000...MadeUp.start + 2600, "maintenance")
        YAxis(unit: .milliseconds, label: "Latency")
      }
      .padding(12)
    }
    host.platform.isDark = isDark
    host.update()
    host.send(.pointerMoved(PointerEvent(location: CGPoint(x: 400, y: 120))))
    host.update()
    // Five lines with a sample of each colour in the legend.
    #expect(host.palettePixels(of: 5) == 5)
    try write(host, isDark ? "lines-dark" : "lines")
  }

  @Test func areasAndBars() throws {
    let series = MadeUp.series(count: 4, length: 48)
    let host = try TestHost(size: CGSize(width: 900, height: 500)) {
      VStack {
        HStack {
          Graph {
            Stack { ForEach(series.indices, id: \.self) { Area(id: $0, points: series[$0]) } }
            YAxis(unit: .bytes)
          }
          Graph { Area("requests", points: series[1]) }
        }
        HStack {
          Graph { Stack { ForEach(series.indices, id: \.self) { Bars(id: $0, points: series[$0]) } } }
          Graph {
            Bars("a", points: series[0])
            Bars("b", points: series[2])
          }
        }
      }
      .padding(12)
    }
    #expect(host.palettePixels(of: 4) == 4)
    try write(host, "areas-bars")
  }

  @Test func manyPoints() throws {
    var random = SystemRandomNumberGenerator()
    var level = 50.0
    let values = (0..<200_000).map { index -> Double in
      level += Double.random(in: -1...1, using: &random)
      return index % 30_000 < 400 ? .nan : level + (index % 9001 == 0 ? 80 : 0)
    }
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      Graph { Line("noise", points: Series(start: MadeUp.start, step: 10, y: values)) }.padding(12)
    }
    #expect(host.palettePixels(of: 1) == 1)
    try write(host, "many")
  }
}
