import Foundation
import Observation
import Testing
import TraceAnalysis
import UICore
import UITestSupport

@Observable private final class Model: @unchecked Sendable {
  var value = 0
}

/// What a tap does is handed in.
private struct Screen: View {
  let model: Model
  let act: @MainActor (Binding<Int>) -> Void
  @State private var count = 0

  var body: some View {
    Text("\(count) \(model.value)")
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { act($count) }
  }
}

/// Causes of writes in recordings of single taps.
@MainActor @Suite struct RecordTraceTests {
  private let model = Model()

  private func property(_ write: Write, _ trace: Trace) -> Property? {
    trace.properties.indices.contains(write.property) ? trace.properties[write.property] : nil
  }

  private func record(
    _ act: @escaping @MainActor (Binding<Int>) -> Void, until isOver: @MainActor () -> Bool = { true }
  ) async throws -> (trace: Trace, write: Write) {
    let host = try TestHost { Screen(model: model, act: act) }
    let trace = try await host.recordTrace {
      host.click(100, 50)
      await runTasks(until: isOver)
    }
    #expect(trace.checkInvariants() == [])
    return (trace, try #require(trace.writes.first { property($0, trace)?.owner != "EnvironmentValues" }))
  }

  @Test func aTapWritesState() async throws {
    let (trace, write) = try await record { $0.wrappedValue += 1 }
    #expect(write.route == .direct)
    let cause = try #require(trace.causes.indices.contains(write.cause) ? trace.causes[write.cause] : nil)
    #expect(cause.kind == .tap)
    #expect(trace.types[cause.type].name == "Screen")
    #expect(property(write, trace).map { "\($0.owner).\($0.name)" } == "Screen.count")
    let updates = trace.updates
    let runs = updates.indices.filter { !updates.isCreation[$0] && trace.types[Int(updates.type[$0])].name == "Screen" }
    #expect(runs.map { updates.outcome[$0] } == [.changed])
  }

  @Test func aTapWritesAnObservable() async throws {
    let model = model
    let (trace, write) = try await record { _ in model.value += 1 }
    #expect(write.kind == .observable)
    #expect(write.route == .direct)
    #expect(trace.causes[write.cause].kind == .tap)
    #expect(property(write, trace)?.owner == "Model")
  }

  @Test func theCauseFollowsATask() async throws {
    let model = model
    let (trace, write) = try await record({ _ in Task { @MainActor in model.value = 5 } }, until: { model.value == 5 })
    #expect(write.route == .task)
    #expect(trace.causes[write.cause].kind == .tap)
  }

  @Test func aDetachedTaskHasNoCause() async throws {
    let model = model
    let (_, write) = try await record(
      { _ in Task.detached { await MainActor.run { model.value = 6 } } }, until: { model.value == 6 })
    #expect(write.route == .detached)
    #expect(write.cause == -1)
  }

  /// Two recordings of one host are two traces: the second begins with what is there, not with what was.
  @Test func recordingsAreIndependent() throws {
    let host = try TestHost { Screen(model: model) { $0.wrappedValue += 1 } }
    let first = try host.recordTrace { host.click(100, 50) }
    let second = try host.recordTrace {
      host.click(100, 50)
      host.click(100, 50)
    }
    #expect(first.writes.count { property($0, first)?.name == "count" } == 1)
    #expect(second.writes.count { property($0, second)?.name == "count" } == 2)
  }

  /// A row that is an `if` without `else` makes all of fifty rows at once; one of known length does not.
  @Test func rowsOfVaryingCountAreNoted() throws {
    let varying = try TestHost { Screen(model: model) { _ in } }
    #expect(try varying.recordTrace {}.notes.isEmpty)
    let notes = try [true, false].map { varies in
      let flag = Flag()
      let host = try TestHost { Rows(flag: flag, varies: varies) }
      return try host.recordTrace { flag.count += 1 }.notes.map(\.kind)
    }
    #expect(notes == [[.rowsOfVaryingCount], []])
  }
}

@Observable private final class Flag {
  var count = 50
}

private struct Rows: View {
  let flag: Flag
  let varies: Bool

  var body: some View {
    ScrollView {
      LazyVStack {
        if varies {
          ForEach(0..<flag.count, id: \.self) { number in
            if number.isMultiple(of: 2) { Text("\(number)") }
          }
        } else {
          ForEach(0..<flag.count, id: \.self) { Text("\($0)") }
        }
      }
    }
  }
}
