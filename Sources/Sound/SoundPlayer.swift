public import Foundation

/// Plays a file of sound: half a second of it is on its way to the loudspeaker, the rest on the disk.
public actor SoundPlayer {
  /// How far it has come.
  public struct Position: Equatable, Sendable {
    /// Seconds that were heard.
    public var time: Double
    /// Seconds in all.
    public var duration: Double
    /// Whether all was heard.
    public var isOver: Bool
  }

  private let file: SoundFile
  private let system: any SoundSystem
  private var output: (any SoundOutput)?
  /// The frame after the last one that was queued.
  private var readFrames = 0
  private var isAtEnd = false
  private var feeding: Task<Void, Never>?

  /// Seconds that are queued ahead, and between two looks at the queue.
  private static let ahead = 0.5, interval = Duration.milliseconds(50)

  /// A player of a file, at its beginning.
  public init(_ url: URL, system: any SoundSystem) throws(SoundError) {
    file = try SoundFile(url)
    self.system = system
  }

  deinit { feeding?.cancel() }

  /// Goes on from where it is; from the beginning once it is over.
  public func play() throws(SoundError) {
    if position.isOver { seek(to: 0) }
    let output: any SoundOutput
    if let known = self.output, known.isConnected {
      output = known
    } else {
      output = try system.output(file.format)
    }
    self.output = output
    feed()
    output.isPaused = false
    feeding?.cancel()
    feeding = Task { [weak self] in
      while await self?.isWaiting == true {
        do { try await Task.sleep(for: Self.interval) } catch { return }
        await self?.feed()
      }
    }
  }

  /// Waits where it is.
  public func pause() {
    feeding?.cancel()
    feeding = nil
    output?.isPaused = true
  }

  /// Goes to a time in seconds, playing or not.
  public func seek(to time: Double) {
    let frame = Int(max(0, min(time, file.duration)) * Double(file.format.rate))
    guard let place = file.seek(to: frame) else { return }
    output?.clear()
    (readFrames, isAtEnd) = (place, place >= file.frameCount)
    if feeding != nil { feed() }
  }

  /// How far it has come.
  ///
  /// - Throws: that the loudspeaker went. What was not heard is played by ``play()``, on the next one.
  public func progress() throws(SoundError) -> Position {
    if let output, !output.isConnected {
      close()
      throw .noDevice("")
    }
    return position
  }

  /// Gives the loudspeaker back. ``play()`` opens one again.
  public func close() {
    pause()
    let time = position.time
    output = nil
    seek(to: time)
  }

  /// Whether there is more to be heard, by a loudspeaker that is still there.
  private var isWaiting: Bool { !position.isOver && output?.isConnected == true }

  private var position: Position {
    let waiting = output?.queuedFrames ?? 0
    let time = Double(max(0, readFrames - waiting)) / Double(file.format.rate)
    return Position(time: time, duration: max(file.duration, time), isOver: isAtEnd && waiting == 0)
  }

  /// Fills the queue.
  private func feed() {
    guard let output else { return }
    let wanted = Int(Self.ahead * Double(file.format.rate)) - output.queuedFrames
    guard wanted > 0, !isAtEnd else { return }
    let samples = file.read(wanted)
    if samples.isEmpty { return isAtEnd = true }
    readFrames += samples.count / file.format.channels
    output.queue(samples)
  }
}
