import AttributeGraph
import DisplayList

/// Plays an animated picture in one view: says which frame shows, and has the view drawn again when the next one is due.
///
/// Nothing happens between two frames, while the view is out of sight or while the window is not drawn: it then goes on
/// with the frame that it was at. A frame that is not decoded when it is due is waited for. Main thread.
final class AnimationPlayer: @unchecked Sendable {
  private enum Next {
    case unknown
    case decoding
    case ready(Bitmap)
  }
  private unowned let viewGraph: ViewGraph
  private unowned let root: ViewRoot
  private let waker: any PictureWaking
  private var picture: AnimatedPicture?
  private var cursor: AnimationCursor?
  private var frames: AnimationMemory.Frames?
  /// By which this is known to those for which there is no room.
  private var place: Int?
  private var shown: Bitmap?
  private var index = 0
  /// How often the last frame was left.
  private var turns = 0
  /// Whether no frame follows.
  private var isOver = false
  /// When the frame that shows is to be left; nil while nothing moves.
  private var due: Double?
  /// The number of the window's frame that shows what is to be seen now.
  private var shownBy = 0
  private var next = Next.unknown

  /// An entry counts as due up to this many seconds early, because timers and sums of delays are rounded.
  private static let tolerance = 1e-4

  init(_ viewGraph: ViewGraph, _ root: ViewRoot, _ waker: any PictureWaking) {
    (self.viewGraph, self.root, self.waker) = (viewGraph, root, waker)
  }

  private var memory: AnimationMemory { viewGraph.store(AnimationMemory.self) }

  /// The frame that shows now. Has the rule run again when that changes.
  ///
  /// - Parameter isStill: whether nothing may move: the first frame then.
  func bitmap<T>(of picture: AnimatedPicture, isStill: Bool, _ context: RuleContext<T>) -> Bitmap {
    if picture !== self.picture {
      stop()
      (self.picture, shown, index, turns, isOver) = (picture, picture.first, 0, 0, false)
    }
    if isStill {
      stop()
      (shown, index, turns, isOver) = (picture.first, 0, 0, false)
      return picture.first
    }
    _ = context.read(waker.tick)
    let current = shown ?? picture.first
    if isOver { return current }
    guard context.read(waker.isInSight) else {
      stop()
      return current
    }
    guard begin(picture) else { return current }
    let now = viewGraph.now
    guard let due else {
      leave(at: now + picture.delays[index], now)
      shownBy = root.nextFrameCount
      return current
    }
    guard now >= due - Self.tolerance else {
      waker.wake(after: due - now)
      return current
    }
    guard root.frameCount >= shownBy else {
      // The window does not draw: with its next frame this goes on.
      waker.wake(after: nil)
      _ = context.read(root.time)
      root.needsNextFrame()
      return current
    }
    prepareNext(isDue: true)
    guard case .ready(let bitmap) = next else { return shown ?? current }
    show(bitmap, of: picture, due: due, now)
    return bitmap
  }

  private func show(_ bitmap: Bitmap, of picture: AnimatedPicture, due: Double, _ now: Double) {
    shown = bitmap
    index = following
    if index == 0 { turns += 1 }
    next = .unknown
    shownBy = root.nextFrameCount
    if index == picture.delays.count - 1, turns + 1 == picture.plays {
      isOver = true
      return stop()
    }
    let delay = picture.delays[index]
    // No frame is left out to catch up with the time.
    leave(at: due + delay > now ? due + delay : now + delay, now)
  }

  private func leave(at due: Double, _ now: Double) {
    self.due = due
    waker.wake(after: due - now)
    prepareNext(isDue: false)
  }

  private var following: Int { picture.map { (index + 1) % $0.delays.count } ?? 0 }

  /// Has the next frame decoded: ahead of its time on another thread, or here when it is due where there is none.
  private func prepareNext(isDue: Bool) {
    guard case .unknown = next, let picture, let frames else { return }
    let following = following
    if let bitmap = frames.bitmap(following) {
      next = .ready(bitmap)
      if frames.isComplete { cursor = nil }
      return
    }
    let cursor = self.cursor ?? AnimationCursor(picture)
    self.cursor = cursor
    guard let background = viewGraph.images.background else {
      if isDue { finish(following, cursor.frame(following)) }
      return
    }
    next = .decoding
    background({ cursor.frame(following) }) { [weak self] result in
      guard let self, self.cursor === cursor, following == self.following else { return }
      finish(following, result)
      if let due, viewGraph.now >= due - Self.tolerance { waker.wake(after: 0) }
    }
  }

  private func finish(_ index: Int, _ result: ImageCache.Decoded) {
    switch result {
    case .success(let bitmap):
      next = .ready(bitmap)
      frames?.keep(bitmap, at: index)
      if frames?.isComplete == true { cursor = nil }
    case .failure:
      // What shows stays.
      isOver = true
      stop()
    }
  }

  /// Whether it may play.
  private func begin(_ picture: AnimatedPicture) -> Bool {
    if frames != nil { return true }
    if place != nil { return false }
    frames = memory.begin(picture)
    if frames != nil { return true }
    place = memory.wait { [weak self] in
      self?.place = nil
      self?.waker.wake(after: 0)
    }
    return false
  }

  /// Gives up what it has besides the frame that shows; it can go on from there.
  func stop() {
    waker.wake(after: nil)
    (due, next, cursor) = (nil, .unknown, nil)
    if let place { memory.forget(place) }
    place = nil
    if let picture, let frames { memory.end(picture, frames) }
    frames = nil
  }
}
