import SwiftUI

/// What a view is in a chart's layout.
enum ChartPart: LayoutValueKey {
  case lines
  case plot
  case label(Axis, LabelPlace)
  /// The room of an axis on a side of the plot, for the labels of an axis that has a style.
  case axis(AxisMarkPosition.Side)
  case title(AxisMarkPosition.Side, spacing: CGFloat, alignment: Alignment)

  static var defaultValue: ChartPart? { nil }
}

/// Where a label of an axis stands.
struct LabelPlace {
  var fraction: Double
  var side: AxisMarkPosition.Side
  var anchor: UnitPoint?
  var spacing: CGFloat
  var offset: CGSize
  var isInset: Bool
  var isAligned: Bool
  var isVertical: Bool
  /// A name is at most as wide as its band.
  var bands: Double?

  init(_ label: AxisPlan.Label, bands: Double?) {
    let isX = label.side == .bottom || label.side == .top
    fraction = label.fraction
    side = label.side
    anchor = label.placing.anchor
    spacing = (isX ? label.placing.verticalSpacing : label.placing.horizontalSpacing) ?? 4
    offset = label.offset
    (isInset, isAligned, isVertical) = (label.isInset, label.isAligned, label.placing.isVertical)
    self.bands = bands
  }
}

/// Gives axes the room that their labels take, and the plot the rest.
struct ChartLayout: Layout {
  /// The longest tick on each side.
  let x: [AxisMarkPosition.Side: CGFloat]
  let y: [AxisMarkPosition.Side: CGFloat]
  let xPadding: AxisPadding
  let yPadding: AxisPadding
  /// How far the canvas of lines reaches out of the plot.
  let margin: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let rooms = insets(subviews, bounds.size)
    var insets = rooms
    let titles = titleRoom(subviews)
    insets.top += titles.top
    insets.bottom += titles.bottom
    insets.leading += titles.leading
    insets.trailing += titles.trailing
    let room = CGSize(
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    var plot = CGRect(origin: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), size: room)
    for subview in subviews {
      // A program may have given the plot a size of its own.
      if case .plot? = subview[ChartPart.self] {
        plot.size = subview.sizeThatFits(ProposedViewSize(room))
        subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      }
    }
    for subview in subviews {
      switch subview[ChartPart.self] {
      case .lines:
        let frame = plot.insetBy(dx: -margin, dy: -margin)
        subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      case .label(let axis, let place): self.place(subview, axis, place, plot)
      case .axis(let side):
        let frame = Self.room(side, plot, rooms)
        subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
      case .title(let side, let spacing, let alignment):
        self.place(subview, side, spacing, alignment, plot, bounds)
      case .plot, nil: break
      }
    }
  }

  // MARK: Labels

  private func size(_ subview: LayoutSubview, _ place: LabelPlace, _ plot: CGSize) -> CGSize {
    let band = place.bands.map { ProposedViewSize(width: plot.width / CGFloat(max($0, 1e-3)), height: nil) }
    let size = subview.sizeThatFits(band ?? .unspecified)
    return place.isVertical ? CGSize(width: size.height, height: size.width) : size
  }

  /// What labels take of each side, and what those at the ends of an axis reach over the plot.
  private func insets(_ subviews: Subviews, _ bounds: CGSize) -> EdgeInsets {
    var insets = EdgeInsets()
    for isAcross in [true, false] {
      // The labels beside the plot first: they tell how wide it is.
      let plot = CGSize(
        width: max(bounds.width - insets.leading - insets.trailing, 0),
        height: max(bounds.height - insets.top - insets.bottom, 0))
      for subview in subviews {
        guard case .label(let axis, let place)? = subview[ChartPart.self], (axis == .vertical) == isAcross,
          !place.isInset
        else { continue }
        let size = size(subview, place, plot)
        switch place.side {
        case .leading: insets.leading = max(insets.leading, size.width + place.spacing + (y[.leading] ?? 0))
        case .trailing: insets.trailing = max(insets.trailing, size.width + place.spacing + (y[.trailing] ?? 0))
        case .top: insets.top = max(insets.top, size.height + place.spacing + (x[.top] ?? 0))
        case .bottom, .automatic: insets.bottom = max(insets.bottom, size.height + place.spacing + (x[.bottom] ?? 0))
        }
      }
    }
    let plot = CGSize(
      width: max(bounds.width - insets.leading - insets.trailing, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let room = insets
    for subview in subviews {
      guard case .label(let axis, let place)? = subview[ChartPart.self], !place.isInset, !place.isAligned else {
        continue
      }
      let size = size(subview, place, plot)
      if axis == .vertical {
        let middle = plot.height * (1 - place.fraction)
        insets.top = max(insets.top, size.height / 2 - middle)
        insets.bottom = max(insets.bottom, size.height / 2 - (plot.height - middle))
      } else if place.bands == nil {
        let start = plot.width * place.fraction - size.width * (place.anchor ?? .top).x
        insets.leading = max(insets.leading, min(-start, size.width))
        // A label at the end of a time axis may take the room beside the labels of the other axis.
        insets.trailing = max(
          insets.trailing, min(start + size.width - plot.width - 0.01, max(size.width, room.trailing)))
      }
    }
    return insets
  }

  private static func room(_ side: AxisMarkPosition.Side, _ plot: CGRect, _ rooms: EdgeInsets) -> CGRect {
    switch side {
    case .leading: CGRect(x: plot.minX - rooms.leading, y: plot.minY, width: rooms.leading, height: plot.height)
    case .trailing: CGRect(x: plot.maxX, y: plot.minY, width: rooms.trailing, height: plot.height)
    case .top: CGRect(x: plot.minX, y: plot.minY - rooms.top, width: plot.width, height: rooms.top)
    case .bottom, .automatic: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: rooms.bottom)
    }
  }

  func place(_ subview: LayoutSubview, _ axis: Axis, _ place: LabelPlace, _ plot: CGRect) {
    let size = size(subview, place, plot.size)
    let proposal = ProposedViewSize(place.isVertical ? CGSize(width: size.height, height: size.width) : size)
    func put(_ point: CGPoint, _ anchor: UnitPoint) {
      // Rotated views keep the frames that they would have: the middle is what stays.
      var middle = CGPoint(
        x: point.x + size.width * (0.5 - anchor.x) + place.offset.width,
        y: point.y + size.height * (0.5 - anchor.y) + place.offset.height)
      if place.isAligned, axis == .horizontal {
        middle.x = min(max(middle.x, plot.minX + size.width / 2), plot.maxX - size.width / 2)
      }
      if place.isAligned, axis == .vertical {
        middle.y = min(max(middle.y, plot.minY + size.height / 2), plot.maxY - size.height / 2)
      }
      subview.place(at: middle, anchor: .center, proposal: proposal)
    }
    if axis == .horizontal {
      let x = plot.minX + position(place.fraction, plot.width, xPadding)
      let gap = place.spacing + (place.isInset ? 0 : this(x: place.side))
      let isTop = place.side == .top
      let edge = isTop ? plot.minY : plot.maxY
      let isAbove = isTop != place.isInset
      let anchor = place.anchor ?? .top
      put(CGPoint(x: x, y: isAbove ? edge - gap : edge + gap), UnitPoint(x: anchor.x, y: isAbove ? 1 : 0))
    } else {
      let y = plot.maxY - position(place.fraction, plot.height, yPadding)
      let gap = place.spacing + (place.isInset ? 0 : self.y[place.side] ?? 0)
      let isLeading = place.side == .leading
      let edge = isLeading ? plot.minX : plot.maxX
      let isBefore = isLeading != place.isInset
      put(
        CGPoint(x: isBefore ? edge - gap : edge + gap, y: y),
        UnitPoint(x: isBefore ? 1 : 0, y: (place.anchor ?? .center).y))
    }
  }

  private func this(x side: AxisMarkPosition.Side) -> CGFloat { x[side] ?? 0 }

  private func position(_ fraction: Double, _ length: CGFloat, _ padding: AxisPadding) -> CGFloat {
    padding.start + fraction * (length - padding.start - padding.end)
  }

  // MARK: Titles

  private func titleRoom(_ subviews: Subviews) -> EdgeInsets {
    var room = EdgeInsets()
    for subview in subviews {
      guard case .title(let side, let spacing, _)? = subview[ChartPart.self] else { continue }
      let size = subview.sizeThatFits(.unspecified)
      switch side {
      case .top: room.top = max(room.top, size.height + spacing)
      case .leading: room.leading = max(room.leading, size.width + spacing)
      case .trailing: room.trailing = max(room.trailing, size.width + spacing)
      case .bottom, .automatic: room.bottom = max(room.bottom, size.height + spacing)
      }
    }
    return room
  }

  private func place(
    _ subview: LayoutSubview, _ side: AxisMarkPosition.Side, _ spacing: CGFloat, _ alignment: Alignment,
    _ plot: CGRect, _ bounds: CGRect
  ) {
    let x =
      alignment.horizontal == .leading
      ? (plot.minX, 0) : alignment.horizontal == .trailing ? (plot.maxX, 1) : (plot.midX, 0.5)
    switch side {
    case .top: subview.place(at: CGPoint(x: plot.maxX, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
    case .leading: subview.place(at: CGPoint(x: bounds.minX, y: plot.midY), anchor: .leading, proposal: .unspecified)
    case .trailing: subview.place(at: CGPoint(x: bounds.maxX, y: plot.midY), anchor: .trailing, proposal: .unspecified)
    case .bottom, .automatic:
      subview.place(at: CGPoint(x: x.0, y: bounds.maxY), anchor: UnitPoint(x: x.1, y: 1), proposal: .unspecified)
    }
  }
}
