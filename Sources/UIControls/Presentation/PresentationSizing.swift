import Foundation
import Geometry
import UICore

/// How large a sheet on a desktop is.
public protocol PresentationSizing {
  /// The size of the sheet; in a direction in which it says nothing the sheet has the size of its content. A sheet is never
  /// larger than its window has room for.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, for what decides on the sheet's size.
public struct PresentationSizingRoot {
  let content: LayoutSubview

  /// The size that the content takes of what it is offered, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }
}

/// Where a sheet is shown.
public struct PresentationSizingContext {
  /// What the window has for a sheet, in points.
  let room: CGSize
}

/// The size of the content; where that has none of its own, as a list has none, one that fits most.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}
  /// The size of the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let ideal = root.sizeThatFits(.unspecified)
    // Views that take what there is answer with 10 points where nothing is proposed.
    let wanted = CGSize(
      width: ideal.width > 10 ? ideal.width : PresentationMetrics.sheetSize.width,
      height: ideal.height > 10 ? ideal.height : PresentationMetrics.sheetSize.height)
    return ProposedViewSize(
      root.sizeThatFits(
        ProposedViewSize(width: min(wanted.width, context.room.width), height: min(wanted.height, context.room.height))
      ))
  }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}
  /// The ideal size of the content.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// The size of a form: 540 by 620 points, those of UIKit's form sheets.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}
  /// 540 by 620 points.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 540, height: 620)
  }
}

/// The size of a page: 704 points wide, as UIKit's page sheets where a window is that wide, and as high as there is room.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}
  /// 704 points, and the height that there is.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 704, height: context.room.height)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size of the content; where that has none of its own, one that fits most.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// The same, but in the directions that are named the ideal size of the content.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal, vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    let ideal = root.sizeThatFits(
      ProposedViewSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height))
    if horizontal { size.width = ideal.width }
    if vertical { size.height = ideal.height }
    return size
  }
}

extension View {
  /// Sets how large the sheet around is on a desktop.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    transformPreference(SheetOptionsKey.self) { $0.sizing = $0.sizing ?? sizing }
  }
}

/// Gives a sheet the size that its sizing says, as far as the window has room.
struct SheetLayout: Layout {
  var sizing: any PresentationSizing = AutomaticPresentationSizing()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let room = CGSize(
      width: max(0, (proposal.width ?? .infinity) - 2 * PresentationMetrics.sheetMargin),
      height: max(0, (proposal.height ?? .infinity) - 2 * PresentationMetrics.sheetMargin))
    let wanted = sizing.proposedSize(
      for: PresentationSizingRoot(content: content), context: PresentationSizingContext(room: room))
    let size = ProposedViewSize(
      width: wanted.width.map { min(max(0, $0), room.width) },
      height: wanted.height.map { min(max(0, $0), room.height) })
    let own = content.sizeThatFits(size)
    return CGSize(width: size.width ?? min(own.width, room.width), height: size.height ?? min(own.height, room.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
