import Foundation

/// The `@SceneStorage` values of an app's windows, kept from one launch to the next.
///
/// A window is identified by its scene and the lowest number that no other open window of the scene has. Closing a
/// window deletes its values, except for the last window, whose closing ends the program.
@MainActor
final class WindowStates {
  private let file: PropertyListFile?
  private var open: [String: SceneValues] = [:]

  /// - Parameter file: the file for the values; nil stores nothing.
  init(_ file: PropertyListFile?) { self.file = file }

  /// The values of a new window.
  ///
  /// - Parameter scene: identifies the scene: its id, or its position in the app.
  /// - Parameter isRestored: whether they are those of the last launch.
  func values(for scene: String, isRestored: Bool = true) -> SceneValues {
    var number = 0
    while open["\(scene)#\(number)"] != nil { number += 1 }
    let name = "\(scene)#\(number)"
    let values = SceneValues(isRestored ? file?[name] as? [String: Any] ?? [:] : [:]) { [file] in file?[name] = $0 }
    open[name] = values
    return values
  }

  /// Called when a window is closed.
  func close(_ values: SceneValues) {
    guard let name = open.first(where: { $0.value === values })?.key else { return }
    open[name] = nil
    if !open.isEmpty { file?[name] = nil }
  }

  /// Writes unsaved changes a last time, and waits.
  func end() { file?.end() }
}
