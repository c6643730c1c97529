import SafeOutput
import SwiftUI

/// What `Scripts/test-faults` lets fail: small programs that reach across the project. Each ends with status 0 when it did
/// what it was asked, and else with a message and status 1.
@main
@MainActor
enum FaultPrograms {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let name = words.first else { end("which program?") }
    do {
      switch name {
      case "columns": try convertColumns(from: words[1], to: words[2])
      case "pictures": try drawPictures(from: words[1], to: words[2])
      case "http": wait { try await download(words[1], to: words[2]) }
      case "app": SettingsApp.main()
      case "dashboard": wait { try await drawDashboard(words[1], from: words[2], to: words[3]) }
      // Proves that the walk tells of each kind of fault.
      case "broken": try breakDown(words[1], words[2])
      default: end("no program is called '\(name)'")
      }
    } catch {
      end("\(name): \(error)")
    }
  }

  private static func end(_ message: String) -> Never {
    ErrorStream.write(message)
    exit(1)
  }

  /// Runs the main queue until the work is done, and ends the program.
  private static func wait(for work: @escaping @MainActor () async throws -> Void) -> Never {
    Task {
      do {
        try await work()
        exit(0)
      } catch {
        end("\(error)")
      }
    }
    dispatchMain()
  }
}
