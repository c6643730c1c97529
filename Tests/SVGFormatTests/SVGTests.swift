import DisplayList
import Foundation
import FoundationXML
import Graphs
import SwiftUI
import Testing
import UICore

@testable import SVGFormat

@MainActor
struct SVGTests {
  private func renderer(_ view: some View) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view)
    renderer.isOpaque = true
    renderer.scale = CGFloat(Self.scale)
    return renderer
  }

  private static let scale = 2

  private func isWellFormed(_ svg: Data) -> Bool { XMLParser(data: svg).parse() }

  /// Compares with what librsvg makes of the file.
  private func difference(_ name: String, _ renderer: ImageRenderer<some View>) throws -> Difference {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (png, svg) = (try renderer.pngData(), try renderer.svgData())
    #expect(isWellFormed(svg))
    let other = try Rasterizer.png(svg, scale: Self.scale, in: folder)
    if let report = ProcessInfo.processInfo.environment["APUS_REPORT"] {
      for (kind, file) in [("png", png), ("svg", svg), ("rsvg.png", other)] {
        try file.write(to: URL(filePath: "\(report)/svg-\(name).\(kind)"))
      }
    }
    return Difference(try ImageDecoder.decode(png), try ImageDecoder.decode(other))
  }

  /// Away from edges colours agree to 2 of 255. Edges are smoothed by other rules: they may be up to 3 % of the pixels, of
  /// text, whose letters a screen fits to rows of pixels, 5 %. On average components differ by less than 1 of 255.
  @Test(.enabled(if: Rasterizer.program != nil, "needs rsvg-convert of librsvg2-bin"), arguments: Scene.allCases)
  func anIndependentReaderDrawsTheSame(scene: Scene) throws {
    let difference = try difference(scene.rawValue, renderer(scene.view))
    #expect(difference.mean < 1)
    #expect(difference.partOver2 < (scene.isText ? 0.05 : 0.03))
  }

  @Test(.enabled(if: Rasterizer.program != nil, "needs rsvg-convert of librsvg2-bin"))
  func aGraphIsDrawnTheSame() throws {
    let graph = Graph {
      Area("reads", points: Series(start: 0, step: 1, y: (0..<50).map { 40 + 30 * sin(Double($0) / 5) }))
      Line("writes", points: Series(start: 0, step: 1, y: (0..<50).map { 50 + 40 * cos(Double($0) / 9) }))
      Points("marks", points: Series(start: 0, step: 5, y: (0..<10).map { 20 + Double($0) * 5 }))
      Threshold(y: 80, "limit").severity(.warning)
    }
    .frame(width: 400, height: 200)
    let difference = try difference("graph", renderer(graph.padding(10)))
    #expect(difference.mean < 1)
    #expect(difference.partOver2 < 0.03)
  }

  @Test func namesAreEscaped() throws {
    let svg = try renderer(Color.red.frame(width: 10, height: 10))
      .svgData(title: "a < b & \"c\"", summary: "bell \u{07}, tab \t, 😀")
    #expect(isWellFormed(svg))
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"))
    #expect(text.contains("<desc>bell , tab \t, 😀</desc>"))
  }

  @Test func sizesAndPlacesAreWritten() throws {
    let view = Path(CGRect(x: 1.5, y: 2, width: 3, height: 4.25)).fill(.red).frame(width: 20, height: 10)
    let renderer = ImageRenderer(content: view)
    let text = String(decoding: try renderer.svgData(), as: UTF8.self)
    #expect(text.contains("width=\"20\" height=\"10\" viewBox=\"0 0 20 10\""))
    #expect(text.contains("d=\"M1.5 2L4.5 2L4.5 6.25L1.5 6.25Z\""))
    // Nothing behind it unless asked for.
    #expect(!text.contains("<rect width=\"100%\""))
    renderer.isOpaque = true
    #expect(String(decoding: try renderer.svgData(), as: UTF8.self).contains("<rect width=\"100%\""))
  }

  @Test func glyphsAreWrittenOnce() throws {
    let text = String(decoding: try renderer(Text("aaaa")).svgData(), as: UTF8.self)
    #expect(text.components(separatedBy: "<path id=\"t").count == 2)
    #expect(text.components(separatedBy: "<use ").count == 5)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0004, "0"), (1.5, "1.5"), (-2.0625, "-2.063"), (0.05, "0.05"), (100, "100"), (.nan, "0"),
    (-.infinity, "-1000000000"),
  ])
  func numbersAreShort(number: Double, text: String) { #expect(SVGText.number(number) == text) }
}

/// How far two pictures are apart.
private struct Difference {
  /// Of the three components of all pixels, 0…255.
  var mean = 0.0
  /// The part of the pixels that differ by more than 2 of 255 in a component.
  var partOver2 = 0.0

  init(_ a: Bitmap, _ b: Bitmap) {
    guard (a.width, a.height) == (b.width, b.height) else {
      (mean, partOver2) = (255, 1)
      return
    }
    var (sum, over) = (0, 0)
    for (first, second) in zip(a.pixels, b.pixels) {
      let parts = [0, 8, 16].map { shift in abs(Int(first >> shift & 255) - Int(second >> shift & 255)) }
      sum += parts.reduce(0, +)
      if parts.max()! > 2 { over += 1 }
    }
    mean = Double(sum) / Double(3 * max(1, a.pixels.count))
    partOver2 = Double(over) / Double(max(1, a.pixels.count))
  }
}
