/// Why there is no sound.
public enum SoundError: Error, Equatable, Sendable {
  /// The file holds no sound that libsndfile reads, or cannot be read; in its words.
  case unreadable(String)
  /// The file cannot be written; in libsndfile's words.
  case unwritable(String)
  /// There is no loudspeaker or microphone, or it went; in SDL's words.
  case noDevice(String)
}
