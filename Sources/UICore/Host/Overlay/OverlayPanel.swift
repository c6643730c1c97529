import DisplayList
import Foundation
import Geometry
import TextLayout

/// The overlay's panel: a bar for each frame's time against the deadline, and counts of the last frame.
struct OverlayPanel: Equatable {
  var history = FrameHistory()
  var framesPerSecond: Double?
  var bodies = 0
  var wasted = 0
  var writes = 0
  /// Nanoseconds between two frames of the display. Nothing sets it: the panel assumes 60 Hz.
  var interval: UInt64 = 16_666_667

  // MARK: Texts

  var frameText: String { history.last.map { Self.milliseconds($0) + " ms" } ?? "– ms" }
  var rateText: String { framesPerSecond.map { "\(Int($0.rounded())) fps" } ?? "idle" }
  var bodiesText: String { bodies == 1 ? "1 body" : "\(bodies) bodies" }
  var wastedText: String { "\(wasted) wasted" }
  var writesText: String { writes == 1 ? "1 write" : "\(writes) writes" }

  private static func milliseconds(_ nanoseconds: UInt64) -> String {
    let value = Double(nanoseconds) / 1e6
    return String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }

  // MARK: Drawing; points

  private static let padding: CGFloat = 10
  private static let barPitch: CGFloat = 2
  private static let graphHeight: CGFloat = 40
  private static let lineHeight: CGFloat = 16
  private static let gap: CGFloat = 6
  static let size = CGSize(
    width: CGFloat(FrameHistory.capacity) * barPitch + 2 * padding,
    height: 2 * (padding + lineHeight + gap) + graphHeight - 4)

  /// The panel's frame in a window, in points on whole pixels; nil if the window is too small.
  static func frame(in window: CGSize, scale: CGFloat) -> CGRect? {
    let margin: CGFloat = 12
    guard window.width >= size.width + 2 * margin, window.height >= size.height + 2 * margin else { return nil }
    let snap = { (length: CGFloat) in (length * scale).rounded(.down) / scale }
    return CGRect(
      origin: CGPoint(x: snap(window.width - size.width - margin), y: snap(window.height - size.height - margin)),
      size: size)
  }

  /// Draws the panel with its upper left corner at the origin.
  func displayList(isDark: Bool, scale: CGFloat, fonts: FontSystem, version: UInt32) -> DisplayList {
    var drawing = Drawing(isDark: isDark, scale: scale, fonts: fonts, version: version)
    drawing.background(Self.size)
    let (left, right) = (Self.padding, Self.size.width - Self.padding)
    let isLate = (history.last ?? 0) > interval
    var y = Self.padding - 2
    drawing.text(frameText, isBold: true, color: isLate ? .orange : .primary, left: left, y: y)
    drawing.text(rateText, color: .secondary, right: right, y: y)
    y += Self.lineHeight + Self.gap
    drawBars(&drawing, top: y)
    y += Self.graphHeight + Self.gap
    drawing.text(bodiesText, color: .primary, left: left, y: y)
    drawing.text(wastedText, color: wasted > 0 ? .purple : .secondary, center: Self.size.width / 2, y: y)
    drawing.text(writesText, color: .secondary, right: right, y: y)
    return DisplayList(drawing.items)
  }

  /// Draws one bar a frame, the latest at the right. A full bar is two frame intervals or more; a line at half height
  /// is the deadline.
  private func drawBars(_ drawing: inout Drawing, top: CGFloat) {
    let height = Self.graphHeight
    let bottom = top + height
    let width = Self.size.width - 2 * Self.padding
    drawing.rectangles(
      [CGRect(x: Self.padding, y: top, width: width, height: height)], Color.primary.opacity(0.05))
    var bars: [OverlayFlash.Severity: [CGRect]] = [:]
    for (index, duration) in history.durations.reversed().enumerated() {
      let part = min(1, Double(duration) / Double(2 * interval))
      let length = drawing.snap(max(1, CGFloat(part) * height))
      let x = Self.padding + width - CGFloat(index + 1) * Self.barPitch
      let severity: OverlayFlash.Severity =
        duration > 2 * interval ? .veryLong : duration > interval ? .long : .changed
      bars[severity, default: []].append(
        CGRect(x: x, y: bottom - length, width: Self.barPitch - max(0.5, 1 / drawing.scale), height: length))
    }
    for (severity, rects) in bars.sorted(by: { $0.key < $1.key }) { drawing.rectangles(rects, severity.color) }
    let line = max(0.5, 1 / drawing.scale)
    drawing.rectangles(
      [CGRect(x: Self.padding, y: drawing.snap(top + height / 2), width: width, height: line)],
      Color.primary.opacity(0.35))
  }

  /// Collects the panel's items for one appearance.
  private struct Drawing {
    let isDark: Bool
    let scale: CGFloat
    let fonts: FontSystem
    let version: UInt32
    var items: [DisplayItem] = []

    func snap(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

    private func resolve(_ color: Color) -> RGBA { color.resolve(isDark: isDark) }

    private mutating func add(_ bounds: CGRect, offset: CGPoint = .zero, _ content: DisplayItem.Content) {
      items.append(
        DisplayItem(id: UInt32(items.count + 1), version: version, offset: offset, bounds: bounds, content: content))
    }

    mutating func background(_ size: CGSize) {
      let rect = CGRect(origin: .zero, size: size)
      let border = Path(roundedRect: rect, cornerRadius: 8)
      let inner = rect.insetBy(dx: 1 / scale, dy: 1 / scale)
      add(rect, .shape(ShapeItem(path: border, paint: .color(RGBA(hex: isDark ? 0x545458 : 0xC6C6C8)))))
      add(
        inner,
        .shape(
          ShapeItem(
            path: Path(roundedRect: inner, cornerRadius: 8 - 1 / scale),
            paint: .color(RGBA(hex: isDark ? 0x242426 : 0xFCFCFD)))))
    }

    mutating func rectangles(_ rects: [CGRect], _ color: Color) {
      let bounds = rects.reduce(CGRect.null) { $0.union($1) }
      add(bounds, .rectangles(rects, .color(resolve(color))))
    }

    /// Adds a line of text, positioned by one of `left`, `right` and `center`.
    mutating func text(
      _ string: String, isBold: Bool = false, color: Color, left: CGFloat? = nil, right: CGFloat? = nil,
      center: CGFloat = 0, y: CGFloat
    ) {
      let font = Font.system(size: 11, weight: isBold ? .semibold : .regular).monospacedDigit()
      let run = StyledText.Run(string, TextRunAttributes(font: font.descriptor(TypeSetting())))
      let layout = fonts.layout(StyledText(runs: [run]))
      let width = layout.size.width
      let x = snap(left ?? right.map { $0 - width } ?? center - width / 2)
      let list = layout.displayList(color: resolve(color), id: 1, version: version)
      add(list.bounds.offsetBy(dx: x, dy: y), offset: CGPoint(x: x, y: y), .group(GroupItem(list)))
    }
  }
}
