import Foundation
import Geometry
import UICore

/// One thing in a window that people can name, read and use, as it was when it was asked for.
///
/// It is what assistive programs are told: a test that finds a view by it also shows that the view can be found so.
@MainActor
public struct TestElement: @MainActor CustomStringConvertible {
  private let element: AccessibilityElement
  private unowned let host: TestHost

  init(_ element: AccessibilityElement, host: TestHost) { (self.element, self.host) = (element, host) }

  /// What it is called.
  public var label: String { element.label }
  /// What it holds: a field's text, "1" or "0" for a switch, "2" where it is mixed, a slider's percentage.
  public var value: String? { element.value }
  /// What happens when it is activated.
  public var hint: String? { element.hint }
  /// Its `accessibilityIdentifier`.
  public var identifier: String { element.identifier ?? "" }
  /// What it is and how it behaves.
  public var traits: AccessibilityTraits { element.traits }
  /// Points from the window's upper left corner.
  public var frame: CGRect { element.frame }
  /// Whether it can be used.
  public var isEnabled: Bool { element.isEnabled }
  /// Whether it is the one that is chosen.
  public var isSelected: Bool { element.traits.contains(.isSelected) }
  /// Whether it has the keyboard focus.
  public var isFocused: Bool { element.isFocused }
  /// What is inside, in the order in which it is read.
  public var children: [TestElement] { element.children.map { TestElement($0, host: host) } }
  /// The names of its actions, except the one of a press.
  public var actions: [String] { element.actions.map(\.kind).filter { $0 != .default }.map(\.name) }
  public var description: String { element.description }

  /// Clicks its centre.
  public func click() { host.click(element.frame.midX, element.frame.midY) }

  /// Does what an assistive program's press does; returns whether there is something to do.
  @discardableResult
  public func activate() -> Bool { perform(.default) }

  /// Does one of its actions; returns whether it has it.
  @discardableResult
  public func perform(_ action: AccessibilityActionKind) -> Bool {
    guard let found = element.actions.first(where: { $0.kind == action }) else { return false }
    host.asProgram { found.run() }
    host.update()
    return true
  }

  /// Whether the focus of assistive programs is on it; known of elements with an `accessibilityFocused` modifier.
  public var hasAccessibilityFocus: Bool { host.hasAccessibilityFocus(element) }

  /// Moves the focus of an assistive program to it, as a screen reader does.
  public func takeAccessibilityFocus(of technology: AccessibilityTechnologies = .voiceOver) {
    host.moveAccessibilityFocus(to: element, of: technology)
  }

  /// Goes up or down by a step; returns whether it can.
  @discardableResult
  public func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
    guard let adjust = element.adjust else { return false }
    host.asProgram { adjust(direction) }
    host.update()
    return true
  }

  /// Clicks it and types a text.
  public func type(_ text: String) {
    click()
    host.type(text)
  }

  fileprivate var isTextField: Bool { element.isTextField }
}

/// Elements of a window of one kind.
@MainActor
public struct TestElements: RandomAccessCollection {
  private let elements: [TestElement]

  init(_ elements: [TestElement]) { self.elements = elements }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { MainActor.assumeIsolated { elements.count } }
  /// The element at a place in the order of reading.
  public nonisolated subscript(index: Int) -> TestElement { MainActor.assumeIsolated { elements[index] } }

  /// The first that has this label or identifier.
  public subscript(name: String) -> TestElement? {
    elements.first { $0.label == name || $0.identifier == name }
  }
}

extension TestHost {
  /// The outermost elements, in the order in which they are read; while something modal shows, those in it.
  public var elements: TestElements { TestElements(accessibility.map { TestElement($0, host: self) }) }

  private func all(_ isIncluded: (TestElement) -> Bool) -> TestElements {
    let all = accessibility.flatMap(\.flattened).map { TestElement($0, host: self) }
    return TestElements(all.filter(isIncluded))
  }

  /// Every element, those inside of others too.
  public var allElements: TestElements { all { _ in true } }
  /// Buttons, of menus and tabs too; no switches.
  public var buttons: TestElements { all { $0.traits.contains(.isButton) && !$0.traits.contains(.isToggle) } }
  /// Links.
  public var links: TestElements { all { $0.traits.contains(.isLink) } }
  /// Switches and check boxes.
  public var toggles: TestElements { all { $0.traits.contains(.isToggle) } }
  /// Fields and editors of texts.
  public var textFields: TestElements { all(\.isTextField) }
  /// Texts that are no controls.
  public var staticTexts: TestElements { all { $0.traits.contains(.isStaticText) } }
  /// Images that are no decoration.
  public var images: TestElements { all { $0.traits.contains(.isImage) } }

  /// The elements as a text, one a line, those inside of others indented.
  public var elementDump: String { accessibility.outline() }
}
