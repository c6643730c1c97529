import Combine
import Foundation
import UICore

/// What AppKit tells an app's delegate of its life; whatever tells of windows, files and the Dock is not called.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Before the first window is opened.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Before the first window is opened, after the other.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// A window of the program got the keys.
  func applicationDidBecomeActive(_ notification: Notification)
  /// None of its windows will have the keys any more.
  func applicationWillResignActive(_ notification: Notification)
  /// None of its windows has the keys any more.
  func applicationDidResignActive(_ notification: Notification)
  /// It ends, by itself or by a signal that can be heard.
  func applicationWillTerminate(_ notification: Notification)
}

// A delegate has those that it needs.
extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
}

/// A property of an `App` that makes its delegate by the class's `init()`, with the app.
///
/// A delegate that can be observed is in the environment of all windows.
@preconcurrency @MainActor @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes a delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = new(delegateType) }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension NSApplicationDelegateAdaptor: ProgramDelegateProperty {
  package var delegateObject: AnyObject { wrappedValue }
  package var programDelegate: any ProgramDelegate { NSProgramDelegate(wrappedValue) }
}

private final class NSProgramDelegate: ProgramDelegate {
  private let delegate: any NSApplicationDelegate
  init(_ delegate: any NSApplicationDelegate) { self.delegate = delegate }

  private func tell(_ name: String, _ function: (any NSApplicationDelegate) -> (Notification) -> Void) {
    function(delegate)(Notification(name: Notification.Name(name), object: NSApplication.shared))
  }

  func programWillLaunch() {
    tell("NSApplicationWillFinishLaunchingNotification") { $0.applicationWillFinishLaunching }
    // AppKit tells of it before the program becomes active.
    tell("NSApplicationDidFinishLaunchingNotification") { $0.applicationDidFinishLaunching }
  }

  func programDidChange(from old: ScenePhase, to new: ScenePhase) {
    if old == .active { tell("NSApplicationWillResignActiveNotification") { $0.applicationWillResignActive } }
    if new == .active { tell("NSApplicationDidBecomeActiveNotification") { $0.applicationDidBecomeActive } }
    if old == .active { tell("NSApplicationDidResignActiveNotification") { $0.applicationDidResignActive } }
  }

  func programWillEnd() { tell("NSApplicationWillTerminateNotification") { $0.applicationWillTerminate } }
}
