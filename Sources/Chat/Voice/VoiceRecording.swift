import ChatStore
import Foundation
import Sound
import SwiftUI

/// A voice that is being recorded.
@MainActor
@Observable
final class VoiceRecording {
  /// What was heard so far; nil while nobody listens.
  private(set) var state: SoundRecorder.State?
  /// Whether there is a microphone, as far as is known.
  private(set) var isPossible = false

  @ObservationIgnored private let system: any SoundSystem
  /// Called before it listens: what plays would be heard.
  @ObservationIgnored private let willBegin: @MainActor () async -> Void
  @ObservationIgnored private var recorder: SoundRecorder?
  @ObservationIgnored private var file: URL?
  @ObservationIgnored private var listening: Task<Void, Never>?

  init(system: any SoundSystem, willBegin: @escaping @MainActor () async -> Void) {
    (self.system, self.willBegin) = (system, willBegin)
  }

  isolated deinit {
    listening?.cancel()
    remove()
  }

  /// Finds out whether there is a microphone.
  func look() async {
    let system = system
    isPossible = await Task.detached { system.hasInput }.value
  }

  /// Listens from now on.
  ///
  /// - Parameter onEnd: is told when it ends by itself: the microphone went, or it is as long as one may be.
  func begin(onEnd: @escaping @MainActor (SoundError?) -> Void) async throws(SoundError) {
    guard file == nil else { return }
    let file = FileManager.default.temporaryDirectory.appending(path: "voice-\(UUID().uuidString).ogg")
    self.file = file
    await willBegin()
    let recorder: SoundRecorder
    do throws(SoundError) { recorder = try SoundRecorder(to: file, system: system) } catch {
      remove()
      throw error
    }
    self.recorder = recorder
    state = SoundRecorder.State()
    listening = Task { [weak self] in
      while !Task.isCancelled {
        do { try await Task.sleep(for: .milliseconds(50)) } catch { return }
        do throws(SoundError) {
          let state = try await recorder.listen()
          guard let self, self.recorder === recorder else { return }
          if self.state != state { self.state = state }
          if state.duration >= SoundRecorder.longest { return onEnd(nil) }
        } catch {
          guard let self, self.recorder === recorder else { return }
          return onEnd(error)
        }
      }
    }
  }

  /// What was recorded: nil where there was nothing.
  ///
  /// - Throws: that the file does not hold what was heard.
  func end() async throws(SoundError) -> (data: Data, state: SoundRecorder.State)? {
    guard let recorder, let file else { return nil }
    listening?.cancel()
    self.recorder = nil
    var end = await recorder.finish()
    defer { remove() }
    if end.duration == 0 { return nil }
    let kept = await Task.detached { () -> Result<(data: Data, duration: Double), SoundError> in
      do throws(SoundError) {
        // A disk that is full takes less than was written.
        let duration = try SoundFile(file).duration
        guard let data = try? Data(contentsOf: file) else { throw .unreadable("") }
        return .success((data, duration))
      } catch {
        return .failure(error)
      }
    }.value
    let (data, duration) = try kept.get()
    end.duration = duration
    return (data, end)
  }

  /// Forgets what was recorded.
  func discard() async {
    guard let recorder else { return }
    listening?.cancel()
    self.recorder = nil
    _ = await recorder.finish()
    remove()
  }

  private func remove() {
    if let file { try? FileManager.default.removeItem(at: file) }
    (file, state, recorder) = (nil, nil, nil)
  }
}
