import Foundation
import Geometry
import UICore

/// Where a popover points at.
public enum PopoverAttachmentAnchor {
  /// The anchor's rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view that has the popover.
  case point(UnitPoint)
}

extension View {
  /// Shows a popover while the binding is true, and sets it to false when it is dismissed, as by a press beside it. On a
  /// phone it is a sheet.
  ///
  /// - Parameter arrowEdge: the edge of this view that the popover is at, where there is room; below it unless given.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        item: { isPresented.unit }, anchor: attachmentAnchor, edge: arrowEdge ?? .bottom, content: { _ in content() }))
  }

  /// Shows a popover while the binding has an item. An item with another id has another popover. On a phone it is a sheet.
  ///
  /// - Parameter arrowEdge: the edge of this view that the popover is at, where there is room; below it unless given.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        item: { item.presented() }, anchor: attachmentAnchor, edge: arrowEdge ?? .bottom, content: content))
  }
}

package struct PopoverModifier<Item, Presented: View>: ViewModifier {
  /// Called in the body, so that what it reads changes that and not the body around.
  let item: () -> PresentedItem<Item>
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  /// Whether it is a sheet on a phone.
  var adapts = true
  let content: (Item) -> Presented
  @Environment(\.platformProfile) private var profile

  package func body(content: Content) -> some View {
    let item = item()
    let dismiss = item.dismiss
    let (presented, anchor, edge) = (self.content, anchor, edge)
    let isSheet = adapts && profile.isPhone
    content.modifier(
      PresentationModifier(
        id: item.id, item: item.item, animation: isSheet ? PresentationMetrics.phoneSheet : PresentationMetrics.popover,
        isAnchored: !isSheet, mayLeaveWindow: !isSheet
      ) { item, state in
        PopoverFrame(
          state: state, isSheet: isSheet, anchor: anchor.rect(in: state.source), edge: edge, dismiss: dismiss,
          content: PresentedRoot(content: presented(item)))
      })
  }
}

extension PopoverAttachmentAnchor {
  /// - Parameter frame: of the view that has the popover.
  fileprivate func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): source.rect(in: frame)
    case .point(let point):
      CGRect(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
    }
  }
}

/// A popover in its window: a card with an arrow.
private struct PopoverFrame<Content: View>: View {
  let state: PresentationState
  let isSheet: Bool
  let anchor: CGRect
  let edge: Edge
  let dismiss: () -> Void
  let content: Content
  @State private var adaptations: PresentationAdaptations?
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    frame.onPreferenceChange(PresentationAdaptationKey.self) { adaptations = $0 }
  }

  private var staysPopover: Bool {
    let adaptation = adaptations?.adaptation(isCompactAcross: width == .compact)
    return adaptation == PresentationAdaptation.none || adaptation == .popover
  }

  @ViewBuilder private var frame: some View {
    if isSheet, !staysPopover {
      SheetFrame(state: state, dismiss: dismiss, content: content)
    } else {
      ZStack {
        Backdrop(press: dismiss)
        Anchored(anchor: anchor, edge: edge, gap: 10, isAligned: false, room: state.room) {
          content.modifier(RaisedSurface(cornerRadius: 10, shadow: (16, 6)))
        } arrows: {
          ForEach(0..<4, id: \.self) { PopoverArrow(side: $0) }
        }
        .opacity(state.isShown ? 1 : 0)
        .modifier(PopupSurface())
      }
      .modifier(
        ModalScope(isActive: state.isActive, firstFocus: .text) { press in
          guard press.key == .escape else { return false }
          dismiss()
          return true
        }
      )
      .presented(isActive: state.isActive, dismiss: dismiss)
    }
  }
}

/// An arrow up, down, left or right, whose base reaches under the card's line.
private struct PopoverArrow: View {
  let side: Int

  var body: some View {
    PopoverArrowShape(side: side, isClosed: true).fill(Color.raised)
      .overlay { PopoverArrowShape(side: side, isClosed: false).stroke(Color.separator, lineWidth: 0.5) }
      .allowsHitTesting(false)
  }
}

private struct PopoverArrowShape: Shape, BuiltIn {
  let side: Int
  let isClosed: Bool
  typealias Body = _ShapeView<Self, ForegroundStyle>

  nonisolated func path(in rect: CGRect) -> Path {
    if rect.width == 0 || rect.height == 0 { return Path() }
    // Half a point under the card, whose line it covers there.
    let points: [CGPoint] =
      switch side {
      case 0:
        [
          .init(x: rect.minX, y: rect.maxY + 0.5), .init(x: rect.midX, y: rect.minY),
          .init(x: rect.maxX, y: rect.maxY + 0.5),
        ]
      case 1:
        [
          .init(x: rect.minX, y: rect.minY - 0.5), .init(x: rect.midX, y: rect.maxY),
          .init(x: rect.maxX, y: rect.minY - 0.5),
        ]
      case 2:
        [
          .init(x: rect.maxX + 0.5, y: rect.minY), .init(x: rect.minX, y: rect.midY),
          .init(x: rect.maxX + 0.5, y: rect.maxY),
        ]
      default:
        [
          .init(x: rect.minX - 0.5, y: rect.minY), .init(x: rect.maxX, y: rect.midY),
          .init(x: rect.minX - 0.5, y: rect.maxY),
        ]
      }
    return Path { path in
      path.addLines(points)
      if isClosed { path.closeSubpath() }
    }
  }
}
