import Testing
import UITestSupport

@testable import UICore

private enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor struct PreferenceTests {
  let log = Log()

  @Test func siblingsCombineInOrderAndChangesFlowUp() throws {
    let names = Remote<[String]>()
    let host = try TestHost {
      Owner(names, ["b"]) { names in
        VStack {
          Square().preference(key: Names.self, value: ["a"])
          ForEach(names, id: \.self) { Square().preference(key: Names.self, value: [$0]) }
          Square().preference(key: Names.self, value: ["inner"]).preference(key: Names.self, value: ["outer"])
          Square().preference(key: Names.self, value: ["x"]).transformPreference(Names.self) { $0.append("y") }
        }
        .onPreferenceChange(Names.self) { log.entries.append($0.joined(separator: " ")) }
      }
    }
    // The outer `preference` replaces what its content handed up.
    #expect(log.take() == ["a b outer x y"])
    names.value = ["c", "b"]
    host.update()
    #expect(log.take() == ["a c b outer x y"])
    names.value = []
    host.update()
    #expect(log.take() == ["a outer x y"])
    host.checkInvariants()
  }
}
