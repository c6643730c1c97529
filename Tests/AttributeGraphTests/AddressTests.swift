import Foundation
import Testing

@testable import AttributeGraph

/// A graph takes no more addresses than a process can spare.
struct AddressTests {
  /// 2²⁶ slots of 64 bytes are 4 GiB; a sixty-fourth of 8 GiB are 2 million of them.
  @Test func aLimitIsShared() {
    #expect(NodeArena.capacity(addressLimit: .max) == 1 << 26)
    #expect(NodeArena.capacity(addressLimit: 1 << 38) == 1 << 26)
    #expect(NodeArena.capacity(addressLimit: 8 << 30) == 2 << 20)
    #expect(NodeArena.capacity(addressLimit: 0) == 1 << 14)
    #expect(NodeArena.capacity(addressLimit: (8 << 30) - 1) % (1 << 14) == 0)
  }

  @Test func fewerAddressesServeToo() {
    var asked: [Int] = []
    let arena = NodeArena { bytes in
      asked.append(bytes)
      return bytes > NodeArena.capacity(addressLimit: 0) * 64 ? nil : NodeArena.reserve(bytes)
    }
    // Halves, until the smallest is found.
    #expect(asked.last == 1 << 20 && zip(asked, asked.dropFirst()).allSatisfy { $0 / 2 == $1 })
    arena.destroy()
  }

  /// As in a container of 8 GiB: forty graphs of 4 GiB each would be 160.
  @Test func fortyGraphsFitIntoEightGigabytes() async {
    await #expect(processExitsWith: .success) {
      let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).prefix { $0 != " " }
      // Under a sanitizer a process has terabytes of addresses already.
      if (Int(pages) ?? 0) * 4096 > 4 << 30 { return }
      var limits = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
      precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limits) == 0)
      let graphs = (0..<40).map { _ in Graph() }
      for (number, graph) in graphs.enumerated() {
        let source = graph.source(number)
        precondition(graph.read(source) == number)
      }
    }
  }
}
