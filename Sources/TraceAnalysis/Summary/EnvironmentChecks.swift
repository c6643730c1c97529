/// How often a change of the environment made one key be compared, and how often the key was unchanged and spared a
/// body.
public struct EnvironmentChecks: Sendable, Encodable {
  /// `EnvironmentValues.colorScheme`
  public var key: String
  /// Comparisons without first reads.
  public var checks: Int
  /// Comparisons that found the key unchanged, so that the body that reads it did not run.
  public var stopped: Int
}

extension Trace {
  /// Checks of environment keys in `range`, by key. The key that spared most bodies comes first.
  func environmentChecks(in range: Range<Int64>) -> [EnvironmentChecks] {
    // By property. The unknown property comes first.
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
