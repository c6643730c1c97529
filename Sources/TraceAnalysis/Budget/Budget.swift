import Foundation

/// Limits for a recording; docs/budgets.md describes the file.
public struct Budget: Sendable, Equatable {
  /// A limit, named by its place in the file: `views.LandmarkRow.runs`.
  public struct Limit: Sendable, Equatable {
    /// What is limited: a view or a property. Empty for the whole recording.
    public var subject: String
    public var figure: Figure
    public var value: Double
  }

  /// The figures that can have limits.
  public enum Figure: String, Sendable, CaseIterable {
    case runs, wasted, longestRun = "longest_us"
    case bodiesPerWrite = "bodies_per_write"
    case hitchRatio = "hitch_ms_per_s", percentile99 = "p99_ms", longestFrame = "longest_ms"
    case hangs, microHangs = "micro_hangs", drops
    case addedRuns = "runs_percent", addedTime = "time_percent"
  }

  public var limits: [Limit] = []
  /// Whether some limits compare with a baseline.
  public var needsBaseline: Bool { limits.contains { $0.figure == .addedRuns || $0.figure == .addedTime } }

  /// Reads a budget.
  ///
  /// - Throws: if the text is not JSON, if a key is unknown, or if a limit is negative or no number.
  public init(json: Data) throws(BudgetError) {
    let object: Any
    do { object = try JSONSerialization.jsonObject(with: json) } catch { throw BudgetError("it is no JSON") }
    for (key, value) in try Self.members(object, "the budget") {
      switch key {
      case "views": try add(value, key, [.runs, .wasted, .longestRun])
      case "writes": try add(value, key, [.bodiesPerWrite])
      case "frames": try add(value, subject: "", key, [.hitchRatio, .percentile99, .longestFrame])
      case "baseline": try add(value, subject: "", key, [.addedRuns, .addedTime])
      case "hangs": limits.append(Limit(subject: "", figure: .hangs, value: try Self.number(value, key)))
      case "micro_hangs":
        limits.append(Limit(subject: "", figure: .microHangs, value: try Self.number(value, key)))
      case "drops": limits.append(Limit(subject: "", figure: .drops, value: try Self.number(value, key)))
      default:
        throw BudgetError("unknown key '\(key)'; known are views, writes, frames, hangs, micro_hangs, drops, baseline")
      }
    }
  }

  /// Reads an object whose members are subjects, each with its limits.
  private mutating func add(_ value: Any, _ place: String, _ figures: [Figure]) throws(BudgetError) {
    for (subject, limits) in try Self.members(value, place) {
      try add(limits, subject: subject, "\(place).\(subject)", figures)
    }
  }

  private mutating func add(_ value: Any, subject: String, _ place: String, _ figures: [Figure]) throws(BudgetError) {
    for (key, value) in try Self.members(value, place) {
      guard let figure = figures.first(where: { $0.rawValue == key }) else {
        let known = figures.map(\.rawValue).joined(separator: ", ")
        throw BudgetError("unknown key '\(key)' in \(place); known are \(known)")
      }
      limits.append(Limit(subject: subject, figure: figure, value: try Self.number(value, "\(place).\(key)")))
    }
  }

  /// An object's members in order of their names, so that messages always come in the same order.
  private static func members(_ value: Any, _ place: String) throws(BudgetError) -> [(String, Any)] {
    guard let object = value as? [String: Any] else { throw BudgetError("\(place) must be an object") }
    return object.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func number(_ value: Any, _ place: String) throws(BudgetError) -> Double {
    guard let number = value as? Double, number.isFinite, number >= 0
    else { throw BudgetError("\(place) must be a number from 0") }
    return number
  }
}

/// Why a budget cannot be read, in one line.
public struct BudgetError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
