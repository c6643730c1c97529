import HTTP
import Observation

/// The servers that may be asked for pictures: those that the user has allowed, since it is files that name them.
///
/// Widgets whose server is not among them say so and offer to ask it.
@MainActor @Observable
public final class PictureAccess {
  /// Keep it and hand it in again, so that nobody is asked twice.
  public private(set) var allowed: Set<Origin> = []
  /// Called with what is allowed whenever it grows.
  @ObservationIgnored public var didChange: (Set<Origin>) -> Void = { _ in }

  /// Allows nobody.
  public nonisolated init() {}

  /// Allows these servers from the start, without a call of `didChange`.
  public init(_ allowed: Set<Origin>) { self.allowed = allowed }

  /// Allows a server to be asked from now on; what it has is then loaded.
  public func allow(_ origin: Origin) {
    guard allowed.insert(origin).inserted else { return }
    didChange(allowed)
  }
}
