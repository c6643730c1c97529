import AttributeGraph
import UICore

/// One run of a body.
public struct UpdateLogEntry: Equatable, Sendable, CustomStringConvertible {
  /// What came of the run.
  public enum Outcome: String, Sendable {
    /// The new value equals the old one: the run was for nothing.
    case equal
    /// The new value differs from the old one.
    case changed
    /// The values differ in closures only, which cannot be compared.
    case closuresOnly
  }

  /// The name of the view's type, without generic arguments.
  public var view: String
  /// The place of the view, outermost view first: `LandmarkList/LandmarkRow[12]`.
  public var path: String
  /// Whether it was the first run of this body.
  public var isFirst: Bool
  /// What came of the run.
  public var outcome: Outcome

  public var description: String { "\(path): \(isFirst ? "made" : outcome.rawValue)" }
}

/// Logs every run of a body, in order.
final class UpdateLogger: GraphObserver {
  private(set) var entries: [UpdateLogEntry] = []
  private var types: [ObjectIdentifier] = []
  /// Indices of the entries whose bodies are running, innermost last.
  private var running: [Int] = []
  private unowned let host: ViewHost
  private unowned let graph: Graph

  init(_ host: ViewHost) {
    self.host = host
    graph = host.attributeGraph
  }

  func count(of type: Any.Type) -> Int { types.count { $0 == ObjectIdentifier(type) } }

  var counts: [String: Int] { Dictionary(entries.map { ($0.view, 1) }, uniquingKeysWith: +) }

  func reset() {
    entries = []
    types = []
  }

  func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {
    guard kind == .body else { return }
    let path = host.path(ofBody: attribute)
    running.append(entries.count)
    types.append(ObjectIdentifier(subject))
    entries.append(
      UpdateLogEntry(
        view: String("\(subject)".prefix { $0 != "<" }), path: path, isFirst: graph.verifiedAt(attribute) == 0,
        outcome: .changed))
  }

  func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {
    guard kind == .body, let index = running.popLast(), entries.indices.contains(index) else { return }
    switch outcome {
    case .equal: entries[index].outcome = .equal
    case .changed: entries[index].outcome = .changed
    case .closuresOnly: entries[index].outcome = .closuresOnly
    }
  }
}
