import Foundation

/// What the windows of an app have in `@SceneStorage`, from one launch to the next.
///
/// A window is known by its scene and by how many of that scene were open when it was opened. The values of one that the
/// user closes go with it, but for the last: closing that ends the program.
@MainActor
final class WindowStates {
  private let file: PropertyListFile?
  private var open: [String: SceneValues] = [:]

  /// - Parameter file: nil keeps nothing.
  init(_ file: PropertyListFile?) { self.file = file }

  /// The values of a new window.
  ///
  /// - Parameter scene: its scene's id, or where that has none its place among the app's.
  func values(for scene: String) -> SceneValues {
    var number = 0
    while open["\(scene)#\(number)"] != nil { number += 1 }
    let name = "\(scene)#\(number)"
    let values = SceneValues(file?[name] as? [String: Any] ?? [:]) { [file] in file?[name] = $0 }
    open[name] = values
    return values
  }

  /// The window is closed.
  func close(_ values: SceneValues) {
    guard let name = open.first(where: { $0.value === values })?.key else { return }
    open[name] = nil
    if !open.isEmpty { file?[name] = nil }
  }

  /// Writes what is due for the last time, and waits for it.
  func end() { file?.end() }
}
