import BenchKit
import Foundation

// Fifty cards of 147 diamonds, scrolled: shape views, one canvas a card, one image a card; the same in Qt Quick with its
// software renderer. Shapes and canvases also with all cards made at once. Every page runs in a process of its own:
// `bench-cards --page NAME FRAMES [eager]`.

let environment = ProcessInfo.processInfo.environment
if CommandLine.arguments.count >= 4, CommandLine.arguments[1] == "--page",
  let page = CardPage(rawValue: CommandLine.arguments[2]), let frames = Int(CommandLine.arguments[3])
{
  let isLazy = !CommandLine.arguments.contains("eager")
  let run = try PageRun(page, isLazy: isLazy, picture: environment["CARDS_PICTURE"])
  run.run(warmUps: 20, frames: frames)
  if let path = environment["CARDS_SNAPSHOT"] { try run.save(to: path) }
  exit(0)
}

let scenario = Scenario("cards")
scenario.run { metrics in
  let frames = scenario.isQuick ? 20 : 400
  let repeats = scenario.isQuick ? 1 : 3
  let qt = try Peer.compiled("qt-cards", packages: ["Qt6Quick"])
  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path

  let picture = FileManager.default.temporaryDirectory.appendingPathComponent("cards-\(getpid()).png").path
  defer { try? FileManager.default.removeItem(atPath: picture) }
  try MainActor.assumeIsolated { try PageRun.diamonds().save(to: picture) }

  /// The run with the least mean time: what other programs do at the same time only adds.
  func best(_ peer: Peer, _ arguments: [String]) throws -> [String: Double] {
    let runs = try (0..<repeats).map { _ in try peer.run(arguments) }
    return runs.min { ($0["mean_cpu_ms"] ?? .infinity) < ($1["mean_cpu_ms"] ?? .infinity) } ?? [:]
  }

  var pages: [CardPage: [String: Double]] = [:]
  for page in CardPage.allCases {
    let name = page.rawValue
    scenario.progress("the page \(name)")
    let ours = try best(
      Peer(executable: program, environment: ["CARDS_PICTURE": picture]), ["--page", name, "\(frames)"])
    pages[page] = ours
    let theirs = try best(qt, [name, "\(frames)"])
    for figure in ["cpu_ms", "cpu_ms_min", "cpu_ms_p99", "mean_cpu_ms", "rss_mb", "bodies"] {
      metrics.record("\(name)_\(figure)", ours[figure] ?? .nan)
    }
    metrics.record("\(name)_qtquick_mean_cpu_ms", theirs["mean_cpu_ms"] ?? .nan)
    metrics.record("\(name)_qtquick_rss_mb", theirs["rss_mb"] ?? .nan)
    for figure in ["mean_cpu_ms", "cpu_ms", "rss_mb"] {
      metrics.compare(
        "\(name)_\(figure)", to: "qtquick", ours: ours[figure] ?? .nan, theirs: theirs[figure] ?? .nan)
    }
  }

  // All cards made at once, as `ScrollView { VStack { ForEach … } }` does.
  var eager: [CardPage: [String: Double]] = [:]
  for page in [CardPage.shape, .canvas] {
    scenario.progress("all cards of the page \(page.rawValue) at once")
    let ours = try best(Peer(executable: program), ["--page", page.rawValue, "\(frames)", "eager"])
    eager[page] = ours
    metrics.record("\(page.rawValue)_first_ms", ours["first_ms"] ?? .nan)
    metrics.record("\(page.rawValue)_eager_mean_cpu_ms", ours["mean_cpu_ms"] ?? .nan)
    metrics.record("\(page.rawValue)_eager_rss_mb", ours["rss_mb"] ?? .nan)
  }
  func more(_ figure: String) -> (shape: Double, canvas: Double) {
    (eager[.shape]?[figure] ?? .nan, eager[.canvas]?[figure] ?? .nan)
  }
  metrics.record("shape_over_canvas_eager_mean_cpu_ms", more("mean_cpu_ms").shape / more("mean_cpu_ms").canvas)
  metrics.record("shape_more_than_canvas_eager_mb", more("rss_mb").shape - more("rss_mb").canvas)

  // How much more a page takes than the next simpler one.
  for (name, page, simpler) in [("shape_over_canvas", CardPage.shape, .canvas), ("canvas_over_image", .canvas, .image)]
    as [(String, CardPage, CardPage)]
  {
    for figure in ["mean_cpu_ms", "rss_mb"] {
      metrics.record("\(name)_\(figure)", (pages[page]?[figure] ?? .nan) / (pages[simpler]?[figure] ?? .nan))
    }
  }
}
