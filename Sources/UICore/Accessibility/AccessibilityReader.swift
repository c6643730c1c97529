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
    named(list, toWindow).withoutNameless
  }

  private func named(_ list: DisplayList, _ toWindow: CGAffineTransform) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    var last: (id: UInt32, isLeaf: Bool)?
    for item in list.items {
      // A text with lines under it draws several items.
      if let last, last.isLeaf, last.id == item.id { continue }
      let rule = graph.rule(atIndex: item.id) as? any AccessibleRule
      last = (item.id, rule?.isAccessibilityLeaf == true)
      let place = CGAffineTransform(translationX: item.offset.x, y: item.offset.y).concatenating(toWindow)
      for var element in self.elements(of: item, rule, place) {
        if element.id == 0 { element.id = item.id }
        elements.append(element)
      }
    }
    return elements.withLabels.sorted
  }

  private func elements(
    of item: DisplayItem, _ rule: (any AccessibleRule)?, _ toWindow: CGAffineTransform
  ) -> [AccessibilityElement] {
    guard let rule else {
      guard case .group(let group) = item.content else { return [] }
      return elements(of: group, toWindow)
    }
    guard var said = rule.accessibility(in: graph), said.isHidden != true else { return [] }
    let size = rule.accessibilitySize.map { graph.read($0).size }
    let frame = (size.map { CGRect(origin: .zero, size: $0) } ?? item.bounds).applying(toWindow)
    if rule.isAccessibilityLeaf {
      var element = element(said, frame)
      element.path = rule.accessibilityPath
      element.letters = rule.accessibilityLetters(in: graph)?.placed(by: toWindow)
      return [element]
    }
    // What scrolls it is a group of the same number.
    if case .group(let group) = item.content, let list = rule.accessibilityList(in: graph),
      group.list.items.contains(where: { $0.id == list.item })
    {
      return [element(list, group.list, frame, toWindow)]
    }
    if let chart = said.chart {
      var element = chart.makeChartDescriptor().element.placed(at: frame)
      element.take(said)
      element.isChart = true
      return [element]
    }
    guard case .group(let group) = item.content else { return [] }
    for button in rule.accessibilityActions(in: graph).map({ named($0, toWindow) }) ?? [] {
      guard let action = button.actions.first else { continue }
      said.actions.append(
        AccessibilityElementAction(kind: AccessibilityActionKind(name: button.label), run: action.run))
    }
    let inside = rule.accessibilityContent(in: graph).map { named($0, toWindow) } ?? elements(of: group, toWindow)
    switch said.children?.kind {
    case .ignore:
      var element = element(said, frame)
      element.takeFocus(of: inside)
      return [element]
    case .contain: return [element(said, frame, inside)]
    case .combine:
      var combined = AccessibilityElement.combined(inside)
      combined.frame = frame
      combined.take(said)
      return [combined]
    case nil:
      if said.holdsHeadings { return inside.map(\.withHeadings) }
      if said.saysNothing {
        return inside.map { element in
          var element = element
          element.inherit(said.speech)
          return element
        }
      }
      guard inside.count == 1, var only = inside.first else { return [element(said, frame, inside)] }
      only.take(said)
      return [only]
    }
  }

  private func element(
    _ said: AccessibilityContent, _ frame: CGRect, _ children: [AccessibilityElement] = []
  ) -> AccessibilityElement {
    var element = AccessibilityElement()
    element.frame = frame
    element.children = children
    element.take(said)
    return element
  }

  /// A list with its rows, and among them headers and footers.
  private func element(
    _ list: AccessibilityList, _ drawn: DisplayList, _ frame: CGRect, _ toWindow: CGAffineTransform
  ) -> AccessibilityElement {
    var element = AccessibilityElement()
    element.kind = .list
    element.frame = frame
    for item in drawn.items {
      guard item.id == list.item else {
        element.children += named(DisplayList([item]), toWindow)
        continue
      }
      for part in list.parts {
        let place = CGAffineTransform(translationX: part.frame.minX, y: part.frame.minY).concatenating(toWindow)
        let inside = named(part.content, place)
        guard let row = part.row else {
          element.children += inside
          continue
        }
        var rowElement = AccessibilityElement(row, holding: inside)
        rowElement.id = part.id
        rowElement.frame = part.frame.applying(toWindow)
        element.children.append(rowElement)
      }
    }
    return element
  }

  private func elements(of group: GroupItem, _ toWindow: CGAffineTransform) -> [AccessibilityElement] {
    guard group.opacity > 0 else { return [] }
    let toWindow = group.transform.isIdentity ? toWindow : group.transform.concatenating(toWindow)
    let inside = named(group.list, toWindow)
    guard let control = (group.responder as? any AccessibleResponder)?.accessibility else {
      guard let responder = group.responder as? FocusResponder else { return inside }
      return inside.focused(by: responder, group.hitBounds.applying(toWindow))
    }
    var element = control
    if element.label.isEmpty { element.label = inside.spokenLabel }
    element.frame = group.hitBounds.applying(toWindow)
    element.letters = element.letters?.placed(by: toWindow)
    element.path = (group.responder as? ViewResponder)?.path
    return [element]
  }
}

extension AccessibilityElement {
  /// A row, which is called what its texts say.
  fileprivate init(_ row: AccessibilityRow, holding inside: [AccessibilityElement]) {
    self.init()
    self.row = row
    children = inside
    label = inside.flatMap(\.flattened).filter { $0.children.isEmpty && !$0.isInteractive }.spokenLabel
    if label.isEmpty { label = inside.spokenLabel }
    if row.isSelected { traits = .isSelected }
    isExpanded = row.isExpanded
    isFocused = row.isFocused
    takeFocus = row.takeFocus
    if row.isSelectable { actions = [AccessibilityElementAction(kind: .default, run: row.select)] }
  }

  /// The element, with each text in it a heading.
  fileprivate var withHeadings: AccessibilityElement {
    var element = self
    element.children = children.map(\.withHeadings)
    if traits.contains(.isStaticText) { element.traits.insert(.isHeader) }
    return element
  }

  /// The element, with all that is inside, at a frame in the window.
  fileprivate func placed(at frame: CGRect) -> AccessibilityElement {
    var element = self
    element.frame = frame
    element.children = children.map { $0.placed(at: frame) }
    return element
  }
}

/// A responder of a control, which is an element with all that is inside.
protocol AccessibleResponder: DisplayResponder {
  /// Without a frame; nil where it is none.
  var accessibility: AccessibilityElement? { get }
}

extension [AccessibilityElement] {
  /// The elements of a view that can have the focus and is no control. One has it for them: the only one, a list, the one
  /// that is chosen, or else a group of them all.
  fileprivate func focused(by responder: FocusResponder, _ frame: CGRect) -> [AccessibilityElement] {
    guard !isEmpty, let taker = responder.accessibilityFocusTaker else { return self }
    var all = self
    if count > 1, !contains(where: { $0.kind == .list || $0.isChoice }) {
      var group = AccessibilityElement()
      group.label = filter { !$0.isInteractive }.spokenLabel
      group.frame = frame
      group.path = responder.path
      group.children = self
      all = [group]
    }
    let index =
      all.firstIndex { $0.kind == .list } ?? all.firstIndex { $0.isChoice && $0.traits.contains(.isSelected) } ?? 0
    all[index].isFocused = responder.isFocused && !flatMap(\.flattened).contains(where: \.isFocused)
    all[index].takeFocus = all[index].takeFocus ?? taker
    return all
  }

  /// Without the pictures that nobody has named.
  fileprivate var withoutNameless: [AccessibilityElement] {
    compactMap { element in
      if element.children.isEmpty, element.label.isEmpty, element.traits == .isImage, !element.isInteractive {
        return nil
      }
      var element = element
      element.children = element.children.withoutNameless
      return element
    }
  }

  /// With each switch that has no label called by the texts of its control, which are no elements then.
  fileprivate var withLabels: [AccessibilityElement] {
    guard contains(where: { $0.traits.contains(.isToggle) && $0.label.isEmpty }) else { return self }
    var elements = self
    for (index, element) in enumerated() where element.traits.contains(.isToggle) && element.label.isEmpty {
      guard let control = element.path?.labelledControl else { continue }
      let label = filter { !$0.isInteractive && $0.path?.isWithin(control) == true }
      elements[index].label = label.spokenLabel
      elements[index].frame = label.reduce(element.frame) { $0.union($1.frame) }
    }
    let controls = compactMap { $0.traits.contains(.isToggle) ? $0.path?.labelledControl : nil }
    return elements.filter { element in
      element.isInteractive || !controls.contains { element.path?.isWithin($0) == true }
    }
  }
}

extension AccessibilityElement {
  /// The view that it is in together with a text or a control beside it; nil where it is in none.
  package var besideLabel: ObjectIdentifier? {
    path?.step { $0 is any ControlBesideLabel.Type }.map { ObjectIdentifier($0) }
  }
}

extension ViewPath {
  /// The control around the view that is one element with its label.
  fileprivate var labelledControl: ViewPath? { step { $0 is any LabelledControl.Type } }

  /// The innermost view around whose type is one of some.
  fileprivate func step(_ isWanted: (Any.Type) -> Bool) -> ViewPath? {
    sequence(first: self) { $0.parent }.first { step in
      if case .type(let type) = step.component { isWanted(type) } else { false }
    }
  }

  fileprivate func isWithin(_ path: ViewPath) -> Bool {
    sequence(first: self) { $0.parent }.contains { $0 === path }
  }
}
