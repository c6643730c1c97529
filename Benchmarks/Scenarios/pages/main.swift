import BenchKit
import Foundation
import GalleryViews
import SwiftUI
import UICore
import UITestSupport
import WindowRun

// Opening a screen: each page of the Gallery from the click to its picture, and each example's first frame. Every page is
// opened for the first time in its process, as a person does; fonts are found and read within a first frame's time.
//
//   bench-pages --gallery          processor time for each page
//   bench-pages --example NAME     processor time of a first frame
//   bench-pages --counts           bodies and attributes for each page

func clicks(at point: CGPoint) -> [InputEvent] {
  let pointer = PointerEvent(location: point, clickCount: 1)
  return [.pointerMoved(pointer), .pointerDown(pointer), .pointerUp(pointer)]
}

func script() throws -> GalleryScript {
  let root = ProcessInfo.processInfo.environment["APUS_BENCH_ROOT"] ?? "."
  return try GalleryScript(path: "\(root)/../Examples/Gallery/pages.script")
}

@MainActor func firstFrame(of example: Example) throws -> (run: WindowRun, nanoseconds: Double) {
  let start = processorNanoseconds()
  let run = try example.open()
  return (run, processorNanoseconds() - start)
}

@MainActor func printPages() throws {
  var metrics = Metrics()
  let (run, first) = try firstFrame(of: .gallery)
  metrics.record("gallery_first_ms", first / 1e6)
  for (page, point) in try script().clicks {
    let drawn = run.frameCount
    metrics.record("\(page)_ms", run.time(of: clicks(at: point)) / 1e6)
    precondition(run.frameCount > drawn, "the click shows the page \(page)")
  }
  if let path = ProcessInfo.processInfo.environment["PAGES_SNAPSHOT"] { try run.save(to: path) }
  print(metrics.json(name: "pages"))
}

@MainActor func printCounts() throws {
  var metrics = Metrics()
  let host = try TestHost(size: CGSize(width: 1000, height: 720)) { GalleryView() }
  for (page, point) in try script().clicks {
    host.resetCounts()
    for event in clicks(at: point) { host.send(event) }
    metrics.record("\(page)_bodies", Double(host.bodies.values.reduce(0, +)))
    metrics.record("\(page)_attributes", Double(host.attributes))
  }
  print(metrics.json(name: "pages"))
}

let arguments = CommandLine.arguments.dropFirst()
do {
  if arguments.first == "--gallery" {
    try MainActor.assumeIsolated(printPages)
    exit(0)
  } else if arguments.first == "--counts" {
    try MainActor.assumeIsolated(printCounts)
    exit(0)
  } else if arguments.first == "--example", let example = arguments.dropFirst().first.flatMap(Example.init) {
    let time = try MainActor.assumeIsolated { try firstFrame(of: example).nanoseconds }
    var metrics = Metrics()
    metrics.record("\(example)_first_ms", time / 1e6)
    print(metrics.json(name: "pages"))
    exit(0)
  }
} catch {
  FileHandle.standardError.write(Data("pages: \(error)\n".utf8))
  exit(1)
}

let scenario = Scenario("pages")
scenario.run { metrics in
  let program = Peer(executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path)
  let repeats = scenario.isQuick ? 1 : 7

  /// The figures of several processes, by name, in nanoseconds.
  func repeated(_ arguments: [String]) throws -> [(name: String, samples: Samples)] {
    let runs = try (0..<repeats).map { _ in try program.run(arguments) }
    return (runs.first?.keys.sorted() ?? []).map { name in
      (name, Samples(runs.map { ($0[name] ?? .nan) * 1e6 }))
    }
  }

  scenario.progress("the pages of the Gallery")
  for (name, samples) in try repeated(["--gallery"]) { metrics.record(name, samples, in: .milliseconds) }
  for (name, value) in try program.run(["--counts"]).sorted(by: { $0.key < $1.key }) { metrics.record(name, value) }
  for example in Example.allCases where example != .gallery {
    scenario.progress("the first frame of \(example)")
    for (name, samples) in try repeated(["--example", "\(example)"]) {
      metrics.record(name, samples, in: .milliseconds)
    }
  }
}
