import DisplayList

/// What the animated pictures that are shown may take of the memory: for all windows of an app together.
///
/// Frames are kept where those of a whole picture fit, and are decoded again in each turn where they do not: keeping those
/// used last would keep none that is used next. Main thread.
final class AnimationMemory: ViewGraphStore {
  /// A picture's frames as far as they are decoded, shared by all that show it.
  final class Frames {
    fileprivate(set) var bitmaps: [Bitmap?]
    fileprivate var users = 0
    /// Bytes that were set aside; 0 where nothing is kept.
    fileprivate let cost: Int
    private var missing: Int

    fileprivate init(_ picture: AnimatedPicture, cost: Int) {
      self.cost = cost
      missing = picture.delays.count - 1
      bitmaps = [picture.first] + Array(repeating: nil, count: cost > 0 ? missing : 0)
    }

    /// Whether nothing is left to be decoded.
    var isComplete: Bool { missing == 0 }

    func bitmap(_ index: Int) -> Bitmap? { index < bitmaps.count ? bitmaps[index] : nil }

    func keep(_ bitmap: Bitmap, at index: Int) {
      guard index < bitmaps.count, bitmaps[index] == nil else { return }
      bitmaps[index] = bitmap
      missing -= 1
    }
  }

  /// Bytes of frames that are kept.
  var keptLimit: Int
  /// Bytes for all that play at once, besides those; others show their first frame until there is room.
  var playingLimit: Int
  private(set) var kept = 0
  private(set) var playing = 0
  private var frames: [ObjectIdentifier: Frames] = [:]
  /// Those for which there was no room, by a number, in the order in which they came.
  private var waiting: [(number: Int, begin: () -> Void)] = []
  private var lastNumber = 0

  init(keptLimit: Int, playingLimit: Int) { (self.keptLimit, self.playingLimit) = (keptLimit, playingLimit) }

  /// 16 MB of frames, and 96 MB for what is under way: one picture of the largest size, seventy of 300 × 225 pixels.
  convenience init() { self.init(keptLimit: 16 << 20, playingLimit: 96 << 20) }

  /// Makes room for one that plays the picture; nil where there is none.
  func begin(_ picture: AnimatedPicture) -> Frames? {
    guard playing + picture.playingCost <= playingLimit else { return nil }
    playing += picture.playingCost
    let key = ObjectIdentifier(picture)
    let cost = kept + picture.framesCost <= keptLimit ? picture.framesCost : 0
    let shared = frames[key] ?? Frames(picture, cost: cost)
    if shared.users == 0 {
      frames[key] = shared
      kept += shared.cost
    }
    shared.users += 1
    return shared
  }

  /// Gives back the room of one that played the picture.
  func end(_ picture: AnimatedPicture, _ shared: Frames) {
    playing -= picture.playingCost
    shared.users -= 1
    if shared.users == 0 {
      frames[ObjectIdentifier(picture)] = nil
      kept -= shared.cost
    }
    let waited = waiting
    waiting = []
    for (_, begin) in waited { begin() }
  }

  /// Has something called once there may be room; returns the number by which it is forgotten.
  func wait(_ begin: @escaping () -> Void) -> Int {
    lastNumber += 1
    waiting.append((lastNumber, begin))
    return lastNumber
  }

  func forget(_ number: Int) { waiting.removeAll { $0.number == number } }
}
