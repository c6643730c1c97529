import AttributeGraph
import DisplayList
import Geometry

/// What a program says of a view, or a control of ours of itself; nil and empty for what is not said.
package struct AccessibilityContent {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  /// Other names by which it is called.
  package var inputLabels: [String] = []
  package var heading: AccessibilityHeadingLevel?
  package var addedTraits = AccessibilityTraits()
  package var removedTraits = AccessibilityTraits()
  package var isHidden: Bool?
  package var children: AccessibilityChildBehavior?
  /// Elements of a container with a higher one come first; 0 where nothing is said.
  package var sortPriority: Double?
  package var actions: [AccessibilityElementAction] = []
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  package var amount: AccessibilityAmount?
  package var setAmount: ((Double) -> Void)?
  package var respondsToInteraction: Bool?
  package var custom: [(label: String, value: String)] = []
  /// What is told when the focus of an assistive program comes and goes.
  var focus: AccessibilityFocusTarget?
  /// How it and what is inside is spoken.
  package var speech = AccessibilitySpeech()
  package var ignoresInvertColors: Bool?
  /// What is shown large while the view is pressed, where the user asks for that.
  package var largeContent: String?
  /// Whether each text inside is a heading.
  var holdsHeadings = false
  /// Whether it is an open menu.
  var isMenu = false
  /// Whether it is a line between the items of a menu.
  var isSeparator = false
  /// Whether it is one of several of which one is chosen.
  package var isChoice = false
  /// A chart, whose words and points stand in place of what is inside.
  var chart: (any AXChartDescriptorRepresentable)?

  package init() {}

  /// Whether it is as if nothing was said.
  var saysNothing: Bool {
    let words = [label, value, hint, identifier].allSatisfy { $0 == nil } && inputLabels.isEmpty && custom.isEmpty
    return words && heading == nil && children == nil && sortPriority == nil && actions.isEmpty && adjust == nil
      && respondsToInteraction == nil && focus == nil && ignoresInvertColors == nil && largeContent == nil
      && chart == nil && !holdsHeadings && !isMenu && !isSeparator && !isChoice
      && addedTraits.isEmpty && removedTraits.isEmpty && amount == nil && setAmount == nil
  }

  /// Whether the same is said; what an action or a program's object does is not known to be the same.
  func isSame(as other: AccessibilityContent) -> Bool {
    label == other.label && value == other.value && hint == other.hint && identifier == other.identifier
      && inputLabels == other.inputLabels && heading == other.heading && addedTraits == other.addedTraits
      && removedTraits == other.removedTraits && isHidden == other.isHidden && children == other.children
      && sortPriority == other.sortPriority && respondsToInteraction == other.respondsToInteraction
      && custom.elementsEqual(other.custom, by: ==) && speech == other.speech
      && ignoresInvertColors == other.ignoresInvertColors && largeContent == other.largeContent
      && amount == other.amount && holdsHeadings == other.holdsHeadings && isMenu == other.isMenu
      && isSeparator == other.isSeparator
      && isChoice == other.isChoice
      && !isLive && !other.isLive
  }

  /// Whether it holds something of the program's that cannot be compared.
  private var isLive: Bool {
    !actions.isEmpty || adjust != nil || setAmount != nil || focus != nil || chart != nil
  }
}

/// Something that an assistive program can have a view do.
package struct AccessibilityElementAction {
  package var kind: AccessibilityActionKind
  package var run: () -> Void
}

/// What an action is for.
public struct AccessibilityActionKind: Hashable, Sendable {
  package let name: String

  package init(name: String) { self.name = name }

  /// What a press does.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// Leaves what shows: closes a sheet, goes back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most here, such as playing and pausing.
  public static let magicTap = AccessibilityActionKind(name: "magic tap")
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows the menu of the element.
  public static let showMenu = AccessibilityActionKind(name: "show menu")
}

/// The way in which an adjustable view changes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up by a step.
  case increment
  /// Down by a step.
  case decrement
}

/// What becomes of the elements inside of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case ignore, contain, combine }
  package let kind: Kind

  /// They are not told.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay elements, inside of a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become one element: its label is all of theirs.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// How deep in its page a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// Of no level that is said, or of one of six.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a control of ours is, with its value.
package enum AccessibilityRole: Equatable, Sendable {
  case button
  /// Mixed where it is of several values that differ.
  case toggle(isOn: Bool, isMixed: Bool)
  /// A button that shows or hides something: a menu, what is disclosed.
  case opener(isOpen: Bool)
  /// One of several of which one is chosen: a radio button, a color of a palette.
  case choice(isSelected: Bool)
  case tab(isSelected: Bool)
  /// An item of a menu; `isOn` is nil where it can have no mark. Mixed where it is of several values that differ.
  case menuItem(isOn: Bool?, isMixed: Bool)
  case slider(Double, in: ClosedRange<Double>)
}

/// A view that is one element with the texts inside, which are its label.
package protocol LabelledControl {}

/// A view that shows a control beside a text that labels it, each an element.
package protocol ControlBesideLabel {}

/// A rule whose display items are an element, or hold some, found by the items' ids when somebody asks.
///
/// So what nobody asks for costs nothing: no attribute, no preference.
protocol AccessibleRule: Rule {
  /// Nil where it is no element.
  func accessibility(in graph: Graph) -> AccessibilityContent?
  /// The path of the view; nil where nobody asks for it.
  var accessibilityPath: ViewPath? { get }
  /// The size of the view in points; nil takes what it draws.
  var accessibilitySize: Attribute<ViewSize>? { get }
  /// Whether what it draws is an element in itself, with nothing inside.
  var isAccessibilityLeaf: Bool { get }
  /// Where the letters are of what is an element in itself.
  func accessibilityLetters(in graph: Graph) -> AccessibilityLetters?
  /// What holds the elements in place of what is drawn; nil for that itself.
  func accessibilityContent(in graph: Graph) -> DisplayList?
  /// The rows that it holds, where it is a list in which rows are selected.
  func accessibilityList(in graph: Graph) -> AccessibilityList?
  /// What holds the elements whose presses are further actions; nil for none.
  func accessibilityActions(in graph: Graph) -> DisplayList?
}

extension AccessibleRule {
  var accessibilityPath: ViewPath? { nil }
  func accessibilityLetters(in graph: Graph) -> AccessibilityLetters? { nil }
  func accessibilityContent(in graph: Graph) -> DisplayList? { nil }
  func accessibilityList(in graph: Graph) -> AccessibilityList? { nil }
  func accessibilityActions(in graph: Graph) -> DisplayList? { nil }
}
