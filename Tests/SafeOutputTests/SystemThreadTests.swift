import Dispatch
import SafeOutput
import Testing

/// What the system cannot give is told to whoever asks, before anybody waits for it.
struct SystemThreadTests {
  @Test func aThreadRunsItsBody() throws {
    let ran = DispatchSemaphore(value: 0)
    try SystemThread.start { ran.signal() }
    #expect(ran.wait(timeout: .now() + 60) == .success)
  }

  /// 2⁵⁰ bytes of stack are more than there are addresses.
  @Test func aThreadThatCannotStartIsTold() {
    let error = #expect(throws: SystemThread.Failure.self) {
      try SystemThread.start(stackSize: 1 << 50) { Issue.record("it has started") }
    }
    #expect(error?.description.hasPrefix("no thread can be started: ") == true)
  }

  @Test func memoryThatIsNotThereIsTold() throws {
    try LargeMemory.check(1 << 22)
    let error = #expect(throws: LargeMemory.Missing.self) { try LargeMemory.check(1 << 50) }
    #expect(error?.description == "there is no memory for 1073741824 MiB")
  }
}
