public import Foundation

/// Records a voice into a file.
public actor SoundRecorder {
  /// What it has heard so far.
  public struct State: Equatable, Sendable {
    /// Seconds.
    public var duration: Double
    /// The loudest of each tenth of a second, from 0 to 1.
    public var levels: [Float]

    /// Nothing yet, or so much.
    public init(duration: Double = 0, levels: [Float] = []) { (self.duration, self.levels) = (duration, levels) }
  }

  /// Seconds after which it hears no more.
  public static let longest = 15 * 60.0

  private let format = SoundFormat.voice
  private let url: URL
  private var input: (any SoundInput)?
  private var file: VoiceFile?
  private var state = State()
  /// The loudest since the last level, and of how many frames.
  private var peak: Float = 0
  private var peakFrames = 0

  /// Listens from now on.
  ///
  /// - Parameter url: where the file is to be, in Ogg.
  public init(to url: URL, system: any SoundSystem) throws(SoundError) {
    self.url = url
    file = try VoiceFile(url, format: format)
    input = try system.input(format)
  }

  /// Takes over what was heard since it was asked last, which is to be several times a second.
  ///
  /// - Throws: that the microphone went, or the disk is full. What was heard before is kept: ``finish()``.
  @discardableResult
  public func listen() throws(SoundError) -> State {
    guard let input, let file else { return state }
    let room = Int(Self.longest * Double(format.rate)) - file.frameCount
    let heard = Array(input.read().prefix(room))
    if !heard.isEmpty {
      try file.write(heard)
      measure(heard)
    }
    state.duration = Double(file.frameCount) / Double(format.rate)
    if !input.isConnected { throw .noDevice("") }
    return state
  }

  private func measure(_ samples: [Float]) {
    for sample in samples {
      peak = max(peak, min(sample.magnitude, 1))
      peakFrames += 1
      if peakFrames == format.rate / 10 {
        state.levels.append(peak)
        (peak, peakFrames) = (0, 0)
      }
    }
  }

  /// Ends the file, and says what is in it.
  public func finish() -> State {
    _ = try? listen()
    (input, file) = (nil, nil)
    return state
  }
}
