import BenchKit
import CMalloc
import Foundation

// Fifty events a second into a conversation that somebody scrolls, reads and writes in, in frames of real time. Two minutes, or
// so many as FLOOD_MINUTES says; ten seconds with --quick. A frame is late by what passes between the end of its sixtieth of a
// second and its picture.

// As in every program that App.main() starts.
apus_share_one_arena()
let scenario = Scenario("flood")
let minutes = ProcessInfo.processInfo.environment["FLOOD_MINUTES"].flatMap { Double($0) } ?? 2
let seconds = scenario.isQuick ? 10 : minutes * 60
let folder = FileManager.default.temporaryDirectory.appending(path: "apus-flood-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
scenario.progress("\(Int(seconds)) seconds")
let metrics = try await FloodRun(rate: 50, folder: folder).run(for: seconds)
try? FileManager.default.removeItem(at: folder)
scenario.finish(metrics)
