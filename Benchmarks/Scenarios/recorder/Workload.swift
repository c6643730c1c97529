import SwiftUI
import TraceRecorder
import UICore

/// Something a program does over and over, that can be recorded.
@MainActor
protocol Workload: AnyObject {
  var host: ViewHost { get }
  /// Where the frames are recorded; off until a recording begins.
  var recorder: TraceRecorder { get }
  /// Ends where it began: every run does the same.
  func run()
}

enum WorkloadKind: String, CaseIterable {
  /// The example's own views in a window: hearts, scrolling, another appearance.
  case landmarks
  /// One write runs 10,000 bodies.
  case bodies
  /// 10,000 writes run a body each.
  case writes

  @MainActor
  func make(isQuick: Bool) throws -> any Workload {
    let count = isQuick ? 100 : 10_000
    switch self {
    case .landmarks: return try LandmarksRun()
    case .bodies: return try RowsRun(count: count, isShared: true)
    case .writes: return try RowsRun(count: count, isShared: false)
    }
  }
}
