import Foundation
import PlatformHeadless
import SwiftUI
import Synchronization
import Testing
import UITestSupport

@testable import UICore

/// What an app of its own process is to the names: `AppHost` registers itself while it runs.
@MainActor @Suite(.serialized) struct AppTests {
  struct Program: App {
    var body: some Scene {
      WindowGroup {
        Text("Program").onAppear {
          UIPasteboard.general.string = "\(Int(UIScreen.main.bounds.width)) \(UIApplication.shared.applicationState)"
          UIPasteboard.general.string? += " \(UIDevice.current.userInterfaceIdiom)"
        }
      }
    }
  }

  final class Names: Sendable {
    let heard = Mutex<[String]>([])
  }

  private func run(_ arguments: [String] = []) throws -> HeadlessPlatform {
    let platform = HeadlessPlatform()
    let host = try AppHost(Program(), platform: platform, options: LaunchOptions(arguments)) { _, _ in }
    try host.run()
    return platform
  }

  @Test func anAppIsTheProgramWhileItRuns() throws {
    #expect(try run().clipboard == "1440 active mac")
    #expect(try run(["--profile", "phone"]).clipboard == "393 active phone")
    #expect(RunningPrograms.current == nil && UIPasteboard.general.string == nil)
  }

  @Test func appsTellThatTheyAreActive() throws {
    let names = Names()
    let center = NotificationCenter.default
    let observers = [
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      NSApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
      UIResponder.keyboardWillShowNotification, UIDevice.orientationDidChangeNotification,
    ].map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { note in
        names.heard.withLock { $0.append(note.name.rawValue) }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    _ = try run()
    #expect(
      names.heard.withLock { $0 } == [
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
        "NSApplicationDidBecomeActiveNotification", "UIApplicationWillTerminateNotification",
      ])
  }

  struct Quitter: App {
    var body: some Scene {
      WindowGroup { Text("Quitter").onAppear { NSApp.terminate(nil) } }
      Settings { Text("Settings") }
    }
  }

  @Test func anAppEndsAndOpensItsSettings() throws {
    struct Opener: App {
      var body: some Scene {
        WindowGroup {
          Text("Opener").onAppear { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
        }
        Settings { Text("Settings").onAppear { UIPasteboard.general.string = "settings" } }
      }
    }
    let platform = HeadlessPlatform()
    let host = try AppHost(Opener(), platform: platform, options: LaunchOptions([])) { _, _ in }
    try host.run()
    #expect(platform.clipboard == "settings" && platform.windows.count == 2)

    let other = HeadlessPlatform()
    other.runLimit = .infinity
    try AppHost(Quitter(), platform: other, options: LaunchOptions([])) { _, _ in }.run()
    #expect(other.windows.count == 1)
  }
}
