import Foundation
import UICore

/// How much room a spacer takes.
public enum SpacerSizing: Hashable, Sendable {
  /// As much as there is.
  case flexible
  /// As much as sets two groups apart.
  case fixed
}

/// Room between two items of a bar.
public struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Room in the slot of the items beside it.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  public var body: Never { fatalError("a toolbar spacer has no body") }
  public var _entries: [_ToolbarEntry] {
    let view = sizing == .fixed ? AnyView(Color.clear.frame(width: 8, height: 1)) : AnyView(Spacer(minLength: 8))
    return [_ToolbarEntry(placement: placement, view: view, isFlexible: sizing == .flexible)]
  }
}
