import BenchKit
import Foundation
import WindowProbe

// Long lists in a window of 420 × 800, of rows with a circle, two texts and a toggle, and a table; the same in Qt
// Quick with its software renderer and in GTK 4 with cairo. Times are of the processor, from the wheel's event, the
// jump or the change of a model to the picture. Every page runs in processes of its own: `bench-list list ROWS FRAMES`.

let arguments = CommandLine.arguments
if arguments.count == 4, ["list", "table"].contains(arguments[1]), let rows = Int(arguments[2]),
  let frames = Int(arguments[3])
{
  let page = Page(rows: rows, frames: frames)
  let figures = try MainActor.assumeIsolated { try arguments[1] == "list" ? measureList(page) : measureTable(page) }
  print(figures.json(name: "list"))
  exit(0)
}

let scenario = Scenario("list")
scenario.run { metrics in
  let effort = PageEffort(isQuick: scenario.isQuick)
  scenario.progress("\(effort.frames) frames of each page, \(effort.repeats) runs")
  try Program.ours.measureLists(effort, &metrics)
  try Program.ours.measureTable(effort, &metrics)
  try Toolkit.forEach(scenario, &metrics) { toolkit, metrics in
    let program = Program.of(toolkit)
    try program.measureLists(effort, &metrics)
    try program.measureTable(effort, &metrics)
    for (name, figure) in [
      ("scroll", "scroll_cpu_ms"), ("scroll_100", "scroll_cpu_100_ms"), ("scroll_1m", "scroll_cpu_1m_ms"),
      ("first_frame_1m", "first_frame_1m_ms"), ("jump", "jump_ms"), ("table", "table_scroll_cpu_ms"),
    ] {
      guard let ours = metrics[figure], let theirs = metrics[program.prefix + figure] else { continue }
      metrics.compare(name, to: "\(toolkit)", ours: ours, theirs: theirs)
    }
  }
}
