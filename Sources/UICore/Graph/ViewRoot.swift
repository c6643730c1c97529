import AttributeGraph
import DisplayList
import TraceRecorder

/// What one window shows of a graph, and the time for which it shows it.
///
/// The windows of an app share one clock, `ViewGraph.now`, which never goes back. Each has an attribute of its own for the
/// moment that it shows, so that a frame of one window leaves alone what moves in the others.
final class ViewRoot {
  let viewGraph: ViewGraph
  /// Seconds. Only what moves reads it; where a movement begins is `ViewGraph.now`.
  let time: Attribute<Double>
  /// Called when the window is to be drawn.
  var needsFrame: () -> Void = {}
  /// Called at the end of each update that pulled, and of each frame.
  var didUpdate: () -> Void = {}
  /// What is kept up to date: the root view's layout, picture and preferences.
  var outputs = _ViewOutputs()
  private(set) var displayList = DisplayList.empty
  /// Of the shapes that are shown.
  var outlines = SharedOutlines()
  let styleMotion = StyleMotion()
  /// Whether a frame may leave something to be drawn after it.
  var mayWait = false
  /// What the last frame has left.
  var late: [LateDrawing] = []
  /// How many frames of the window were begun.
  private(set) var frameCount = 0
  /// The count with the frame that shows what changes now: the one under way, or the next.
  var nextFrameCount: Int { viewGraph.drawnRoot === self ? frameCount : frameCount + 1 }
  private var isClosed = false
  /// Whether something that is shown follows the time. It says so again whenever the time moves.
  private var isMoving = false
  /// Whether the time has moved without a frame of the window.
  private var awaitsFrame = false

  init(_ viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    time = viewGraph.graph.source(viewGraph.now)
  }

  /// Says that what is shown goes on to change with the time.
  func needsNextFrame() {
    if isMoving { return }
    isMoving = true
    needsFrame()
  }

  /// Moves to the present.
  ///
  /// What moves in a window whose frames do not come, as of one that is hidden, waits for them: an update moves it once.
  ///
  /// - Parameter isFrame: whether the window is being drawn.
  func moveTime(isFrame: Bool) {
    if isClosed { return }
    let (graph, now) = (viewGraph.graph, viewGraph.now)
    if isFrame { frameCount += 1 }
    defer { if isFrame { awaitsFrame = false } }
    if graph.storedValue(time) == now {
      // What moves does not look again at a moment that it has shown, and still needs the next one.
      if isMoving { needsFrame() }
      return
    }
    if isMoving, awaitsFrame, !isFrame { return }
    awaitsFrame = true
    isMoving = false
    graph.write(time, now)
  }

  /// What ``pull()`` brings up to date.
  var outputIDs: [AttributeID] { [outputs.layout?.id, outputs.display?.id, outputs.preferences?.id].compactMap { $0 } }

  /// Brings what is shown up to date.
  func pull() {
    let (graph, recorder) = (viewGraph.graph, viewGraph.recorder)
    if let layout = outputs.layout {
      recorder?.begin(.layout)
      graph.pull(layout.id)
      recorder?.end(.layout)
    }
    if let display = outputs.display {
      recorder?.begin(.displayList)
      displayList = graph.read(display)
      recorder?.end(.displayList, value: UInt32(clamping: displayList.items.count))
      if displayList.depth > Self.depthLimit { stopAtDeepestList() }
    }
    if let preferences = outputs.preferences { graph.pull(preferences.id) }
  }

  /// How deeply what is drawn may nest: what draws or looks for the pointer goes in list by list, with at most 4 KiB of
  /// the stack for each, and a program has 8 MiB by default.
  private static let depthLimit = 1000

  private func stopAtDeepestList() -> Never {
    var (list, innermost) = (displayList, UInt32(0))
    while let (inner, id) = list.deepest { (list, innermost) = (inner, id) }
    callerError(
      "effects, clips and the like are nested \(displayList.depth) deep; at most \(Self.depthLimit) can be drawn",
      in: viewGraph.place(of: innermost))
  }

  /// Shows nothing any more. What there is of it is about to be removed.
  func close() {
    isClosed = true
    viewGraph.remove(self)
    (needsFrame, didUpdate) = ({}, {})
    outputs = _ViewOutputs()
    displayList = .empty
    late = []
  }
}

extension DisplayList {
  /// The list in it that is as deep as any, and who drew it.
  fileprivate var deepest: (DisplayList, UInt32)? {
    for item in items {
      if case .group(let group) = item.content, group.list.depth == depth - 1 { return (group.list, item.id) }
    }
    return nil
  }
}
