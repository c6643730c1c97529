import Foundation
import TextLayout
import UICore

/// What the names of this module that Apple has as globals know of the program that runs.
enum Running {
  /// What the program answers, on any thread; nil where no program runs.
  ///
  /// Other threads wait until the main one has answered: whoever blocks it while it waits for such a thread waits for ever.
  static func ask<Answer>(_ question: @MainActor (any RunningProgram) -> Answer?) -> Answer? {
    guard let program = RunningPrograms.current else { return nil }
    if RunningPrograms.isOnMain { return assumeMainActor { question(program) } }
    return DispatchQueue.main.sync { assumeMainActor { question(program) } }
  }

  /// What views are drawn with; light, on a desktop, where no program runs, and on threads other than the main one.
  static var environment: EnvironmentValues {
    guard RunningPrograms.isOnMain else { return EnvironmentValues() }
    return ask { program in
      program.windowEnvironment
        ?? {
          var values = EnvironmentValues()
          values.colorScheme = program.runningPlatform.isDark ? .dark : .light
          return values
        }()
    } ?? EnvironmentValues()
  }

  /// The fonts of the system; nil where there are none. Opened once, in 5 to 15 ms.
  static let fonts = try? FontSystem()
}
