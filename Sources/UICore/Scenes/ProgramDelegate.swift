import Combine
import Observation

/// Hears of a program's life beside its scenes, as UIKit's and AppKit's delegates do.
@MainActor
package protocol ProgramDelegate: AnyObject {
  /// Before the first window is opened.
  func programWillLaunch()
  func programDidChange(from old: ScenePhase, to new: ScenePhase)
  func programWillEnd()
}

/// A property of an app that makes its delegate.
@MainActor
package protocol ProgramDelegateProperty {
  /// What the program calls its delegate, for the environment.
  var delegateObject: AnyObject { get }
  var programDelegate: any ProgramDelegate { get }
}

extension EnvironmentValues {
  /// Has an object of the program, if it can be observed.
  mutating func adopt(_ object: AnyObject) {
    if let object = object as? any ObservableObject { put(object) }
    if let object = object as? any AnyObject & Observable { put(object) }
  }

  private mutating func put<T: AnyObject>(_ object: T) { self[object: T.self] = object }
}
