import Testing
import UITestSupport

@testable import UICore

@MainActor struct OutlivedViewTests {
  let log = Log()

  private struct Loader: View {
    @State private var text = "…"
    let log: Log
    let binding: Remote<String>
    var body: some View {
      let _ = binding.connect($text)
      let _ = log.entries.append(text)
      Square().task {
        while !Task.isCancelled { await Task.yield() }
        log.entries.append("cancelled")
        text = "too late"
      }
    }
  }

  @Test func whatIsWrittenToAViewThatIsGoneMovesNothing() async throws {
    let shown = Remote<Bool>()
    let binding = Remote<String>()
    let host = try TestHost { Owner(shown, true) { if $0 { Loader(log: log, binding: binding) } } }
    await runTasks()
    shown.value = false
    host.update()
    await runTasks(until: { log.entries.count == 2 })
    #expect(log.take() == ["…", "cancelled"])
    let frames = host.window.frameCount
    host.advance(by: 1)
    #expect(host.window.frameCount == frames)
    binding.value = "later still"
    #expect(binding.value == "later still")
    host.advance(by: 1)
    #expect(host.window.frameCount == frames)
    #expect(log.take() == [] && host.messages == [])
    host.checkInvariants()
  }

  @Test func aBindingOutlivesItsWindow() throws {
    let value = Remote<[Int]>()
    var host: TestHost? = try TestHost { Owner(value, [1, 2]) { _ in Square() } }
    let element = value.binding![1]
    host?.close()
    host = nil
    value.value = [3]
    #expect(value.value == [3])
    // The element is gone; its binding keeps the last value and writes nothing.
    element.wrappedValue = 9
    #expect(value.value == [3] && element.wrappedValue == 2)
  }
}
