import DisplayList
import Foundation

/// Decoded resources of an app, bounded by their bytes; the least recently used go first.
///
/// Failures are kept too, so that a broken file is read once. Main thread.
final class ImageCache: ViewGraphStore {
  typealias Entry = Result<Image.BitmapReference, ImageDecodingError>
  private var entries: [String: (entry: Entry, bytes: Int, lastUse: UInt64)] = [:]
  private var uses: UInt64 = 0
  private(set) var bytes = 0
  let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// 256 MiB: eight pictures of a 4K display.
  convenience init() { self.init(byteLimit: 256 << 20) }

  /// The resource `name` in `folder` for a display of `scale` pixels a point; `nil` where there is no such file.
  func resource(_ name: String, folder: String, scale: CGFloat) -> Entry? {
    let key = "\(folder)/\(name)@\(Int(max(1, min(scale.rounded(.up), 3))))"
    uses += 1
    if let known = entries[key] {
      entries[key]?.lastUse = uses
      return known.entry
    }
    guard let (path, scale) = Self.find(name, folder: folder, scale: scale) else { return nil }
    let entry: Entry
    do throws(ImageDecodingError) {
      entry = .success(Image.BitmapReference(bitmap: try ImageDecoder.decode(contentsOfFile: path), scale: scale))
    } catch {
      entry = .failure(error)
    }
    var size = 256
    if case .success(let reference) = entry { size += reference.bitmap.pixels.count * 4 }
    entries[key] = (entry, size, uses)
    bytes += size
    trim()
    return entry
  }

  private func trim() {
    while bytes > byteLimit, entries.count > 1, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      entries[oldest.key] = nil
      bytes -= oldest.value.bytes
    }
  }

  /// The file that suits the display best, and its pixels a point.
  static func find(_ name: String, folder: String, scale: CGFloat) -> (path: String, scale: CGFloat)? {
    // A variant for more pixels looks better than one for fewer.
    let scales: [CGFloat] = scale <= 1 ? [1, 2, 3] : scale <= 2 ? [2, 3, 1] : [3, 2, 1]
    let parts = (name as NSString)
    let given = parts.pathExtension.lowercased()
    let isKnown = ["png", "jpg", "jpeg"].contains(given)
    let stem = isKnown ? parts.deletingPathExtension : name
    for scale in scales {
      for suffix in isKnown ? [parts.pathExtension] : ["png", "jpg", "jpeg"] {
        let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(Int(scale))x").\(suffix)"
        if FileManager.default.fileExists(atPath: path) { return (path, scale) }
      }
    }
    return nil
  }
}

extension ViewGraph {
  var images: ImageCache { store(ImageCache.self) }
}
