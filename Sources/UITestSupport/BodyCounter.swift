import AttributeGraph
import UICore

/// Counts the bodies that run, by view type.
final class BodyCounter: GraphObserver {
  var counts: [ObjectIdentifier: (name: String, count: Int)] = [:]

  func graphWillRun(_ attribute: AttributeID, kind: UpdateKind, type: Any.Type, cause: AttributeID) {
    guard kind == .body else { return }
    let view = viewType(ofRule: type)
    counts[ObjectIdentifier(view), default: ("\(view)", 0)].count += 1
  }

  func graphDidRun(_ attribute: AttributeID, kind: UpdateKind, changed: Bool) {}
  func graphDidCheck(_ attribute: AttributeID, kind: UpdateKind) {}
  func graphDidWrite(_ attribute: AttributeID, marked: Int) {}
}
