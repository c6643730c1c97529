import Foundation
import TraceAnalysis
import TraceCapture
import TraceRecorder
import UICore

extension TestHost {
  /// Runs `body`, and throws if bodies of the view type ran more than `limit` times.
  ///
  /// Counts are exact and the same in every run. This works in Swift Testing and in XCTest, where a thrown error fails
  /// the test. The error names the line of this call, and lists every run.
  ///
  ///     try host.expectUpdates(of: RowView.self, atMost: 1) { host.click(100, 50) }
  ///
  /// - Throws: ``UpdateBudgetError``, and what `body` throws.
  public func expectUpdates<V, Result>(
    of view: V.Type, atMost limit: Int, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: () throws -> Result
  ) throws -> Result { try expectUpdates(of: view, in: 0...limit, "\(fileID):\(line)", body) }

  /// Runs `body`, and throws unless bodies of the view type ran exactly `count` times.
  public func expectUpdates<V, Result>(
    of view: V.Type, exactly count: Int, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: () throws -> Result
  ) throws -> Result { try expectUpdates(of: view, in: count...count, "\(fileID):\(line)", body) }

  private func expectUpdates<V, Result>(
    of view: V.Type, in range: ClosedRange<Int>, _ place: String, _ body: () throws -> Result
  ) throws -> Result {
    let before = (bodies(of: view), updateLog.count)
    let result = try body()
    update()
    let count = bodies(of: view) - before.0
    guard range.contains(count) else {
      let name = String("\(view)".prefix { $0 != "<" })
      throw UpdateBudgetError(
        place: place, view: name, count: count, allowed: range,
        runs: updateLog.dropFirst(before.1).filter { $0.view == name })
    }
    return result
  }

  /// Records what happens during `body`, as `apus record` does, and reads the recording.
  ///
  /// - Throws: what `body` throws, and errors of the temporary file for the recording.
  public func recordTrace(_ body: () throws -> Void) throws -> Trace {
    let recording = try HostRecording(self)
    do { try body() } catch {
      _ = try? recording.end()
      throw error
    }
    return try recording.end()
  }

  /// The same for code that waits, for example until tasks end that a click started.
  public func recordTrace(_ body: () async throws -> Void) async throws -> Trace {
    let recording = try HostRecording(self)
    do { try await body() } catch {
      _ = try? recording.end()
      throw error
    }
    return try recording.end()
  }
}

/// A recording of one host, through a temporary file.
@MainActor
private struct HostRecording {
  private let host: TestHost
  private let session: TraceSession
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).apustrace")
    .path

  init(_ host: TestHost) throws {
    self.host = host
    let recorder = TraceRecorder(capacity: TraceSession.ringCapacity)
    let names = TraceNames()
    session = TraceSession(
      options: TraceOptions(path: file, sampleRate: 0), recorder: recorder, names: names, willStart: { _ in })
    try session.start()
    host.startTracing(recorder, names: names)
  }

  func end() throws -> Trace {
    defer { try? FileManager.default.removeItem(atPath: file) }
    host.update()
    session.stop()
    host.stopTracing()
    return try Trace(contentsOf: file)
  }
}

/// More or fewer bodies ran than a test allows.
public struct UpdateBudgetError: Error, CustomStringConvertible {
  /// The line that set the budget, `RowTests/RowTests.swift:12`: frameworks for tests report where the test begins.
  public var place: String
  /// The name of the view's type.
  public var view: String
  public var count: Int
  /// How many runs the budget allows.
  public var allowed: ClosedRange<Int>
  /// All runs.
  public var runs: [UpdateLogEntry]

  public var description: String {
    let limit = allowed.lowerBound == 0 ? "at most \(allowed.upperBound)" : "\(allowed.upperBound)"
    let head = "\(place): \(view) updated \(count) times; \(limit) allowed."
    return ([head] + runs.prefix(20).map { "  \($0)" }).joined(separator: "\n")
  }
}
