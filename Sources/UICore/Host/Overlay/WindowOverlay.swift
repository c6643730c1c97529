import AttributeGraph
import DisplayList
import Foundation
import Geometry
import TextLayout

/// Draws frame times and marks over one window's content, without taking part in its layout or hit tests.
///
/// It requests frames only while a mark fades, and does not count those: a frame counts if a body ran, a write was
/// applied or the content's display list changed. Any body of the app that runs redraws each window with an overlay.
@MainActor
final class WindowOverlay {
  /// More marks than anyone can tell apart; the latest and worst are kept.
  private static let flashLimit = 400
  /// An item id that no view has.
  private static let identity = UInt32.max

  private let host: ViewHost
  private let monitor: UpdateMonitor
  private(set) var panel = OverlayPanel()
  private(set) var flashes: [AttributeID: OverlayFlash] = [:]
  private var runs: [UpdateMonitor.Run] = []
  private var writesBefore = 0
  private var frameStart: UInt64 = 0
  private var shownContent: DisplayList?
  private var lastActivity = -Double.infinity
  private var isCounted = false
  private var version: UInt32 = 0
  private var drawnPanel: (panel: OverlayPanel, isDark: Bool, scale: CGFloat, list: DisplayList)?

  /// - Returns: nil if the app shows no overlay.
  init?(_ host: ViewHost) {
    guard let monitor = host.viewGraph.monitor as? UpdateMonitor else { return nil }
    (self.host, self.monitor) = (host, monitor)
    monitor.addListener(self) { [weak self] run in
      assumeMainActor {
        self?.runs.append(run)
        self?.host.needsUpdate()
      }
    }
  }

  isolated deinit { monitor.removeListener(ObjectIdentifier(self)) }

  /// Called as a frame begins.
  func willUpdate() {
    frameStart = monitor.clock()
  }

  /// The content's display list with the overlay on top.
  func list(over content: DisplayList, size: CGSize, scale: CGFloat, at time: Double) -> DisplayList {
    let writes = monitor.writes - writesBefore
    writesBefore = monitor.writes
    isCounted = !runs.isEmpty || writes > 0 || content !== shownContent
    shownContent = content
    if isCounted {
      panel.bodies = runs.count
      panel.wasted = runs.count(where: \.isWasted)
      panel.writes = writes
      lastActivity = time
    }
    panel.framesPerSecond = panel.history.framesPerSecond(at: time)
    flash(at: time)
    version &+= 1
    let isDark = host.shownEnvironment.colorScheme == .dark
    var items = flashItems(isDark: isDark, in: CGRect(origin: .zero, size: size), scale: scale, at: time)
    if let frame = OverlayPanel.frame(in: size, scale: scale) {
      let list = panelList(isDark: isDark, scale: scale)
      items.append(
        DisplayItem(
          id: Self.identity, version: version, offset: frame.origin, bounds: frame, content: .group(GroupItem(list))))
    }
    guard !items.isEmpty else { return content }
    let overlay = DisplayList(items)
    return DisplayList(
      content.items + [
        DisplayItem(
          id: Self.identity, version: version, bounds: overlay.bounds,
          content: .group(GroupItem(overlay, allowsHitTesting: false)))
      ])
  }

  /// Called once the frame is shown.
  ///
  /// - Returns: whether a mark is still fading, so that another frame is needed.
  func didPresent(at time: Double) -> Bool {
    if isCounted { panel.history.append(monitor.clock() &- frameStart, at: time) }
    return time - lastActivity < OverlayFlash.duration
  }

  // MARK: Flashes

  /// Adds marks for the bodies that ran, moves fading marks with their views, and removes those that have faded.
  private func flash(at time: Double) {
    let graph = host.viewGraph.graph
    for run in runs {
      let severity = OverlayFlash.Severity(run)
      let isNew = flashes[run.body]?.time != time
      let worst = isNew ? severity : max(severity, flashes[run.body]!.severity)
      flashes[run.body] = OverlayFlash(severity: worst, time: time, frames: [])
    }
    runs.removeAll(keepingCapacity: true)
    for (body, flash) in flashes {
      let frames = monitor.places.frames(of: body, in: host.space, graph)
      if flash.strength(at: time) == 0 || frames.isEmpty {
        flashes[body] = nil
      } else {
        flashes[body]!.frames = frames
      }
    }
    if flashes.count > Self.flashLimit {
      let kept = flashes.sorted { ($0.value.time, $0.value.severity) > ($1.value.time, $1.value.severity) }
      flashes = Dictionary(uniqueKeysWithValues: kept.prefix(Self.flashLimit).map { ($0.key, $0.value) })
    }
  }

  /// Draws one mark per rectangle; if several bodies share a frame, the worst one's.
  private func flashItems(isDark: Bool, in window: CGRect, scale: CGFloat, at time: Double) -> [DisplayItem] {
    var marks: [FrameKey: (id: UInt32, severity: OverlayFlash.Severity, strength: Double)] = [:]
    for (body, flash) in flashes {
      let strength = flash.strength(at: time)
      for frame in flash.frames {
        let shown = frame.intersection(window)
        guard !shown.isNull, !shown.isEmpty else { continue }
        let key = FrameKey(shown)
        let known = marks[key]
        let isWorse = known.map { (flash.severity, strength) > ($0.severity, $0.strength) } ?? true
        let id = min(body.index, known?.id ?? .max)
        marks[key] = isWorse ? (id, flash.severity, strength) : (id, known!.severity, known!.strength)
      }
    }
    let sorted = marks.sorted { ($0.value.id, $0.key.y, $0.key.x) < ($1.value.id, $1.key.y, $1.key.x) }
    return sorted.flatMap { key, mark in
      OverlayFlash.items(
        around: key.rect, mark.severity.color.resolve(isDark: isDark), strength: mark.strength,
        id: mark.id, version: version, scale: scale)
    }
  }

  private struct FrameKey: Hashable {
    let x, y, width, height: CGFloat
    init(_ rect: CGRect) { (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height) }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  private func panelList(isDark: Bool, scale: CGFloat) -> DisplayList {
    if let drawnPanel, drawnPanel.panel == panel, drawnPanel.isDark == isDark, drawnPanel.scale == scale {
      return drawnPanel.list
    }
    let list = panel.displayList(isDark: isDark, scale: scale, fonts: host.viewGraph.fonts, version: version)
    drawnPanel = (panel, isDark, scale, list)
    return list
  }
}
