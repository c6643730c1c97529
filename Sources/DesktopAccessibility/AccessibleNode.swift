import Foundation
import UICore

/// An element under the number by which assistive programs know it, as long as its view is there.
struct AccessibleNode {
  let number: UInt32
  /// The node around it: an element or its window.
  var parent: UInt32
  /// Its place among those of the parent.
  var index: Int
  var children: [UInt32] = []
  /// The node of the text that labels it; nil where it has a name alone.
  var label: UInt32?
  var element: AccessibilityElement
  let role: AccessibleRole
  let states: AccessibleStates
  /// What there is to read; nil where there is only a name.
  let text: AccessibleText?

  init(_ element: AccessibilityElement, number: UInt32, parent: UInt32, index: Int) {
    (self.element, self.number, self.parent, self.index) = (element, number, parent, index)
    role = AccessibleRole(element)
    states = AccessibleStates(element)
    text = AccessibleText(element)
    // Its children are nodes of their own.
    self.element.children = []
  }
}

extension AccessibleNode {
  /// What is said beyond the name: what it does, or what is to be said about a chart.
  var help: String { element.hint ?? (element.isChart ? element.value : nil) ?? "" }
}

/// Where an element is found again after a change.
enum AccessibleKey: Hashable {
  /// The view that draws it, and which of its elements it is.
  case view(UInt32, Int)
  /// A part of an element that is no view, such as a point of a chart.
  case part(of: UInt32, Int)
}

/// A window with its nodes.
@MainActor struct AccessibleWindowNode {
  let number: UInt32
  let window: any PlatformWindow
  let content: any AccessibleWindow
  /// What the nodes were read from.
  var source: ElementsSource?
  var title = ""
  var isActive = false
  var children: [UInt32] = []
  var nodes: [UInt32: AccessibleNode] = [:]
  var numbers: [AccessibleKey: UInt32] = [:]
  /// The node that has the focus of assistive programs.
  var focus: UInt32?

  init(_ window: any PlatformWindow, _ content: any AccessibleWindow, number: UInt32) {
    (self.window, self.content, self.number) = (window, content, number)
  }

  var states: AccessibleStates {
    var states: AccessibleStates = [.shown, .usable, .resizable]
    if isActive { states.insert(.active) }
    return states
  }

  /// The elements as they are now, under the numbers that they had.
  func read(_ nextNumber: () -> UInt32) -> AccessibleWindowNode {
    var read = self
    (read.nodes, read.numbers, read.focus) = ([:], [:], nil)
    read.source = content.elementsSource
    (read.title, read.isActive) = (window.title, content.isActive)
    var counts: [UInt32: Int] = [:]
    // The first text in each view that shows a control beside one labels that.
    var labels: [ObjectIdentifier: UInt32] = [:]
    func add(_ elements: [AccessibilityElement], in parent: UInt32) -> [UInt32] {
      var added: [UInt32] = []
      for (index, element) in elements.enumerated() {
        let key: AccessibleKey
        if element.id == 0 {
          key = .part(of: parent, index)
        } else {
          key = .view(element.id, counts[element.id, default: 0])
          counts[element.id, default: 0] += 1
        }
        // What an object is never changes, as far as clients know: something else is another object.
        let known = numbers[key].flatMap { nodes[$0]?.role == AccessibleRole(element) ? $0 : nil }
        let number = known ?? nextNumber()
        read.numbers[key] = number
        var node = AccessibleNode(element, number: number, parent: parent, index: index)
        if content.hasAccessibilityFocus(element) { read.focus = number }
        if let around = element.besideLabel {
          if element.isInteractive {
            node.label = labels[around]
          } else if node.role == .label, labels[around] == nil {
            labels[around] = number
          }
        }
        node.children = add(element.children, in: number)
        read.nodes[number] = node
        added.append(number)
      }
      return added
    }
    read.children = add(content.accessibilityElements, in: number)
    return read
  }

  /// The innermost node at a point of the window, in points.
  func node(at point: CGPoint) -> AccessibleNode? {
    func find(_ numbers: [UInt32]) -> AccessibleNode? {
      for number in numbers.reversed() {
        guard let node = nodes[number] else { continue }
        if let inner = find(node.children) { return inner }
        if node.element.frame.contains(point) { return node }
      }
      return nil
    }
    return find(children)
  }
}
