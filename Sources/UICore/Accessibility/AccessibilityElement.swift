import Foundation
import Geometry

/// One thing in a window that assistive programs and tests can name, read and use.
///
/// A snapshot: made when somebody asks, and true until the next frame.
package struct AccessibilityElement {
  /// The number of what draws it, as long as its view is there; 0 for a part of an element that is no view.
  package var id: UInt32 = 0
  package var label = ""
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var inputLabels: [String] = []
  package var heading: AccessibilityHeadingLevel?
  package var traits = AccessibilityTraits()
  /// Points from the upper left corner of the window.
  package var frame = CGRect.null
  package var isEnabled = true
  package var isFocused = false
  /// Whether it takes typed text.
  package var isTextField: Bool { editing != nil }
  /// How its text is changed; nil where it takes none.
  package var editing: AccessibilityEditing?
  /// Where the letters are of what it reads; nil where it shows other ones, or no text.
  package var letters: AccessibilityLetters?
  /// Whether it is one of several of which one is chosen.
  package var isChoice = false
  /// Whether what it shows and hides shows; nil where it hides nothing.
  package var isExpanded: Bool?
  package var kind: AccessibilityKind?
  /// Which row of a list it is; nil for what is none.
  package var row: AccessibilityRow?
  /// Whether it tells what a chart shows.
  package var isChart = false
  /// How much of a range it shows; nil for what shows no amount.
  package var amount: AccessibilityAmount?
  /// Sets the amount; nil where people cannot.
  package var setAmount: ((Double) -> Void)?
  /// Gives it the keyboard's focus; nil where it takes none.
  package var takeFocus: (() -> Void)?
  package var sortPriority = 0.0
  package var actions: [AccessibilityElementAction] = []
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  package var respondsToInteraction: Bool?
  package var custom: [(label: String, value: String)] = []
  /// How it is spoken.
  package var speech = AccessibilitySpeech()
  /// Whether its colours stay where those of the display are inverted.
  package var ignoresInvertColors = false
  /// What is shown large while it is pressed, where the user asks for that; nil for nothing.
  package var largeContent: String?
  package var children: [AccessibilityElement] = []
  /// What its `accessibilityFocused` modifier is told.
  package var focus: AccessibilityFocusTarget?
  /// Where its view stands in the tree of views.
  var path: ViewPath?

  /// Whether people can do something with it.
  package var isInteractive: Bool {
    respondsToInteraction ?? (!actions.isEmpty || adjust != nil || isTextField)
  }

  /// Takes over what a program says of it.
  mutating func take(_ said: AccessibilityContent) {
    if said.value != nil || said.label != nil && !isTextField { letters = nil }
    label = said.label ?? label
    value = said.value ?? value
    hint = said.hint ?? hint
    identifier = said.identifier ?? identifier
    if !said.inputLabels.isEmpty { inputLabels = said.inputLabels }
    heading = said.heading ?? heading
    if said.heading != nil { traits.insert(.isHeader) }
    traits = traits.subtracting(said.removedTraits).union(said.addedTraits)
    sortPriority = said.sortPriority ?? sortPriority
    // Of two actions of one kind the outer one runs.
    actions = said.actions + actions.filter { own in !said.actions.contains { $0.kind == own.kind } }
    adjust = said.adjust ?? adjust
    amount = said.amount ?? amount
    setAmount = said.setAmount ?? setAmount
    respondsToInteraction = said.respondsToInteraction ?? respondsToInteraction
    custom += said.custom
    if said.isMenu { kind = .menu }
    if said.isSeparator { kind = .separator }
    if said.isChoice { isChoice = true }
    focus = said.focus ?? focus
    ignoresInvertColors = said.ignoresInvertColors ?? ignoresInvertColors
    largeContent = said.largeContent ?? largeContent
    inherit(said.speech)
  }

  /// One element in place of several: the texts are its label; the only control inside says what it is; of several,
  /// each is an action.
  static func combined(_ parts: [AccessibilityElement]) -> AccessibilityElement {
    let leaves = parts.flatMap { $0.children.isEmpty ? [$0] : $0.children.flatMap(\.leaves) }
    let controls = leaves.filter(\.isInteractive)
    var element = AccessibilityElement()
    if let control = controls.first, controls.count == 1 {
      element = control
    } else {
      element.actions = controls.compactMap { control in
        control.label.isEmpty
          ? nil
          : control.actions.first.map {
            AccessibilityElementAction(kind: AccessibilityActionKind(name: control.label), run: $0.run)
          }
      }
      for leaf in leaves where !leaf.isInteractive { element.traits.formUnion(leaf.traits) }
    }
    element.label = leaves.filter { !$0.isInteractive || controls.count == 1 }.spokenLabel
    element.takeFocus(of: parts)
    return element
  }

  /// Has the keyboard's focus where one of those has it that it stands for.
  mutating func takeFocus(of parts: [AccessibilityElement]) {
    let all = parts.flatMap(\.flattened)
    isFocused = all.contains(where: \.isFocused)
    takeFocus = takeFocus ?? all.lazy.compactMap(\.takeFocus).first
  }

  private var leaves: [AccessibilityElement] { children.isEmpty ? [self] : children.flatMap(\.leaves) }

  /// Takes what it and those inside do not say of their own speech.
  mutating func inherit(_ outer: AccessibilitySpeech) {
    if outer == AccessibilitySpeech() { return }
    speech.inherit(outer)
    for index in children.indices { children[index].inherit(outer) }
  }

  /// Itself and all inside, in order.
  package var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}

/// What an element is, where its traits do not tell.
package enum AccessibilityKind {
  /// It holds rows of which some can be selected.
  case list
  /// It holds the items of an open menu.
  case menu
  case menuItem
  /// A line between items of a menu.
  case separator
  /// A page is behind it.
  case tab
}

extension [AccessibilityElement] {
  /// What they are called together. Pictures beside texts are decoration.
  var spokenLabel: String {
    let named = filter { !$0.label.isEmpty }
    let texts = named.filter { !$0.traits.contains(.isImage) }
    return (texts.isEmpty ? named : texts).map(\.label).joined(separator: ", ")
  }

  /// In the order in which they are read: by priority, else as they are drawn.
  var sorted: [AccessibilityElement] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    return enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }
}

extension [AccessibilityElement] {
  /// One element a line, those inside of others indented.
  package func outline(depth: Int = 0) -> String {
    map { element in
      let line = String(repeating: "  ", count: depth) + element.description
      return element.children.isEmpty ? line : line + "\n" + element.children.outline(depth: depth + 1)
    }.joined(separator: "\n")
  }
}

extension AccessibilityElement: CustomStringConvertible {
  /// One line: what it is, its label in quotes, its value, state and place.
  package var description: String {
    var parts: [String] = []
    if isTextField { parts.append("text field") }
    parts += traits.words
    switch kind {
    case .list: parts.append("list")
    case .menu: parts.append("menu")
    case .separator: parts.append("separator")
    case nil, .menuItem, .tab: break
    }
    if let row { parts.append("row \(row.position) of \(row.count)") }
    if parts.isEmpty { parts.append(children.isEmpty ? "element" : "group") }
    if !label.isEmpty { parts.append("“\(label)”") }
    if let value { parts.append("= “\(value)”") }
    if let hint { parts.append("(\(hint))") }
    if let identifier { parts.append("#\(identifier)") }
    if !isEnabled { parts.append("disabled") }
    if let isExpanded { parts.append(isExpanded ? "expanded" : "collapsed") }
    if isFocused { parts.append("focused") }
    if adjust != nil { parts.append("adjustable") }
    parts += speech.words
    if ignoresInvertColors { parts.append("keeps colours") }
    if let largeContent { parts.append(largeContent.isEmpty ? "large content" : "large content “\(largeContent)”") }
    let named = actions.map(\.kind).filter { $0 != .default }.map(\.name)
    if !named.isEmpty { parts.append("actions: " + named.joined(separator: ", ")) }
    return parts.joined(separator: " ")
  }
}
