/// How often a change of the environment was compared for one key, and how often that spared a body.
public struct EnvironmentChecks: Sendable, Encodable {
  /// `EnvironmentValues.colorScheme`
  public var key: String
  /// Comparisons, first reads excepted.
  public var checks: Int
  /// Those that found the key's value unchanged: the body that reads it did not run for it.
  public var stopped: Int
}

extension Trace {
  /// Checks of environment keys in `range`, by key, those that stopped most first.
  func environmentChecks(in range: Range<Int64>) -> [EnvironmentChecks] {
    // By property, the unknown one first.
    var checked = [Int](repeating: 0, count: properties.count + 1)
    var stopped = checked
    for index in updates.indices where updates.kind[index] == .environment && !updates.isCreation[index] {
      guard range.contains(updates.start[index]) else { continue }
      let property = instances[Int(updates.instance[index])].property + 1
      checked[property] += 1
      if updates.outcome[index] == .equal { stopped[property] += 1 }
    }
    for check in checks where check.kind == .environment && range.contains(check.time) {
      let property = instances[check.instance].property + 1
      checked[property] += 1
      stopped[property] += 1
    }
    return checked.indices.filter { checked[$0] > 0 }
      .map { place in
        let key = place > 0 ? properties[place - 1].title : "environment"
        return EnvironmentChecks(key: key, checks: checked[place], stopped: stopped[place])
      }
      .sorted { ($1.stopped, $1.checks, $0.key) < ($0.stopped, $0.checks, $1.key) }
  }
}
