import BenchKit
import Foundation

/// What somebody waits for after a program has ended: `apus record`, and then the first reading of the trace, which looks up
/// names that later ones find in the file.
///
/// The Gallery runs for ten seconds and more without a display, page after page and as fast as it can, so that its trace
/// holds more than that of a person. Records `record_end_ms`, from the program's end to that of `apus record`, and beside it
/// `record_trace_s` and `record_trace_mb`; `read_first_ms` and `read_again_ms`, an `apus summary` of a trace that has no
/// names and of the same trace with them; `trace_names_mb`, what these take.
func measureRecordEnd(_ scenario: Scenario, _ metrics: inout Metrics) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid())-end").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let (script, trace) = (folder + "/script", folder + "/gallery.apustrace")
  try everyPage(times: scenario.isQuick ? 1 : 12).write(toFile: script, atomically: true, encoding: .utf8)

  let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let gallery = own.deletingLastPathComponent().path + "/bench-gallery"
  func tool(_ words: [String]) throws -> String { try Peer.output(of: own.path, ["--tool"] + words) }
  func megabytes() throws -> Double {
    Double(try FileManager.default.attributesOfItem(atPath: trace)[.size] as? Int ?? 0) / 1_048_576
  }
  // The shell's last act is to say when the program has ended.
  let shell = "\"$@\"; date +%s%N"
  let rounds = scenario.isQuick ? 1 : 5
  var (ends, seconds, size): ([Double], [Double], [Double]) = ([], [], [])
  var (first, again, names): ([Double], [Double], [Double]) = ([], [], [])
  for _ in 0..<rounds {
    let start = dateNanoseconds()
    let output = try tool(
      ["record", "-o", trace, "--", "/bin/sh", "-c", shell, "sh", gallery, "--headless", "--script", script])
    let end = dateNanoseconds()
    guard let line = output.split(separator: "\n").last, let programEnd = Double(line) else {
      throw Peer.Failure.unreadableOutput("apus record", output)
    }
    ends.append(end - programEnd)
    seconds.append((programEnd - start) / 1e9)
    size.append(try megabytes())
    for time in 0..<2 {
      let start = wallNanoseconds()
      _ = try tool(["summary", trace])
      if time == 0 { first.append(wallNanoseconds() - start) } else { again.append(wallNanoseconds() - start) }
    }
    names.append(try megabytes() - size[size.count - 1])
  }
  metrics.record("record_end_ms", Samples(ends), in: .milliseconds)
  metrics.record("record_trace_s", Samples(seconds).median)
  metrics.record("record_trace_mb", Samples(size).median)
  metrics.record("read_first_ms", Samples(first), in: .milliseconds)
  metrics.record("read_again_ms", Samples(again), in: .milliseconds)
  metrics.record("trace_names_mb", Samples(names).median)
}

/// The clock of `date`.
private func dateNanoseconds() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
}

/// Clicks every row of the sidebar, 28 points high each, and scrolls what it shows.
private func everyPage(times: Int) -> String {
  let rows = Array(stride(from: 94, through: 318, by: 28)) + Array(stride(from: 374, through: 458, by: 28))
  let page = rows.map { "click 60 \($0)\nscroll 600 400 0 -300\nframes 5\n" }.joined()
  return String(repeating: page, count: times)
}
