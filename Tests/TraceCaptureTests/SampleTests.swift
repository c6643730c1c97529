#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import CTraceSampler
import Testing
import TraceFormat
import TraceRecorder

@testable import TraceCapture

extension CaptureTests {
  @Test @MainActor static func aBusyFunctionIsSampledWithItsUpdate() throws {
    try withTemporaryPath { path in
      let (session, recorder) = makeSession(TraceOptions(path: path))
      try session.start()
      recorder.begin(.turn)
      recorder.begin(.rule, id: 1, value: 77)
      recorder.currentUpdate.pointee = 77
      _ = busy(300)
      recorder.currentUpdate.pointee = 0
      recorder.end(.rule, id: 1)
      recorder.end(.turn)
      session.stop()
      let samples = try Recorded(path).mainSamples
      let inside = samples.filter { $0.sample.id == 77 }
      // 1,000 a second of processor time where the kernel samples, else its tick: 100 or more.
      #expect(inside.count >= 10)
      #expect(count(in: inside, through: busy) >= inside.count * 8 / 10)
    }
  }

  @Test @MainActor static func signalsSampleWhereTheKernelDoesNot() throws {
    let serial = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
    serial.initialize(to: 5)
    defer { serial.deallocate() }
    let thread = apus_this_thread()
    let found = SampleReader(rate: 1000, mainThread: thread, update: serial, allowPerf: false)
    let reader = try #require(found)
    #expect(!reader.usesPerf)
    _ = busy(100)
    _ = reader.take()  // The first samples only show where the stack is.
    _ = busy(300)
    let samples = reader.take().filter { $0.thread == thread }
    #expect(samples.count >= 5)
    #expect(samples.allSatisfy { $0.records[0].id == 5 && $0.records[0].detail == 1 })
    #expect(samples.contains { $0.records.count > 2 })
    #expect(SampleReader(rate: 1, mainThread: thread, update: serial) == nil)
  }

  @Test @MainActor static func aMainThreadThatWaitsIsSeenAndNotDisturbed() throws {
    try withTemporaryPath { path in
      let (session, recorder) = makeSession(TraceOptions(path: path))
      try session.start()
      recorder.begin(.turn)
      let start = TraceInstant.now().nanoseconds
      _ = wait(400)
      let elapsed = TraceInstant.now().nanoseconds - start
      recorder.end(.turn)
      session.stop()
      // A signal would have ended the call early.
      #expect(elapsed >= 400_000_000)
      let samples = try Recorded(path).mainSamples
      let waiting = samples.filter { $0.sample.detail == 2 }
      #expect(waiting.count >= 3)
      #expect(waiting.allSatisfy { $0.sample.cause < 1000 })
      #expect(count(in: waiting, through: wait) > 0)
    }
  }

  @Test @MainActor static func aHangIsSampledThoughNobodyAsked() throws {
    try withTemporaryPath { path in
      let (session, recorder) = makeSession(TraceOptions(path: path, sampleRate: 0))
      try session.start()
      recorder.begin(.turn)
      _ = busy(700)
      recorder.end(.turn)
      session.stop()
      let samples = try Recorded(path).mainSamples
      #expect(samples.count >= 3)
      #expect(samples.allSatisfy { $0.sample.detail == 2 })
    }
  }
}
