import AttributeGraph
import DisplayList
import Foundation
import Geometry

/// A row's picture: content, chevron, line, and behind a header that is pinned the list's background.
struct ListRowDisplayRule: Rule {
  let size: Attribute<ViewSize>
  let placements: Attribute<[Placement]>
  let content: Attribute<DisplayList>?
  let layout: Attribute<LayoutComputer>
  let role: SectionRole
  let style: Attribute<_ListStyleKind>
  let row: ListRowState
  let direction: Attribute<LayoutDirection>
  let scale: Attribute<CGFloat>
  let profile: Attribute<PlatformProfile>
  let appearance: Attribute<ColorAppearance>

  func value(_ context: RuleContext<DisplayList>) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: context.read(size).size)
    let style = context.read(style)
    let metrics = context.read(profile).lists
    let appearance = context.read(appearance)
    _ = context.read(row.version)
    let id = context.attribute.id.index
    var items: [DisplayItem] = []
    func add(
      _ part: UInt32, _ rect: CGRect, _ path: Path?, _ color: Color, stroke: StrokeStyle? = nil, accent: Color? = nil
    ) {
      let paint = Paint.color(color.resolve(appearance, accent: accent))
      items.append(
        DisplayItem(
          id: id &+ part &* 0x0100_0000, version: context.revision, bounds: rect, frame: rect,
          content: .shape(ShapeItem(path: path ?? Path(rect), paint: paint, stroke: stroke))))
    }

    if role == .header, style.pinsHeaders { add(0, bounds, nil, .windowBackground) }
    if let content, let place = context.read(placements).first {
      items.append(context.read(content), at: place, id: content.id.index)
    }
    let isMirrored = context.read(direction) == .rightToLeft
    let insets = (context.read(layout) as? ListRowComputer)?.insets ?? metrics.rowInsets
    // Laid out just now: it says what is shown.
    if let editing = row.editing {
      let isSelected = editing.control == .select && row.isSelected(context)
      let accent = context.read(row.list.accent)
      let pictures = RowEditingPictures(
        editing: editing, isSelected: isSelected, insets: insets, bounds: bounds, isMirrored: isMirrored)
      for (number, part) in pictures.parts.enumerated() {
        let stroke = part.stroke.map { StrokeStyle(lineWidth: $0, lineCap: .round, lineJoin: .round) }
        let margin = (part.stroke ?? 0) / 2
        add(
          UInt32(number) + 3, part.path.boundingRect.insetBy(dx: -margin, dy: -margin), part.path, part.color,
          stroke: stroke, accent: accent)
      }
    } else if row.showsIndicator(context) || row.isExpanded(context) != nil {
      var rect = chevronRect(metrics.chevronSize, in: bounds, insets: insets, isMirrored: isMirrored)
      var path = chevron(in: rect, isMirrored: isMirrored)
      if let isExpanded = row.isExpanded(context) {
        // In the middle of the header's own text, not of the room above it; down where the content shows.
        rect.origin.y += (insets.top - insets.bottom) / 2
        path = isExpanded ? downChevron(in: rect) : chevron(in: rect, isMirrored: isMirrored)
      }
      let margin = metrics.chevronSize.height
      add(
        1, rect.insetBy(dx: -margin, dy: -margin), path, .tertiaryLabel,
        stroke: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    }
    if role == .content {
      let lines = RowLines(of: row, context)
      let thickness = 1 / context.read(scale)
      let leading = insets.leading + (row.editing?.leadingWidth ?? 0)
      let trailing = style.isEdgeToEdge ? 0 : insets.trailing
      func line(_ part: UInt32, _ edge: VerticalEdge, y: CGFloat) {
        let color = lines.color(edge)
        let rect = CGRect(
          x: isMirrored ? trailing : leading, y: y, width: max(0, bounds.width - leading - trailing), height: thickness)
        add(part, rect, nil, color ?? .separator, accent: color == nil ? nil : context.read(row.list.accent))
      }
      // The lines of cards are drawn with them.
      if !style.isGrouped {
        if lines.showsBelow(own: style.hasSeparators) { line(2, .bottom, y: bounds.height - thickness) }
        if lines.showsAbove { line(8, .top, y: 0) }
      } else if lines.showsAbove, !lines.sectionShows(.top) {
        line(8, .top, y: 0)
      }
    }
    return items.isEmpty ? .empty : DisplayList(items)
  }

  private func chevronRect(_ size: CGSize, in bounds: CGRect, insets: EdgeInsets, isMirrored: Bool) -> CGRect {
    let x = isMirrored ? insets.trailing : bounds.width - insets.trailing - size.width
    return CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  private func downChevron(in rect: CGRect) -> Path {
    let (half, quarter) = (rect.height / 2, rect.width / 2)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX - half, y: rect.midY - quarter))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + quarter))
    path.addLine(to: CGPoint(x: rect.midX + half, y: rect.midY - quarter))
    return path
  }

  private func chevron(in rect: CGRect, isMirrored: Bool) -> Path {
    var path = Path()
    let (tip, back) = isMirrored ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
    path.move(to: CGPoint(x: back, y: rect.minY))
    path.addLine(to: CGPoint(x: tip, y: rect.midY))
    path.addLine(to: CGPoint(x: back, y: rect.maxY))
    return path
  }

  static var updateKind: UpdateKind { .display }
}
