import Dashboards
import Foundation

/// Samples this machine once a second.
@MainActor
final class MachineSampler {
  let source = ProcSource()
  private var hasBegun = false

  /// Takes the two samples that rates need, a tenth of a second apart.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    source.sample(at: Date().timeIntervalSince1970)
    Thread.sleep(forTimeInterval: 0.1)
    source.sample(at: Date().timeIntervalSince1970)
  }

  /// Samples until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      source.sample(at: Date().timeIntervalSince1970)
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
    }
  }
}
