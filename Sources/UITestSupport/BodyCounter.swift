import AttributeGraph
import UICore

/// Counts the bodies that run, by view type.
final class BodyCounter: GraphObserver {
  var counts: [ObjectIdentifier: (name: String, count: Int)] = [:]

  func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, subject: Any.Type, cause: AttributeID) {
    guard kind == .body else { return }
    counts[ObjectIdentifier(subject), default: ("\(subject)", 0)].count += 1
  }

  func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, outcome: UpdateOutcome) {}
  func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {}
  func graphDidWrite(_ attribute: AttributeID, marked: Int) {}
}
