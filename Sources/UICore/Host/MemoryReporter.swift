import DisplayList
import Foundation

/// Prints memory use and object counts, once a minute and at the end (`--report memory`).
///
/// Only frames print: an idle program is not woken for it.
@MainActor
final class MemoryReporter {
  /// Seconds.
  static let period = 60.0

  private let write: (String) -> Void
  private var start: Double?
  private var nextTime = 0.0

  init(write: @escaping (String) -> Void) { self.write = write }

  /// Called when a frame was drawn at `time`, in seconds of the platform's clock.
  func didDraw(at time: Double, _ counts: () -> RetainedCounts) {
    if start == nil {
      start = time
      nextTime = time + Self.period
    }
    if time < nextTime { return }
    nextTime += Self.period
    // After a pause, during which no frame was drawn.
    if nextTime <= time { nextTime = time + Self.period }
    finish(at: time, counts())
  }

  func finish(at time: Double, _ counts: RetainedCounts) {
    let seconds = String(format: "%.0f", time - (start ?? time))
    write("after \(seconds) s: \(counts)")
  }
}

/// Memory and object counts of a program.
struct RetainedCounts: Equatable, CustomStringConvertible {
  var live = LiveCounts(attributes: 0, subgraphs: 0, effects: 0, tasks: 0)
  /// Texts with cached layouts.
  var texts = 0
  /// Decoded pictures and their bytes.
  var images = 0
  var imageBytes = 0
  /// Items of the windows' display lists, groups included.
  var items = 0
  /// Objects that the windows keep for drawing, by name.
  var kept: [String: Int] = [:]
  /// The process's resident memory in bytes; 0 if the system does not tell.
  var resident = 0

  var description: String {
    var parts = [
      String(format: "%.1f MB resident", Double(resident) / 1e6),
      "\(live.attributes) attributes", "\(live.subgraphs) subgraphs", "\(live.effects) effects",
      "\(live.tasks) tasks", "\(live.observations) observers", "\(texts) text layouts",
      "\(images) images of \(imageBytes) bytes", "\(items) display items",
    ]
    for (name, count) in kept.sorted(by: { $0.key < $1.key }) { parts.append("\(count) \(name)") }
    return parts.joined(separator: ", ")
  }

  static func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

extension AppHost {
  func retainedCounts() -> RetainedCounts {
    var counts = RetainedCounts()
    let (graph, images) = (viewGraph.graph, viewGraph.images)
    counts.live = LiveCounts(
      attributes: graph.attributeCount, subgraphs: graph.subgraphCount, effects: viewGraph.effectCount,
      tasks: viewGraph.liveTasks, observations: viewGraph.observations.count)
    counts.texts = viewGraph.fonts.cachedTextCount
    (counts.images, counts.imageBytes) = (images.count, images.bytes)
    for window in windows {
      counts.items += window.host.displayList.itemCount
      counts.kept.merge(window.window.kept, uniquingKeysWith: +)
    }
    counts.resident = RetainedCounts.residentBytes()
    return counts
  }
}

extension DisplayList {
  /// The number of items, including those inside groups.
  fileprivate var itemCount: Int {
    items.reduce(items.count) { count, item in
      if case .group(let group) = item.content { count + group.list.itemCount } else { count }
    }
  }
}
