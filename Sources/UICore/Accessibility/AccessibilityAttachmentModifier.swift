import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// Says something of a view to assistive programs; what the accessibility modifiers make.
nonisolated public struct AccessibilityAttachmentModifier: PrimitiveViewModifier {
  /// An object: what is said is large, and the views that say it are copied often.
  private let said: Said
  var content: AccessibilityContent { said.content }

  private final class Said: Equatable {
    let content: AccessibilityContent
    init(_ content: AccessibilityContent) { self.content = content }
    static func == (a: Said, b: Said) -> Bool { a === b || a.content.isSame(as: b.content) }
  }

  package init(_ change: (inout AccessibilityContent) -> Void) {
    var content = AccessibilityContent()
    change(&content)
    said = Said(content)
  }

  nonisolated public static var _keepsSingleView: Bool { true }

  nonisolated public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(inputs)
    guard outputs.layout != nil else { return outputs }
    outputs.display = inputs.graph.rule(
      AttachmentDisplayRule(modifier: modifier.attribute, content: outputs.display, size: inputs.size))
    return outputs
  }
}

/// Marks a display list as that of a view of which something is said.
private struct AttachmentDisplayRule: AccessibleRule {
  let modifier: Attribute<AccessibilityAttachmentModifier>
  let content: Attribute<DisplayList>?
  let size: Attribute<ViewSize>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    .marked(content, size: size, context)
  }

  func accessibility(in graph: Graph) -> AccessibilityContent? { graph.read(modifier).content }
  var accessibilitySize: Attribute<ViewSize>? { size }
  var isAccessibilityLeaf: Bool { false }
  static var updateKind: UpdateKind { .display }
}

extension DisplayList {
  /// A view's list as one item, by whose number its rule is found.
  static func marked(
    _ content: Attribute<DisplayList>?, size: Attribute<ViewSize>, _ context: RuleContext<DisplayList>
  ) -> DisplayList {
    let list = content.map { context.read($0) } ?? .empty
    // A view that draws nothing can be an element all the same.
    let bounds = list.bounds.isNull ? CGRect(origin: .zero, size: context.read(size).size) : list.bounds
    return DisplayList([
      DisplayItem(id: context.attribute.id.index, version: 0, bounds: bounds, content: .group(GroupItem(list)))
    ])
  }
}

extension View {
  nonisolated func accessibility(
    _ change: (inout AccessibilityContent) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change))
  }
}

extension ViewModifier where Self == AccessibilityAttachmentModifier {
  /// Makes one element of a control and its label.
  nonisolated package static var accessibleControl: Self { Self { $0.children = .combine } }

  /// Makes a heading of each text inside.
  nonisolated static var accessibleHeadings: Self { Self { $0.holdsHeadings = true } }

  /// Makes an open menu of what holds its items.
  nonisolated package static var accessibleMenu: Self {
    Self {
      $0.children = .contain
      $0.isMenu = true
    }
  }

  /// Makes a line between the items of a menu, as an element.
  nonisolated package static var accessibleSeparator: Self {
    Self {
      $0.children = .ignore
      $0.isSeparator = true
    }
  }

  /// Makes an element one of several, of which one is chosen.
  nonisolated package static func accessibleChoice(
    _ label: String? = nil, isSelected: Bool, select: (() -> Void)?
  ) -> Self {
    Self {
      $0.label = label
      $0.isChoice = true
      $0.addedTraits = isSelected ? [.isButton, .isSelected] : .isButton
      $0.removedTraits = .isStaticText
      if let select { $0.actions = [AccessibilityElementAction(kind: .default, run: select)] }
    }
  }

  /// Makes one element of a control that does not show its label, nor perhaps its value.
  ///
  /// - Parameter set: sets the amount that the control inside shows.
  nonisolated package static func accessibleControl(
    label: String, value: String? = nil, set: ((Double) -> Void)? = nil
  ) -> Self {
    Self {
      $0.children = .combine
      $0.label = label
      $0.value = value
      $0.setAmount = set
    }
  }

  /// Calls a control by a text that is elsewhere, if there is one.
  nonisolated package static func accessibleControl(called name: Text?) -> Self {
    Self { $0.label = name?.plainString }
  }

  /// Makes one element of a control that shows how much there is of something, 0…1; nil for what is not known.
  nonisolated package static func accessibleControl(fraction: Double?) -> Self {
    Self {
      $0.children = .combine
      $0.amount = fraction.map { AccessibilityAmount($0) }
      $0.value = $0.amount?.percentage
    }
  }

  /// Makes one element, which goes up and down by steps, of a label and what is beside it.
  nonisolated package static func accessibleControl(
    adjust: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self {
    Self {
      $0.children = .combine
      $0.removedTraits = .isStaticText
      $0.adjust = adjust
    }
  }
}
