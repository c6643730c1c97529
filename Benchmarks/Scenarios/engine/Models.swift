import BenchKit
import Foundation
import Observation
import TextLayout
import UICore

@Observable private final class Model: Identifiable {
  let id: Int
  var isLarge = false
  init(_ id: Int) { self.id = id }
}

@MainActor private final class Counts {
  var bodies = 0
}

private struct Row: View {
  let model: Model
  let counts: Counts

  var body: some View {
    counts.bodies += 1
    return Rectangle().frame(width: model.isLarge ? 2 : 1, height: 1)
  }
}

private struct Rows: View {
  let models: [Model]
  let counts: Counts

  var body: some View {
    VStack(spacing: 0) { ForEach(models) { Row(model: $0, counts: counts) } }
  }
}

/// Rows that read one observable object each: one of ten thousand is written, and all of a thousand.
///
/// Records `row_of_10000_bodies` and `row_of_10000_us` for the one, `objects_1000_ns` a row for all.
@MainActor func measureModels(_ effort: Effort, isQuick: Bool, _ metrics: inout Metrics) throws {
  let fonts = try FontSystem()
  func rows(_ count: Int) -> (models: [Model], counts: Counts, host: ViewHost) {
    let (models, counts) = ((0..<count).map(Model.init), Counts())
    let host = ViewHost(
      Rows(models: models, counts: counts), fonts: fonts, size: CGSize(width: 1000, height: 1000))
    host.update(at: 0)
    counts.bodies = 0
    return (models, counts, host)
  }
  var time = 0.0
  func update(_ host: ViewHost) {
    time += 1 / 60
    host.update(at: time)
  }

  let many = rows(isQuick ? 1_000 : 10_000)
  let one = measure(effort, clock: processorNanoseconds) {
    many.models[many.models.count / 2].isLarge.toggle()
    update(many.host)
  }
  let updates = effort.warmUps + one.sorted.count
  metrics.record("row_of_10000_bodies", Double(many.counts.bodies) / Double(updates))
  metrics.record("row_of_10000_us", one, in: .microseconds)

  let all = rows(1_000)
  let samples = measure(effort, clock: processorNanoseconds) {
    for model in all.models { model.isLarge.toggle() }
    update(all.host)
  }
  precondition(all.counts.bodies == 1_000 * (effort.warmUps + samples.sorted.count), "each row runs once an update")
  metrics.record("objects_1000_ns", samples.divided(by: 1_000), in: .nanoseconds)
}
