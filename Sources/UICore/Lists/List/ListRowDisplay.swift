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
  let separator: Attribute<Visibility>?
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
    } else if row.followLink != nil {
      let rect = chevronRect(metrics.chevronSize, in: bounds, insets: insets, isMirrored: isMirrored)
      add(
        1, rect.insetBy(dx: -1, dy: -1), chevron(in: rect, isMirrored: isMirrored), .tertiaryLabel,
        stroke: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    }
    let visibility = separator.map { context.read($0) } ?? .automatic
    if role == .content, visibility != .hidden, style.hasSeparators || visibility == .visible {
      let thickness = 1 / context.read(scale)
      let trailing = style.isEdgeToEdge ? 0 : insets.trailing
      let leading = insets.leading + (row.editing?.leadingWidth ?? 0)
      let x = isMirrored ? trailing : leading
      add(
        2,
        CGRect(
          x: x, y: bounds.height - thickness, width: max(0, bounds.width - leading - trailing),
          height: thickness), nil, .separator)
    }
    return items.isEmpty ? .empty : DisplayList(items)
  }

  private func chevronRect(_ size: CGSize, in bounds: CGRect, insets: EdgeInsets, isMirrored: Bool) -> CGRect {
    let x = isMirrored ? insets.trailing : bounds.width - insets.trailing - size.width
    return CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
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
