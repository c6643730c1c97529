import Combine
import Foundation
import Testing

@Suite struct AsyncTests {
  @Test func valuesOfASequence() async {
    var got: [Int] = []
    for await value in (1...1000).publisher.values { got.append(value) }
    #expect(got == Array(1...1000))
  }

  @Test func anErrorIsThrown() async {
    var got: [Int] = []
    let publisher = [1, 2].publisher.setFailureType(to: Fault.self).append(Fail(error: Fault("f")))
    await #expect(throws: Fault("f")) {
      for try await value in publisher.values { got.append(value) }
    }
    #expect(got == [1, 2])
  }

  @Test func leavingTheLoopCancels() async {
    var cancels = 0
    for await value in CurrentValueSubject<Int, Never>(1).handleEvents(receiveCancel: { cancels += 1 }).values {
      #expect(value == 1)
      break
    }
    #expect(cancels == 1)
  }

  @Test func aCancelledTaskEndsTheLoop() async {
    let task = Task {
      var count = 0
      for await _ in PassthroughSubject<Int, Never>().values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
