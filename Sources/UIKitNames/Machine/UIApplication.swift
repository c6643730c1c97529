import Foundation
import UICore

/// UIKit's application: the program that runs.
@preconcurrency @MainActor
public final class UIApplication: NSObject {
  /// The program that runs. Where none does, nothing can be opened.
  public class var shared: UIApplication { UIApplication() }

  private override init() {}

  /// What a URL is opened with; there are no choices here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A choice by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address of the program's settings: opens its `Settings` scene.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Opens a URL with the desktop's program for it.
  ///
  /// - Parameters:
  ///   - options: not used.
  ///   - completion: called at once with whether there is one.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = opens(url)
    completion?(isOpened)
  }

  /// Opens a URL with the desktop's program for it; returns whether there is one.
  ///
  /// - Parameter options: not used.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { opens(url) }

  private func opens(_ url: URL) -> Bool {
    guard let program = RunningPrograms.current else { return false }
    if url.absoluteString == Self.openSettingsURLString { return program.openSettings() }
    return program.runningPlatform.open(url)
  }

  /// Whether the desktop has a program for a URL, as far as it tells.
  public func canOpenURL(_ url: URL) -> Bool { RunningPrograms.current?.runningPlatform.canOpen(url) ?? false }

  /// How a program stands to its user.
  public enum State: Int, Sendable {
    /// In the order of UIKit.
    case active, inactive, background
  }

  /// That of the first window; in the background where there is none.
  public var applicationState: State {
    switch RunningPrograms.current?.windowEnvironment?.scenePhase {
    case .active: .active
    case .inactive: .inactive
    case .background, nil: .background
    }
  }

  /// Posted when a window of the program got the keys.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when none of its windows has the keys any more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when it has windows again, or its first.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when its last window is closed.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when it ends, by itself or by a signal that can be heard.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
}

/// AppKit's application: the program that runs.
@preconcurrency @MainActor
public final class NSApplication: NSObject {
  /// The program that runs. Where none does, nothing happens.
  public class var shared: NSApplication { NSApplication() }

  private override init() {}

  /// Ends the program, after what it does now; windows are closed without being asked.
  public func terminate(_ sender: Any?) { RunningPrograms.current?.runningPlatform.stop() }

  /// Whether one of its windows has the keys.
  public var isActive: Bool { RunningPrograms.current?.windowEnvironment?.scenePhase == .active }

  /// Whether it is drawn light or dark, as its first window is.
  public var effectiveAppearance: NSAppearance { .currentDrawing() }

  /// Posted when a window of the program got the keys.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// Posted before none of its windows has the keys any more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// Posted when none of its windows has the keys any more.
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// Posted when it ends, by itself or by a signal that can be heard.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
}

/// The program that runs; the same as `NSApplication.shared`.
@preconcurrency @MainActor public var NSApp: NSApplication! { .shared }
