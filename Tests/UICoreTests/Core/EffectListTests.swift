import AttributeGraph
import Testing

@testable import UICore

@MainActor struct EffectListTests {
  private let graph = Graph()

  private struct Twice: Rule {
    let source: Attribute<Int>
    func value(_ context: RuleContext<Int>) -> Int { 2 * context.read(source) }
  }

  /// Goes through the list as an update does: what it came to, by the names of attributes, and of actions as they ran.
  private func run(
    _ list: inout EffectList, _ names: [AttributeID: String], _ log: Log,
    during: (String, inout EffectList) -> Void = { _, _ in }
  ) -> [String] {
    log.entries = []
    var place = 0
    while let (at, effect) = list.next(from: place, in: graph) {
      switch effect {
      case .attribute(let id):
        graph.pull(id)
        log.entries.append(names[id] ?? "?")
      case .once(let action): action()
      }
      during(log.entries.last ?? "", &list)
      place = at + 1
    }
    return log.entries
  }

  @Test func inTheirOrderAndOnlyThoseWithSomethingToDo() {
    let log = Log()
    let sources = (0..<3).map { graph.source($0) }
    let rules = sources.map { graph.rule(Twice(source: $0)).id }
    let names = [rules[0]: "a", rules[1]: "b", rules[2]: "c"]
    var list = EffectList()
    list.add(rules[0])
    list.add { log.entries.append("first") }
    list.add(rules[1])
    list.add { log.entries.append("second") }
    list.add(rules[2])
    #expect(run(&list, names, log) == ["a", "first", "b", "second", "c"])
    #expect(run(&list, names, log) == [], "all is up to date, and what is done once is done")
    graph.write(sources[2], 9)
    list.add { log.entries.append("third") }
    #expect(run(&list, names, log) == ["c", "third"])
    // What an effect brings comes in the same round, at the end.
    graph.write(sources[0], 9)
    graph.write(sources[1], 9)
    let seen = run(&list, names, log) { last, list in
      if last == "a" { list.add { log.entries.append("fourth") } }
    }
    #expect(seen == ["a", "b", "fourth"])
  }

  @Test func gapsCloseAroundWhatIsStillToDo() {
    let log = Log()
    let sources = (0..<8).map { graph.source($0) }
    let rules = sources.map { graph.rule(Twice(source: $0)).id }
    let names = Dictionary(uniqueKeysWithValues: zip(rules, "abcdefgh".map(String.init)))
    var list = EffectList()
    for (index, rule) in rules.enumerated() {
      list.add(rule)
      if index % 4 == 1 { list.add { log.entries.append("after \(names[rule]!)") } }
    }
    for rule in rules where rule != rules[2] && rule != rules[6] { list.remove(rule) }
    list.remove(rules[0])
    list.compact()
    #expect(list.attributes.count == 2)
    #expect(run(&list, names, log) == ["after b", "c", "after f", "g"])
    list.compact()
    list.add(rules[0])
    for source in sources { graph.write(source, 100) }
    #expect(run(&list, names, log) == ["c", "g", "a"])
    list.remove(rules[6])
    for source in sources { graph.write(source, 200) }
    #expect(run(&list, names, log) == ["c", "a"])
  }
}
