internal import CSoundFile
public import Foundation

/// A file of sound, read from its place on: Ogg (Opus, Vorbis), FLAC or WAV.
///
/// Nothing of it is in memory but what was read last. Not shared between threads.
public final class SoundFile {
  /// How its samples follow each other.
  public let format: SoundFormat
  /// Frames in all, as the file says.
  public let frameCount: Int
  private let file: OpaquePointer

  /// What a file may claim without being refused: loudspeakers have no more channels, and no recording more frames a second.
  private static let mostChannels = 8, mostFrames = 384_000

  /// How files begin that are read. Of what else libsndfile knows some is rare, and its MP3 decoder writes to the terminal.
  private static let beginnings = ["OggS", "fLaC", "RIFF"].map { Data($0.utf8) }

  /// Opens a file.
  public init(_ url: URL) throws(SoundError) {
    let beginning = try? FileHandle(forReadingFrom: url).read(upToCount: 4)
    guard let beginning, Self.beginnings.contains(beginning) else { throw .unreadable("no Ogg, FLAC or WAV") }
    var info = SF_INFO()
    guard let file = sf_open(url.path, Int32(SFM_READ), &info) else {
      throw .unreadable(String(cString: sf_strerror(nil)))
    }
    let format = SoundFormat(rate: Int(info.samplerate), channels: Int(info.channels))
    guard 1...Self.mostChannels ~= format.channels, 1...Self.mostFrames ~= format.rate, info.frames >= 0 else {
      sf_close(file)
      throw .unreadable("\(format.channels) channels, \(format.rate) frames a second")
    }
    (self.file, self.format, frameCount) = (file, format, Int(info.frames))
  }

  deinit { sf_close(file) }

  /// Seconds in all, as the file says.
  public var duration: Double { Double(frameCount) / Double(format.rate) }

  /// The next frames, at most `count`, of numbers from -1 to 1; none at the end, or where the rest is damaged.
  public func read(_ count: Int) -> [Float] {
    let channels = format.channels
    return [Float](unsafeUninitializedCapacity: count * channels) { samples, size in
      let frames = sf_readf_float(file, samples.baseAddress!, sf_count_t(count))
      size = max(0, Int(frames)) * channels
      // A damaged file may give numbers that are none, which would be heard as a crack for ever.
      for index in 0..<size where !(samples[index].magnitude <= 1) {
        samples[index] = samples[index].isNaN ? 0 : max(-1, min(samples[index], 1))
      }
    }
  }

  /// Goes to a frame, the nearest that there is.
  ///
  /// - Returns: where it is now; nil where the file cannot be moved about in.
  @discardableResult
  public func seek(to frame: Int) -> Int? {
    let place = sf_seek(file, sf_count_t(max(0, min(frame, frameCount))), Int32(SEEK_SET))
    return place < 0 ? nil : Int(place)
  }
}

/// A file of a voice that is written: Opus in Ogg, as Matrix's clients and others send voices.
///
/// Not shared between threads.
public final class VoiceFile {
  /// What is written.
  public let format: SoundFormat
  /// Frames so far.
  public private(set) var frameCount = 0
  private let file: OpaquePointer

  /// Makes a file, in place of one that is there.
  public init(_ url: URL, format: SoundFormat = .voice) throws(SoundError) {
    var info = SF_INFO()
    info.samplerate = Int32(format.rate)
    info.channels = Int32(format.channels)
    info.format = Int32(SF_FORMAT_OGG | SF_FORMAT_OPUS)
    guard let file = sf_open(url.path, Int32(SFM_WRITE), &info) else {
      throw .unwritable(String(cString: sf_strerror(nil)))
    }
    (self.file, self.format) = (file, format)
  }

  /// Ends the file.
  deinit { sf_close(file) }

  /// Adds frames, of numbers from -1 to 1.
  public func write(_ samples: [Float]) throws(SoundError) {
    let frames = samples.count / format.channels
    let written = samples.withUnsafeBufferPointer { sf_writef_float(file, $0.baseAddress, sf_count_t(frames)) }
    guard Int(written) == frames else { throw .unwritable(String(cString: sf_strerror(file))) }
    frameCount += frames
  }
}
