import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Reads the elements of a display list: texts and images by the rules that drew them, controls by their responders,
/// and what programs say of them.
///
/// Costs a walk through the list, when somebody asks.
struct AccessibilityReader {
  let graph: Graph

  /// - Parameter toWindow: from the list's space to the window's.
  func elements(of list: DisplayList, _ toWindow: CGAffineTransform = .identity) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    var last: (id: UInt32, isLeaf: Bool)?
    for item in list.items {
      // A text with lines under it draws several items.
      if let last, last.isLeaf, last.id == item.id { continue }
      let rule = graph.rule(atIndex: item.id) as? any AccessibleRule
      last = (item.id, rule?.isAccessibilityLeaf == true)
      let place = CGAffineTransform(translationX: item.offset.x, y: item.offset.y).concatenating(toWindow)
      elements += self.elements(of: item, rule, place)
    }
    return elements.sorted
  }

  private func elements(
    of item: DisplayItem, _ rule: (any AccessibleRule)?, _ toWindow: CGAffineTransform
  ) -> [AccessibilityElement] {
    guard let rule else {
      guard case .group(let group) = item.content else { return [] }
      return elements(of: group, toWindow)
    }
    guard let said = rule.accessibility(in: graph), said.isHidden != true else { return [] }
    let size = rule.accessibilitySize.map { graph.read($0).size }
    let frame = (size.map { CGRect(origin: .zero, size: $0) } ?? item.bounds).applying(toWindow)
    func element(_ children: [AccessibilityElement] = []) -> AccessibilityElement {
      var element = AccessibilityElement()
      element.frame = frame
      element.children = children
      element.take(said)
      return element
    }
    if rule.isAccessibilityLeaf { return [element()] }
    guard case .group(let group) = item.content else { return [] }
    let inside = said.children?.kind == .ignore ? [] : elements(of: group, toWindow)
    switch said.children?.kind {
    case .ignore: return [element()]
    case .contain: return [element(inside)]
    case .combine:
      var combined = AccessibilityElement.combined(inside)
      combined.frame = frame
      combined.take(said)
      return [combined]
    case nil:
      guard inside.count == 1, var only = inside.first else { return [element(inside)] }
      only.take(said)
      return [only]
    }
  }

  private func elements(of group: GroupItem, _ toWindow: CGAffineTransform) -> [AccessibilityElement] {
    guard group.opacity > 0 else { return [] }
    let toWindow = group.transform.isIdentity ? toWindow : group.transform.concatenating(toWindow)
    let inside = elements(of: group.list, toWindow)
    guard let control = (group.responder as? any AccessibleResponder)?.accessibility else { return inside }
    var element = control
    if element.label.isEmpty { element.label = inside.spokenLabel }
    element.frame = group.hitBounds.applying(toWindow)
    return [element]
  }
}

/// A responder of a control, which is an element with all that is inside.
protocol AccessibleResponder: DisplayResponder {
  /// Without a frame; nil where it is none.
  var accessibility: AccessibilityElement? { get }
}
