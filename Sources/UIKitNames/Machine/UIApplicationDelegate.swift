import CNewObject
import Combine
import Foundation
import UICore

/// What UIKit tells an app's delegate of its life; whatever tells of scenes, pushes and other windows is not called.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Before the first window is opened. The options are nil and the answer is not used.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Before the first window is opened, after the other. The options are nil and the answer is not used.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// A window of the program got the keys.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// None of its windows has the keys any more.
  func applicationWillResignActive(_ application: UIApplication)
  /// It has windows again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Its last window is closed.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// It ends, by itself or by a signal that can be heard.
  func applicationWillTerminate(_ application: UIApplication)
}

// A delegate has those that it needs.
extension UIApplicationDelegate {
  /// Does nothing, and agrees.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing, and agrees.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// Why a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// A property of an `App` that makes its delegate by the class's `init()`, with the app.
///
/// A delegate that can be observed is in the environment of all windows.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes a delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = new(delegateType) }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor: ProgramDelegateProperty {
  package var delegateObject: AnyObject { wrappedValue }
  package var programDelegate: any ProgramDelegate { UIProgramDelegate(wrappedValue) }
}

private final class UIProgramDelegate: ProgramDelegate {
  private let delegate: any UIApplicationDelegate
  init(_ delegate: any UIApplicationDelegate) { self.delegate = delegate }

  func programWillLaunch() {
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
  }

  func programDidChange(from old: ScenePhase, to new: ScenePhase) {
    if old == .background, new != .background { delegate.applicationWillEnterForeground(.shared) }
    if old == .active { delegate.applicationWillResignActive(.shared) }
    if new == .active { delegate.applicationDidBecomeActive(.shared) }
    if new == .background { delegate.applicationDidEnterBackground(.shared) }
  }

  func programWillEnd() { delegate.applicationWillTerminate(.shared) }
}

/// A new object of a class, by its `init()`.
func new<T: NSObject>(_ type: T.Type) -> T {
  let object = apus_new_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
  return Unmanaged<T>.fromOpaque(object!).takeRetainedValue()
}
