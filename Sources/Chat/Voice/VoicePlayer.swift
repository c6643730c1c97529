public import ChatStore
public import Foundation
public import Sound
public import SwiftUI

/// Plays voices, one at a time.
@MainActor
@Observable
public final class VoicePlayer {
  /// What becomes of the voice.
  public enum Phase: Equatable, Sendable {
    /// Its file is on the way.
    case loading
    /// It is heard.
    case playing
    /// It waits where it is.
    case paused
  }

  /// Whose voice it is; nil while there is none.
  public private(set) var message: MessageID?
  /// What becomes of it.
  public private(set) var phase = Phase.paused
  /// Seconds that were heard.
  public private(set) var time = 0.0
  /// Seconds in all; 0 before the file is there.
  public private(set) var duration = 0.0

  @ObservationIgnored private let system: any SoundSystem
  @ObservationIgnored private var player: SoundPlayer?
  @ObservationIgnored private var following: Task<Void, Never>?
  /// Rises with each voice, so that a file that comes late is known to be.
  @ObservationIgnored private var number = 0

  /// - Parameter system: opens the loudspeaker.
  public init(system: any SoundSystem) { self.system = system }

  isolated deinit { following?.cancel() }

  /// Plays a voice from its beginning, or goes on; what played before ends.
  ///
  /// - Parameters:
  ///   - time: seconds from which on; nil for where it is.
  ///   - onLoss: is told when the loudspeaker goes. The voice waits then.
  ///   - file: brings the file.
  /// - Throws: what `file` throws, or a ``SoundError``; then none is there.
  public func play(
    _ message: MessageID, from time: Double? = nil, onLoss: @escaping @MainActor (SoundError) -> Void,
    file: @MainActor () async throws -> URL
  ) async throws {
    if message != self.message || player == nil {
      if message == self.message { return }
      stop()
      number += 1
      let request = number
      (self.message, phase, duration, self.time) = (message, .loading, 0, time ?? 0)
      do {
        let (url, system) = (try await file(), system)
        // A file is read on another thread, from its first byte on.
        let player = try await Task.detached { try SoundPlayer(url, system: system) }.value
        guard request == number else { return }
        self.player = player
      } catch {
        guard request == number else { return }
        stop()
        throw error
      }
    }
    guard let player else { return }
    let request = number
    do {
      if let time { await player.seek(to: time) }
      try await player.play()
    } catch {
      if request == number { stop() }
      throw error
    }
    guard request == number else { return }
    phase = .playing
    follow(player, onLoss)
  }

  /// Waits where it is.
  public func pause() async {
    guard phase == .playing else { return }
    following?.cancel()
    phase = .paused
    await player?.pause()
  }

  /// Ends it.
  public func stop() {
    following?.cancel()
    // A device takes a while to close.
    if let player { Task { await player.close() } }
    number += 1
    (message, player, phase, time, duration) = (nil, nil, .paused, 0, 0)
  }

  /// Seconds between two looks at how far it is.
  private static let interval = Duration.milliseconds(50)

  private func follow(_ player: SoundPlayer, _ onLoss: @escaping @MainActor (SoundError) -> Void) {
    following?.cancel()
    following = Task { [weak self] in
      while !Task.isCancelled {
        do throws(SoundError) {
          let position = try await player.progress()
          guard let self, self.player === player, !Task.isCancelled else { return }
          if position.isOver { return self.stop() }
          if self.duration != position.duration { self.duration = position.duration }
          if self.time != position.time { self.time = position.time }
        } catch {
          guard let self, self.player === player else { return }
          self.phase = .paused
          return onLoss(error)
        }
        do { try await Task.sleep(for: Self.interval) } catch { return }
      }
    }
  }
}

extension EnvironmentValues {
  /// What plays voices; nil for rows whose voices are opened instead.
  @Entry public var voicePlayer: VoicePlayer? = nil
}
