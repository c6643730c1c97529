import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// What a row of a list shows while the list is edited.
struct RowEditing: Equatable {
  /// At the row's leading edge: a button that deletes it, or a mark that it is selected.
  enum Control { case none, delete, select }

  var control = Control.none
  /// At its trailing edge: a grip that moves it.
  var hasGrip = false

  /// Points, as in UIKit's lists, by published measurements.
  static let controlSize: CGFloat = 22
  static let gripSize = CGSize(width: 20, height: 11)
  /// Between them and the row's content; our own figure.
  static let gap: CGFloat = 12

  /// What they take from the row's content, in points.
  var leadingWidth: CGFloat { control == .none ? 0 : Self.controlSize + Self.gap }
  var trailingWidth: CGFloat { hasGrip ? Self.gripSize.width + Self.gap : 0 }
}

extension ListRowState {
  /// What the row shows while its list is edited; nil while it is not.
  func editing<T>(_ context: RuleContext<T>) -> RowEditing? {
    guard role == .content, context.read(list.isEditing) else { return nil }
    func isSet<Trait: ViewTraitKey, Action>(_: Trait.Type) -> Bool where Trait.Value == Action? {
      traits[Trait.self].flatMap { context.read($0) } != nil
    }
    func isOn<Trait: ViewTraitKey>(_: Trait.Type) -> Bool where Trait.Value == Bool {
      traits.read(Trait.self, context) ?? false
    }
    var editing = RowEditing()
    let selection = context.read(list.selection)
    if selection.isMultiple, selection.accepts(value(context)), !isOn(SelectionDisabledTrait.self) {
      editing.control = .select
    } else if isSet(OnDeleteTrait.self), !isOn(DeleteDisabledTrait.self) {
      editing.control = .delete
    }
    editing.hasGrip = isSet(OnMoveTrait.self) && !isOn(MoveDisabledTrait.self)
    return editing
  }

  /// Whether the user may delete the row.
  func canDelete(in graph: Graph) -> Bool {
    graph.withoutTracking {
      traits[OnDeleteTrait.self].flatMap { graph.read($0) } != nil
        && traits.read(DeleteDisabledTrait.self, in: graph) != true
    }
  }
}

/// The pictures of what edits a row, in the row's space.
struct RowEditingPictures {
  let editing: RowEditing
  let isSelected: Bool
  let insets: EdgeInsets
  let bounds: CGRect
  let isMirrored: Bool

  /// Paths with their colours; filled, or as strokes of a width in points.
  var parts: [(path: Path, color: Color, stroke: CGFloat?)] {
    var parts: [(Path, Color, CGFloat?)] = []
    let size = RowEditing.controlSize
    let circle = place(x: insets.leading, CGSize(width: size, height: size))
    switch editing.control {
    case .none: break
    case .delete:
      parts.append((Path(ellipseIn: circle), .red, nil))
      parts.append((line(circle.midX - 5, circle.midY, circle.midX + 5, circle.midY), .white, 2))
    case .select where isSelected:
      parts.append((Path(ellipseIn: circle), .accentColor, nil))
      var check = Path()
      check.move(to: CGPoint(x: circle.midX - 4.5, y: circle.midY + 0.5))
      check.addLine(to: CGPoint(x: circle.midX - 1.5, y: circle.midY + 3.5))
      check.addLine(to: CGPoint(x: circle.midX + 4.5, y: circle.midY - 3.5))
      parts.append((check, .white, 1.75))
    case .select: parts.append((Path(ellipseIn: circle.insetBy(dx: 0.75, dy: 0.75)), .tertiaryLabel, 1.5))
    }
    if editing.hasGrip {
      let grip = place(x: bounds.width - insets.trailing - RowEditing.gripSize.width, RowEditing.gripSize)
      for y in [grip.minY + 0.5, grip.midY, grip.maxY - 0.5] {
        parts.append((line(grip.minX + 0.5, y, grip.maxX - 0.5, y), .tertiaryLabel, 1))
      }
    }
    return parts
  }

  private func place(x: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func line(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: x0, y: y0))
    path.addLine(to: CGPoint(x: x1, y: y1))
    return path
  }
}
