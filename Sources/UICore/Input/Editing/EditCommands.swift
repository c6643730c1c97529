import Foundation
import Geometry

/// What the Edit menu and the menus of texts do with what has the focus.
package struct EditCommands: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let cut = EditCommands(rawValue: 1)
  package static let copy = EditCommands(rawValue: 2)
  package static let paste = EditCommands(rawValue: 4)
  package static let delete = EditCommands(rawValue: 8)
  package static let selectAll = EditCommands(rawValue: 16)
}

/// A view that can have the focus, on which these commands act.
protocol EditCommandResponder: FocusResponder {
  /// Those that would do something now.
  var editCommands: EditCommands { get }
  /// Does what one of them asks; returns whether it did anything.
  @discardableResult func perform(_ command: EditCommands) -> Bool
}

extension InputRouter {
  /// What the Edit menu can do now.
  var editCommands: EditCommands {
    guard let focus = focus.contentFocus else { return [] }
    var commands = (focus as? any EditCommandResponder)?.editCommands ?? []
    if !commands.contains(.paste), takesPaste(around: focus) { commands.insert(.paste) }
    // A field has its own Copy, which does nothing while nothing is selected.
    if !focus.takesText { commands.formUnion(copyCommands(around: focus)) }
    return commands
  }

  func perform(_ command: EditCommands) {
    guard let focus = focus.contentFocus else { return }
    if let responder = focus as? any EditCommandResponder, responder.perform(command) { return }
    // What is no text may be of use to what is around the field.
    if command == .paste { _ = paste(around: focus) }
    if command == .copy || command == .cut, !focus.takesText { _ = copy(command, around: focus) }
  }
}

extension EnvironmentValues {
  /// Does what a command of the Edit menu asks, in the view's window.
  package var performEditCommand: (EditCommands) -> Void {
    let router = inputRouter
    return { [weak router] in router?.perform($0) }
  }
}
