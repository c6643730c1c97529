import ChatStore
public import SwiftUI

/// Messages, newest at the bottom.
///
/// What one reads stays where it is, to the pixel: while pages come in, while messages come, go, or change their height.
/// At the newest message new ones are followed. Nothing is turned upside down: the order is that of the content.
public struct MessageList<Row: View>: View {
  private let model: MessageListModel
  private let row: (MessageEntry) -> Row
  @State private var position = ScrollPosition(idType: MessageListRow.ID.self)
  @State private var isFollowing = true
  @State private var isDistant = false
  @State private var isScrolling = false
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// - Parameter row: what shows a message. It is asked again for those alone that changed.
  public init(_ model: MessageListModel, @ViewBuilder row: @escaping (MessageEntry) -> Row) {
    self.model = model
    self.row = row
  }

  public var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.rows) { row in
          MessageListRowView(row: row, model: model, message: self.row)
        }
      }
      .scrollTargetLayout()
      .modifier(ReplySwipe(model: model))
    }
    .defaultScrollAnchor(.bottom, for: .alignment)
    .defaultScrollAnchor(.bottom, for: .initialOffset)
    // Otherwise the message in the middle stays where it is, whatever happens above and below.
    .defaultScrollAnchor(isFollowing ? .bottom : .center, for: .sizeChanges)
    .scrollPosition($position)
    .onScrollTargetVisibilityChange(idType: MessageListRow.ID.self, threshold: 0.01) { model.show($0) }
    .onScrollGeometryChange(for: ListPlace.self) {
      ListPlace($0)
    } action: { _, place in
      // At the last row of a window that ends earlier nothing is followed: the next page would carry the reader along.
      let follows = place.isAtEnd && !model.hasNewer
      model.isAtNewest = follows
      if isFollowing != follows { isFollowing = follows }
      let isDistant = !place.isNearEnd || model.hasNewer
      if self.isDistant != isDistant { self.isDistant = isDistant }
    }
    .onChange(of: model.target, initial: true) { _, target in
      guard let target else { return }
      withAnimation(target.isAnimated ? .default : nil) {
        if let row = target.row {
          position.scrollTo(id: row, anchor: .center)
        } else {
          position.scrollTo(edge: .bottom)
        }
      }
    }
    .onChange(of: days, initial: true) { model.divide(by: $1) }
    .onScrollPhaseChange { _, phase in
      let moves = phase.isScrolling && phase != .animating
      if isScrolling != moves { withAnimation(.easeOut(duration: 0.2)) { isScrolling = moves } }
    }
    .overlay(alignment: .top) { FloatingDay(model: model, isScrolling: isScrolling) }
    .overlay(alignment: .bottomTrailing) {
      if isDistant { JumpToNewestButton(model: model).padding(12) }
    }
  }

  /// Where days begin for who reads.
  private var days: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}

extension MessageList where Row == MessageRow {
  /// Messages in the rows of the theme.
  public init(_ model: MessageListModel) { self.init(model) { MessageRow(entry: $0) } }
}

/// What of a scroll view's place the list goes by.
private struct ListPlace: Equatable {
  let isAtEnd: Bool
  let isNearEnd: Bool

  init(_ geometry: ScrollGeometry) {
    let left = geometry.contentSize.height - geometry.visibleRect.maxY
    isAtEnd = left <= 1
    isNearEnd = left <= geometry.containerSize.height / 2
  }
}
