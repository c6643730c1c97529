import Foundation
import Synchronization

/// The colours and pictures of asset catalogs, as Xcode writes them: folders called `….xcassets`, in which each asset is a
/// folder with a `Contents.json`.
///
/// The names in a folder are listed when one of them is asked for first, an asset is read when it is asked for; both once,
/// since bundles do not change. Any thread.
package final class AssetCatalogs: ViewGraphStore, Hashable, Sendable {
  private struct Known {
    /// A folder of resources with those of the modules in it.
    var folders: [String: [String]] = [:]
    /// The folders of assets in a folder of resources, by kind and name.
    var places: [String: [AssetName: String]] = [:]
    /// What is in the folders of assets, by path; nil where it cannot be read.
    var assets: [String: AssetContents?] = [:]
    /// Colours that were asked for and are not there, which nobody was told of.
    var missing: Set<NamedColor> = []
  }

  private let known = Mutex(Known())

  package init() {}

  package static func == (a: AssetCatalogs, b: AssetCatalogs) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The colour with a name; nil where there is none.
  ///
  /// - Parameter isAlone: whether the resources of modules in the folder do not count.
  func color(_ name: String, in folder: String, isAlone: Bool = false, _ look: AssetLook) -> AssetColor? {
    asset(AssetName(kind: .color, name: name), in: folder, isAlone)?.contents.entry(for: look) { $0.color != nil }?
      .color
  }

  /// Tells `takeMissing` of a colour that is not there.
  func noteMissing(_ color: NamedColor) {
    known.withLock { if $0.missing.count < 100 { $0.missing.insert(color) } }
  }

  /// The colours that were asked for since this was called last, and are not there.
  func takeMissing() -> [NamedColor] {
    known.withLock { known in
      if known.missing.isEmpty { return [] }
      defer { known.missing = [] }
      return known.missing.sorted { $0.name < $1.name }
    }
  }

  /// The file of the picture with a name, for a display; nil where there is none.
  ///
  /// - Parameters:
  ///   - scales: pixels a point, the best first.
  ///   - endings: of files that can be shown.
  func picture(
    _ name: String, in folder: String, _ look: AssetLook, scales: [CGFloat], endings: [String]
  ) -> AssetPicture? {
    guard let (path, contents) = asset(AssetName(kind: .picture, name: name), in: folder),
      let entry = contents.entry(for: look, scales: scales, where: { $0.hasFile(of: endings) }),
      let file = entry.filename
    else { return nil }
    return AssetPicture(path: "\(path)/\(file)", scale: entry.pixelsPerPoint, isTemplate: contents.isTemplate)
  }

  /// The file of an app's icon in a folder alone that is best for a width in pixels; nil where there is none.
  func icon(_ name: String, in folder: String, width: Double, endings: [String]) -> String? {
    guard let (path, contents) = asset(AssetName(kind: .icon, name: name), in: folder, true) else { return nil }
    return contents.icon(width: width) { $0.hasFile(of: endings) }?.filename.map { "\(path)/\($0)" }
  }

  private func asset(
    _ name: AssetName, in folder: String, _ isAlone: Bool = false
  ) -> (path: String, contents: AssetContents)? {
    known.withLock { known in
      if !isAlone, known.folders[folder] == nil { known.folders[folder] = Self.folders(of: folder) }
      let folders = isAlone ? [folder] : known.folders[folder] ?? []
      var found: String?
      for folder in folders where found == nil { found = Self.place(of: name, in: folder, &known) }
      guard let path = found else { return nil }
      if known.assets[path] == nil { known.assets[path] = .some(AssetContents(atPath: "\(path)/Contents.json")) }
      return known.assets[path]?.map { (path, $0) }
    }
  }

  // MARK: Listing

  /// So many assets are listed at most, and folders in folders so deep: catalogs are the program's own, but links may make
  /// any folder endless.
  private static let limits = (assets: 20_000, depth: 12)

  private static func place(of name: AssetName, in folder: String, _ known: inout Known) -> String? {
    if known.places[folder] == nil {
      var places: [AssetName: String] = [:]
      for entry in list(folder) where entry.hasSuffix(".xcassets") {
        add(inside: "\(folder)/\(entry)", namespace: "", depth: 0, to: &places)
      }
      known.places[folder] = places
    }
    return known.places[folder]?[name]
  }

  /// A folder of resources, and the resources of a package's modules in it: a program that Xcode builds has them in its main
  /// bundle.
  static func folders(of folder: String) -> [String] {
    [folder] + list(folder).filter { $0.hasSuffix(".resources") }.map { "\(folder)/\($0)" }
  }

  private static func list(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func add(
    inside folder: String, namespace: String, depth: Int, to places: inout [AssetName: String]
  ) {
    for entry in list(folder) where places.count < limits.assets {
      let path = "\(folder)/\(entry)"
      let (stem, ending) = ((entry as NSString).deletingPathExtension, (entry as NSString).pathExtension)
      if let kind = AssetName.Kind(rawValue: ending) {
        // Of two with one name the first counts.
        let name = AssetName(kind: kind, name: namespace + stem)
        if places[name] == nil { places[name] = path }
      } else if ending.isEmpty, depth < limits.depth {
        // Folders are for order only, unless they say that they are a part of names.
        let isNamespace = AssetContents(atPath: "\(path)/Contents.json")?.isNamespace == true
        add(inside: path, namespace: isNamespace ? "\(namespace)\(stem)/" : namespace, depth: depth + 1, to: &places)
      }
    }
  }
}

extension AssetEntry {
  /// Whether it has a file beside it that can be shown.
  fileprivate func hasFile(of endings: [String]) -> Bool {
    guard let filename, !filename.contains("/") else { return false }
    return endings.contains((filename as NSString).pathExtension.lowercased())
  }
}

/// What an asset is called.
struct AssetName: Hashable {
  /// By the ending of its folder.
  enum Kind: String {
    case color = "colorset"
    case picture = "imageset"
    case icon = "appiconset"
  }
  let kind: Kind
  let name: String
}

/// The file of a picture in a catalog.
struct AssetPicture {
  let path: String
  /// Pixels a point.
  let scale: CGFloat
  /// Whether the catalog says that it is drawn in the foreground style; nil where it says nothing.
  let isTemplate: Bool?
}
