/// How samples follow each other: one number for each channel, as often as the rate says.
public struct SoundFormat: Equatable, Sendable {
  /// Frames a second.
  public var rate: Int
  /// Numbers in a frame.
  public var channels: Int

  /// A format of `rate` frames a second.
  public init(rate: Int, channels: Int) { (self.rate, self.channels) = (rate, channels) }

  /// What a voice is recorded in: one channel at the rate that Opus works in.
  public static let voice = SoundFormat(rate: 48_000, channels: 1)
}
