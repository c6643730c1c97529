import AttributeGraph
import UICore

/// A page above the root of a navigation stack.
struct NavigationEntry: Equatable {
  enum Content: Equatable {
    /// Shown by `navigationDestination(for:)` for the value's type.
    case value(AnyHashable)
    /// The destination of a link or a binding.
    case view(NavigationTarget)
  }
  /// Unique among the stack's past and present entries.
  var id: Int
  var content: Content

  var value: AnyHashable? { if case .value(let value) = content { value } else { nil } }
  var target: NavigationTarget? { if case .view(let target) = content { target } else { nil } }
}

/// The page of a link or a binding; its content follows the view that contains the link while that view exists.
final class NavigationTarget: Equatable {
  var attribute: Attribute<AnyView>?
  var last: AnyView
  /// Called when the page was popped.
  var didPop: () -> Void = {}

  init(_ view: AnyView) { last = view }

  static func == (a: NavigationTarget, b: NavigationTarget) -> Bool { a === b }
}

extension [NavigationEntry] {
  /// The entries for a path's values: keeps the longest common prefix, including pages of links between its values.
  ///
  /// A page of a link belongs to the value below it, and is removed with it. `nextID` returns ids for new entries.
  func reconciled(with values: [AnyHashable], nextID: () -> Int) -> [NavigationEntry] {
    if compactMap(\.value) == values { return self }
    var kept: [NavigationEntry] = []
    var matched = 0
    for entry in self {
      if let value = entry.value {
        guard matched < values.count, values[matched] == value else { break }
        matched += 1
      } else if matched == values.count || compactMap(\.value).starts(with: values.prefix(matched + 1)) == false {
        // No value of the path remains above this page.
        break
      }
      kept.append(entry)
    }
    return kept + values[matched...].map { NavigationEntry(id: nextID(), content: .value($0)) }
  }
}
