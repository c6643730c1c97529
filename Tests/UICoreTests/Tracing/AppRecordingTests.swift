import Foundation
import PlatformHeadless
import Testing
import TraceAnalysis

@testable import SwiftUI
@testable import UICore

/// A program's entry records the program into the file that the environment names.
@MainActor @Suite struct AppRecordingTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .frame(width: 100, height: 100)
        .contentShape(Rectangle())
        .onTapGesture { count += 1 }
    }
  }

  private struct Program: App {
    var body: some Scene { WindowGroup { Counter() }.defaultSize(width: 100, height: 100) }
  }

  @Test func aRunIsInTheFileOfTheEnvironment() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).apustrace").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let platform = HeadlessPlatform()
    platform.runLimit = .infinity
    var options = LaunchOptions()
    options.script = try InputScript(parsing: "click 50 50\nframes 2")
    let recording = try FileRecording(environment: ["APUS_TRACE": file, "APUS_TRACE_SAMPLE_RATE": "0"])
    let host = try AppHost(
      Program(), platform: platform, options: options, recording: recording, writeSnapshot: { _, _ in })
    try host.run()

    let trace = try Trace(contentsOf: file)
    #expect(trace.info.isComplete)
    #expect(trace.checkInvariants() == [])
    #expect(!trace.frames.isEmpty)
    // Its body ran when it was made, and after the click.
    let runs = trace.updates.indices.filter { trace.types[Int(trace.updates.type[$0])].name.hasSuffix("Counter") }
    #expect(runs.map { trace.updates.isCreation[$0] } == [true, false])
    #expect(
      trace.writes.contains {
        trace.properties.indices.contains($0.property)
          && trace.properties[$0.property].name == "count"
      })
  }

  @Test func nothingIsRecordedUnlessTheEnvironmentAsks() throws {
    #expect(try FileRecording(environment: [:]) == nil)
    #expect(try FileRecording(environment: ["APUS_TRACE": ""]) == nil)
  }
}
