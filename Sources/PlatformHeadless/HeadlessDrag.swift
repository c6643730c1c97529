import Foundation
import UICore

/// A drag between the windows of a platform without a screen, and out of them.
@MainActor
final class HeadlessDrag: PlatformDrag {
  private let content: DragContent
  private unowned let window: HeadlessWindow
  private unowned let platform: HeadlessPlatform
  private weak var source: (any PlatformDragSource)?
  private weak var over: HeadlessWindow?
  private var location = CGPoint.zero

  init(
    _ content: DragContent, from window: HeadlessWindow, on platform: HeadlessPlatform, source: any PlatformDragSource
  ) { (self.content, self.window, self.platform, self.source) = (content, window, platform, source) }

  func move(to location: CGPoint) -> Bool {
    let point = CGPoint(x: window.position.x + location.x, y: window.position.y + location.y)
    let under = platform.windows.last { $0.isVisible && CGRect(origin: $0.position, size: $0.size).contains(point) }
    if under !== over {
      if let over, over !== window { over.client?.windowDragLeft() }
      over = under
    }
    if under === window { return false }
    guard let under else {
      source?.dragWould(platform.otherProgram == nil ? .forbidden : .copy)
      return true
    }
    self.location = CGPoint(x: point.x - under.position.x, y: point.y - under.position.y)
    source?.dragWould(under.client?.windowDragMoved(content, to: self.location) ?? .forbidden)
    return true
  }

  func drop() {
    let target = over
    over = nil
    let done = target.map { $0.client?.windowDragDropped(content, at: location) ?? .cancel }
    source?.dragDidEnd(done ?? platform.otherProgram?(content) ?? .cancel)
  }

  func cancel() {
    if let over, over !== window { over.client?.windowDragLeft() }
    over = nil
  }
}
