import Foundation

/// A view's size and guides in its own coordinates, in points.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  private let proposal: ProposedViewSize
  private let computer: LayoutComputer?

  /// The dimensions of a view that sets no guide.
  init(size: CGSize) {
    (width, height) = (size.width, size.height)
    proposal = ProposedViewSize(size)
    computer = nil
  }

  init(size: CGSize, proposal: ProposedViewSize, computer: LayoutComputer) {
    (width, height) = (size.width, size.height)
    self.proposal = proposal
    self.computer = computer
  }

  /// The guide's position: the explicit one, or its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's position if the view or its content sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(in: self) }

  subscript(explicit key: AlignmentKey) -> CGFloat? {
    guard let computer, computer.guides.contains(key),
      let value = computer.explicitAlignment(key, size: size, proposal: proposal), value.isFinite
    else { return nil }
    return value
  }

  var size: CGSize { CGSize(width: width, height: height) }

  public static func == (a: Self, b: Self) -> Bool {
    a.size == b.size && a.proposal == b.proposal && a.computer === b.computer
  }
}
