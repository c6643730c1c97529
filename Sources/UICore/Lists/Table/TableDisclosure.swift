import AttributeGraph
import Foundation

/// What a row shows of its place in an outline.
struct TableRowOutline {
  /// How many rows around disclose this one, as far as that is fixed.
  var depth = 0
  /// Further ones, where the row's place in its tree can change.
  var nodeDepth: Attribute<Int>?
  var disclosure: TableDisclosure?

  func level<T>(_ context: RuleContext<T>) -> Int { depth + (nodeDepth.map { context.read($0) } ?? 0) }
}

/// What a row's triangle shows and does.
final class TableDisclosure {
  /// Nil where there is always something to disclose.
  let isExpandable: Attribute<Bool>?
  let isExpanded: Attribute<Bool>
  private let toggle: () -> Void

  init(isExpandable: Attribute<Bool>? = nil, isExpanded: Attribute<Bool>, toggle: @escaping () -> Void) {
    (self.isExpandable, self.isExpanded, self.toggle) = (isExpandable, isExpanded, toggle)
  }

  func makeResponder(_ inputs: _ViewInputs) -> GestureResponder {
    GestureResponder(inputs) { [self] responder, hit in
      GestureRun(responder, priority: .normal, hit: hit) { [self] in
        TapGesture().onEnded { [self] in toggle() }._makeRecognizer()
      }
    }
  }
}

private enum TableOutlineKey: ViewInputKey { static var defaultValue: TableRowOutline { TableRowOutline() } }

extension _ViewInputs {
  /// The place in its outline of the table's row that is made.
  var tableOutline: TableRowOutline {
    get { self[TableOutlineKey.self] }
    set { self[TableOutlineKey.self] = newValue }
  }
}
