import Foundation
import Synchronization

/// What a program knows of the machine that it runs on, for names that Apple has as globals: a pasteboard, a screen.
///
/// Only those names may ask for it; whatever is handed a platform uses that one
/// (docs/decisions/uikit-names.md).
@MainActor
package protocol RunningProgram: AnyObject, Sendable {
  /// What the program runs on.
  var runningPlatform: any Platform { get }
  /// The environment of the first window, as its content sees it; nil where there is no window.
  var windowEnvironment: EnvironmentValues? { get }
  /// The size of that window, in points.
  var windowSize: CGSize? { get }
  /// Opens the app's settings; returns whether it has any.
  func openSettings() -> Bool
}

/// Finds the program that runs.
package enum RunningPrograms {
  /// Weak, since the tasks of a program's views inherit it and end when the program is let go.
  private struct Driven: @unchecked Sendable {
    weak var program: (any RunningProgram)?
  }
  @TaskLocal private static var drivenNow: Driven?

  /// The program that a test drives, for what runs because of it: its bodies, actions and tasks.
  package static var driven: (any RunningProgram)? { drivenNow?.program }

  /// Runs code as that of a program.
  package static func drive<Result>(_ program: any RunningProgram, _ body: () throws -> Result) rethrows -> Result {
    try $drivenNow.withValue(Driven(program: program), operation: body)
  }

  /// One slot, since a process runs one app.
  private struct Slot { weak var app: (any RunningProgram)? }
  private static let slot = Mutex(Slot())

  /// The app of this process, from `AppHost.run` until it ends.
  static var app: (any RunningProgram)? {
    get { slot.withLock { $0.app } }
    set { slot.withLock { $0.app = newValue } }
  }

  /// What code that runs now belongs to; nil in a process without an app, and outside of what a test drives. Any thread.
  package static var current: (any RunningProgram)? { driven ?? app }

  /// Whether code of the main actor may be called now.
  package static var isOnMain: Bool { ViewGraph.isOnMain }
}
