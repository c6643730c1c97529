import Foundation
import Geometry

/// What of a row a press is on.
enum ListRowPart: Equatable {
  case content
  /// What edits the row, while the list is edited: the button that deletes it, its mark and all beside it, its grip.
  case delete, selection, grip
  /// The header of a section that can be expanded.
  case header
}

extension ListController {
  func part(of index: Int, at point: CGPoint) -> ListRowPart {
    let row = state(at: index)
    if row?.expansion != nil { return .header }
    guard let row, let editing = row.editing, let rowInputs else { return .content }
    let width = graph.read(rowInputs.size).size.width
    let isForward = graph.read(inputs.environmentValue(\.layoutDirection)) == .leftToRight
    let x = isForward ? point.x : width - point.x
    if editing.hasGrip, x > width - row.editingZones.trailing { return .grip }
    switch editing.control {
    case .select: return .selection
    case .delete where x < row.editingZones.leading: return .delete
    default: return .content
    }
  }

  /// Does what a press on a part of a row that is edited asks for.
  func edit(_ index: Int, _ part: ListRowPart) {
    guard !isRemoved else { return }
    switch part {
    case .content, .grip: break
    case .header:
      withAnimation(motion) { state(at: index)?.expansion?.wrappedValue.toggle() }
    case .selection: if let value = value(at: index) { selected.toggle(value) }
    case .delete: if let swipe = beginDeletion(index) { openSwipe(swipe) }
    }
  }
}
