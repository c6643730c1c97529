import BenchKit
import DisplayList
import Foundation
import Geometry
import Renderer
import TextLayout

// The raster against Cairo, Skia and Qt: whole pictures of 1920 × 1080 drawn anew. All programs get the same numbers and
// draw the same picture, which is checked. NAME_ms is wall time with all threads; NAME_1t_cpu_vs_PEER compares processor
// time on one thread, which a busy machine disturbs little.

// `bench-raster --draw NAME THREADS TIMES` draws one scene alone, for profilers.

/// Above these mean differences of a channel something else was drawn. Overlapping edges inside one path make up what
/// there is in shapes. In text, which here overlaps everywhere, Cairo and Qt move glyphs to whole pixels and Skia raises
/// the contrast.
let mostDifference = (shapes: 1.5, text: 24.0)
let folder = Peer.builds + "/raster-scenes"

func draw(_ scene: Scene, _ renderer: Renderer, _ fonts: FontSystem, _ target: PixelBuffer) {
  renderer.invalidate()
  renderer.render(
    scene.list, size: CGSize(width: Scene.width, height: Scene.height), scale: 1, background: .white, glyphs: fonts,
    into: target)
}

func fontFile() throws -> String {
  // Under Valgrind no other program can be asked.
  if let file = ProcessInfo.processInfo.environment["RASTER_FONT"] { return file }
  return try Peer.output(of: "/usr/bin/env", ["fc-match", "-f", "%{file}", "Inter:regular"])
}

let words = CommandLine.arguments
if words.count == 5, words[1] == "--draw", let threads = Int(words[3]), let times = Int(words[4]) {
  try drawAlone(words[2], threads: threads, times: times)
  exit(0)
}

let scenario = Scenario("raster")
scenario.run { metrics in
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let fontFile = try fontFile()
  let fonts = try FontSystem(fontFiles: [fontFile])
  let scenes = Scene.all(fonts)
  let target = PixelBuffer(width: Scene.width, height: Scene.height)
  for scene in scenes {
    scenario.progress(scene.name)
    try scene.data.write(to: URL(fileURLWithPath: "\(folder)/\(scene.name).bin"))
    for (suffix, threads) in [("", nil), ("_1t", 1)] {
      let renderer = Renderer(threads: threads)
      metrics.record(
        "\(scene.name)\(suffix)_ms", measure(scenario.effort) { draw(scene, renderer, fonts, target) },
        in: .milliseconds)
      let cpu = measure(scenario.effort, clock: processorNanoseconds) { draw(scene, renderer, fonts, target) }
      metrics.record("\(scene.name)\(suffix)_cpu_ms", cpu.median / 1e6)
    }
    try Picture(target).write(to: "\(folder)/\(scene.name).apus.raw")
  }

  let seconds = scenario.isQuick ? "0" : "1.5"
  let peers = try [
    ("cairo", Peer.compiled("raster-cairo", packages: ["cairo", "cairo-ft"])),
    ("skia", Peer.python("raster-skia", requirement: "skia-python==144.1")),
    ("qt", Peer.compiled("raster-qt", packages: ["Qt6Gui"])),
  ]
  for (name, peer) in peers {
    scenario.progress(name)
    let theirs = try peer.run([folder, fontFile, seconds])
    for scene in scenes {
      guard let milliseconds = theirs[scene.name], let cpu = theirs[scene.name + "_cpu"] else {
        throw Failure(description: "\(name) left out \(scene.name)")
      }
      metrics.record("\(scene.name)_\(name)_ms", milliseconds)
      metrics.compare(scene.name, to: name, ours: metrics["\(scene.name)_ms"]!, theirs: milliseconds)
      metrics.compare("\(scene.name)_1t_cpu", to: name, ours: metrics["\(scene.name)_1t_cpu_ms"]!, theirs: cpu)
    }
  }
  for scene in scenes {
    guard let cairo = Picture(file: "\(folder)/\(scene.name).cairo.raw") else {
      throw Failure(description: "Cairo wrote no picture of \(scene.name)")
    }
    for name in ["apus", "skia", "qt"] {
      let difference = Picture(file: "\(folder)/\(scene.name).\(name).raw").map { $0.difference(from: cairo) }
      let most = scene.name == "text" ? mostDifference.text : mostDifference.shapes
      guard let difference, difference <= most else {
        throw Failure(description: "\(name) drew another \(scene.name): differs by \(difference ?? -1)")
      }
      metrics.record("\(scene.name)_\(name)_difference", difference)
    }
  }
}

/// Draws one scene `times` times, and prints the milliseconds of processor time and a sum of its pixels.
func drawAlone(_ name: String, threads: Int, times: Int) throws {
  let fonts = try FontSystem(fontFiles: [fontFile()])
  guard let scene = Scene.all(fonts).first(where: { $0.name == name }) else {
    throw Failure(description: "there is no scene \(name)")
  }
  let target = PixelBuffer(width: Scene.width, height: Scene.height)
  let renderer = Renderer(threads: threads)
  let effort = Effort(warmUps: 1, minimumRuns: times, seconds: 0)
  let samples = measure(effort, clock: processorNanoseconds) { draw(scene, renderer, fonts, target) }
  let sum = Picture(target).pixels.reduce(UInt64(0)) { ($0 &* 31) ^ UInt64($1) }
  print(name, "least", samples.minimum / 1e6, "median", samples.median / 1e6, "pixels", String(sum, radix: 16))
}

struct Failure: Error, CustomStringConvertible {
  var description: String
}
