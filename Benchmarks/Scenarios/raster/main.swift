import BenchKit
import DisplayList
import Foundation
import Geometry
import Renderer
import TextLayout

// Seven pictures at 1080p, drawn whole on white, by this renderer and by the rasters of Cairo, Skia and Qt.
//
// NAME_ms is what a program gets: all the renderer's threads. NAME_one_thread_ms is the same on one. Peers draw on one
// thread, which is all they offer; both are compared with them.

let scenario = Scenario("raster")
scenario.run { metrics in
  let scenes = Scene.all()
  let folder = Peer.builds + "/scenes"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let files = try scenes.map { scene in
    let path = "\(folder)/\(scene.name).scene"
    try scene.file.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
  let font = try Peer.output(of: "/usr/bin/env", ["fc-match", "-f", "%{file}", "Inter:regular"])

  let fonts = try FontSystem()
  let lists = scenes.map { $0.displayList(fonts) }
  let target = PixelBuffer(width: Scene.width, height: Scene.height)
  func draw(_ list: DisplayList, with renderer: Renderer) -> Samples {
    measure(scenario.effort, prepare: renderer.invalidate) {
      renderer.render(
        list, size: CGSize(width: Scene.width, height: Scene.height), scale: 1, background: .white, glyphs: fonts,
        into: target)
    }
  }

  let (single, parallel) = (Renderer(threads: 1), Renderer())
  var ours: [(all: Samples, one: Samples)] = []
  for (scene, list) in zip(scenes, lists) {
    scenario.progress("drawing \(scene.name)")
    ours.append((draw(list, with: parallel), draw(list, with: single)))
  }

  let runs = scenario.isQuick ? "2" : "25"
  let peers: [(name: String, peer: () throws -> Peer)] = [
    ("cairo", { try Peer.compiled("raster-cairo", packages: ["cairo-ft", "freetype2"]) }),
    ("qt", { try Peer.compiled("raster-qt", packages: ["Qt6Gui"]) }),
    ("skia", { try Peer.python("raster-skia", requirement: "skia-python==144.1") }),
  ]
  var theirs: [(name: String, milliseconds: [String: Double])] = []
  for (name, peer) in peers {
    scenario.progress("drawing with \(name)")
    theirs.append((name, try peer().run([font, runs] + files)))
  }

  for (scene, samples) in zip(scenes, ours) {
    metrics.record("\(scene.name)_ms", samples.all, in: .milliseconds)
    metrics.record("\(scene.name)_one_thread_ms", samples.one, in: .milliseconds)
    for (name, milliseconds) in theirs {
      guard let peer = milliseconds[scene.name] else { continue }
      metrics.record("\(scene.name)_\(name)_ms", peer)
      metrics.compare(scene.name, to: name, ours: samples.all.median / 1e6, theirs: peer)
      metrics.compare("\(scene.name)_one_thread", to: name, ours: samples.one.median / 1e6, theirs: peer)
    }
  }
}
