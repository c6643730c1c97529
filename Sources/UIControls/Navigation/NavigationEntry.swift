import AttributeGraph
import UICore

/// One page above the root of a navigation stack.
struct NavigationEntry: Equatable {
  enum Content: Equatable {
    /// Shown by the `navigationDestination(for:)` of the value's type.
    case value(AnyHashable)
    /// The destination of a link or a binding.
    case view(NavigationTarget)
  }
  /// Unlike that of any other entry of the stack, past or present.
  var id: Int
  var content: Content

  var value: AnyHashable? { if case .value(let value) = content { value } else { nil } }
  var target: NavigationTarget? { if case .view(let target) = content { target } else { nil } }
}

/// A page that a link or a binding shows; its content follows that of the view it comes from while that is there.
final class NavigationTarget: Equatable {
  var attribute: Attribute<AnyView>?
  var last: AnyView
  /// Called when the page is gone.
  var didPop: () -> Void = {}

  init(_ view: AnyView) { last = view }

  static func == (a: NavigationTarget, b: NavigationTarget) -> Bool { a === b }
}

extension [NavigationEntry] {
  /// The entries that fit the values of a path: the common beginning stays, with the pages between its values.
  ///
  /// Pages of links follow the value they were reached from, and go with it. `nextID` yields ids for new entries.
  func reconciled(with values: [AnyHashable], nextID: () -> Int) -> [NavigationEntry] {
    if compactMap(\.value) == values { return self }
    var kept: [NavigationEntry] = []
    var matched = 0
    for entry in self {
      if let value = entry.value {
        guard matched < values.count, values[matched] == value else { break }
        matched += 1
      } else if matched == values.count || compactMap(\.value).starts(with: values.prefix(matched + 1)) == false {
        // Nothing of the path lies above this page any more.
        break
      }
      kept.append(entry)
    }
    return kept + values[matched...].map { NavigationEntry(id: nextID(), content: .value($0)) }
  }
}
