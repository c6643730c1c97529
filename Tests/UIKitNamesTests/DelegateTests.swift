import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@testable import UICore

/// Delegates that an app has for UIKit's or AppKit's sake hear of its life.
@MainActor @Suite(.serialized) struct DelegateTests {
  final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var heard: [String]

    override init() {
      heard = ["made"]
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      heard.append("launched \(UIApplication.shared.applicationState)")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func applicationWillTerminate(_ application: UIApplication) { heard.append("ends") }
    // As apps have it, for what is not here.
    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { heard.append("registered") }
  }

  /// Without an `init` of its own.
  final class Plain: NSObject, NSApplicationDelegate {
    var heard: [String] = ["made"]
    func applicationWillFinishLaunching(_ notification: Notification) { heard.append("launches") }
    func applicationDidFinishLaunching(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func applicationDidBecomeActive(_ notification: Notification) { heard.append("active") }
    func applicationWillTerminate(_ notification: Notification) { heard.append("ends") }
  }

  struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    @NSApplicationDelegateAdaptor var plain: Plain
    var body: some Scene { WindowGroup { Content() } }
    var heard: Binding<[String]> { _delegate.projectedValue.heard }
  }

  struct Content: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View { Text(delegate.heard.joined(separator: " ")) }
  }

  private func opened(_ program: Program) throws -> AppHost {
    try AppHost(program, platform: HeadlessPlatform(), options: LaunchOptions([])) { _, _ in }
  }

  @Test func theyHearOfItsLife() throws {
    let program = Program()
    let host = try opened(program)
    try host.run()
    #expect(program.delegate.heard == ["made", "launched background", "active", "ends"])
    #expect(
      program.plain.heard == ["made", "launches", "NSApplicationDidFinishLaunchingNotification", "active", "ends"])
    #expect(program.heard.wrappedValue.count == 4)
  }

  @Test func viewsHaveThemInTheirEnvironment() throws {
    let program = Program()
    let host = try opened(program)
    let window = try host.open(host.scenes[0], value: nil)
    window.host.update(at: 1)
    func shown() -> [String] { window.host.accessibilityElements.flatMap(\.flattened).map(\.label) }
    #expect(shown() == ["made active"])
    program.delegate.heard = ["changed"]
    window.host.update(at: 2)
    #expect(shown() == ["changed"])
  }

  @Test func eachAppHasItsOwn() {
    #expect(Program().delegate !== Program().delegate)
  }
}
