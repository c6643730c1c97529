import DisplayList
import Foundation

/// The app's decoded image resources, up to a limit in bytes; the least recently used are dropped first.
///
/// If `background` is set, large images are decoded on another thread and shown when ready; their size is known at
/// once. Failures are cached too, so that a broken file is read once. A missing file is looked for again after a
/// second. Main thread.
final class ImageCache: ViewGraphStore, @unchecked Sendable {
  enum Entry {
    case bitmap(Image.BitmapReference)
    case drawing(VectorPicture)
    case failure(ImageDecodingError)
    /// Being decoded; its size in pixels, and its pixels per point.
    case pending(width: Int, height: Int, scale: CGFloat)
  }
  typealias Decoded = Result<Bitmap, ImageDecodingError>
  /// Runs `work` on another thread and passes its result to `done` on the main one.
  typealias Background = (_ work: @escaping @Sendable () -> Decoded, _ done: @escaping @Sendable (Decoded) -> Void) ->
    Void

  /// Decodes images off the main thread; nil decodes them synchronously, as a manual clock requires.
  var background: Background?
  private var entries: [String: (entry: Entry, bytes: Int, lastUse: UInt64)] = [:]
  /// When to look for a missing file again, in seconds on the host's clock.
  private var missing: [String: Double] = [:]
  /// The callbacks that wait for images being decoded.
  private var waiting: [String: [() -> Void]] = [:]
  private var uses: UInt64 = 0
  private(set) var bytes = 0
  var count: Int { entries.count }
  let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// 256 MiB: eight images of a 4K display.
  convenience init() { self.init(byteLimit: 256 << 20) }

  /// Smaller images are decoded synchronously, in a millisecond or two.
  private static let smallPixelCount = 256 * 256
  /// Seconds until a missing file is looked for again.
  private static let missingPeriod = 1.0
  /// The most missing names kept, since a program may make up any number of them.
  private static let missingLimit = 1000

  /// The resource `name` in `folder` for a display of `scale` pixels per point; `nil` if there is no such file.
  ///
  /// - Parameters:
  ///   - asset: the file of a catalog, where the resource is in one.
  ///   - now: the host's clock, in seconds.
  ///   - ready: called when a pending image has been decoded; nil decodes it synchronously.
  func resource(
    _ name: String, folder: String, scale: CGFloat, asset: AssetPicture? = nil, at now: Double,
    ready: (() -> Void)? = nil
  ) -> Entry? {
    let key = asset?.path ?? "\(folder)/\(name)@\(Int(max(1, min(scale.rounded(.up), 3))))"
    uses += 1
    if let known = entries[key]?.entry {
      entries[key]?.lastUse = uses
      guard case .pending = known else { return known }
      guard let ready else { return decodeAtOnce(name, key, folder, scale, asset) }
      waiting[key, default: []].append(ready)
      return known
    }
    if let next = missing[key], now < next, now >= next - Self.missingPeriod { return nil }
    guard let (path, pixelsPerPoint) = Self.place(of: asset) ?? Self.find(name, folder: folder, scale: scale) else {
      if missing.count >= Self.missingLimit { missing = [:] }
      missing[key] = now + Self.missingPeriod
      return nil
    }
    missing[key] = nil
    if let background, let ready, let size = ImageDecoder.size(ofFile: path),
      size.width * size.height > Self.smallPixelCount
    {
      let entry = Entry.pending(width: size.width, height: size.height, scale: pixelsPerPoint)
      keep(entry, for: key)
      waiting[key, default: []].append(ready)
      background({
        let result = ImageDecoder.result(ofFile: path)
        if case .success(let bitmap) = result { bitmap.prepareForDrawing() }
        return result
      }) { [weak self] result in
        self?.finish(Self.entry(result, pixelsPerPoint), for: key)
      }
      return entry
    }
    let entry = Self.entry(ofFile: path, pixelsPerPoint)
    keep(entry, for: key)
    return entry
  }

  /// Decodes an image that is already being decoded in the background, for a caller that cannot wait.
  private func decodeAtOnce(
    _ name: String, _ key: String, _ folder: String, _ scale: CGFloat, _ asset: AssetPicture?
  ) -> Entry? {
    guard let (path, pixelsPerPoint) = Self.place(of: asset) ?? Self.find(name, folder: folder, scale: scale) else {
      return nil
    }
    let entry = Self.entry(ofFile: path, pixelsPerPoint)
    finish(entry, for: key)
    return entry
  }

  private func finish(_ entry: Entry, for key: String) {
    // Ignore the result if it was decoded synchronously meanwhile.
    guard case .pending? = entries[key]?.entry else { return }
    keep(entry, for: key)
    for ready in waiting.removeValue(forKey: key) ?? [] { ready() }
  }

  private static func entry(ofFile path: String, _ scale: CGFloat) -> Entry {
    guard VectorPicture.isOne(path) else { return entry(ImageDecoder.result(ofFile: path), scale) }
    do throws(ImageDecodingError) {
      return .drawing(try VectorPicture(contentsOfFile: path))
    } catch {
      return .failure(error)
    }
  }

  private static func entry(_ result: Decoded, _ scale: CGFloat) -> Entry {
    switch result {
    case .success(let bitmap): .bitmap(Image.BitmapReference(bitmap: bitmap, scale: scale))
    case .failure(let error): .failure(error)
    }
  }

  private func keep(_ entry: Entry, for key: String) {
    var size = 256
    switch entry {
    case .bitmap(let reference): size += reference.bitmap.byteCount
    case .drawing(let picture): size += picture.byteCount
    case .failure, .pending: break
    }
    bytes += size - (entries[key]?.bytes ?? 0)
    entries[key] = (entry, size, uses)
    while bytes > byteLimit, let oldest = oldestDecoded, oldest != key {
      bytes -= entries.removeValue(forKey: oldest)!.bytes
    }
  }

  private var oldestDecoded: String? {
    entries.filter {
      if case .pending = $0.value.entry { return false }
      return true
    }.min { $0.value.lastUse < $1.value.lastUse }?.key
  }

  /// What names of files may leave out: of pixels, and of shapes too.
  static let pixelEndings = ["png", "jpg", "jpeg", "webp", "gif"]
  static let endings = pixelEndings + ["svg"]

  /// The variant that suits the display best, and its pixels per point.
  static func find(
    _ name: String, folder: String, scale: CGFloat, endings: [String] = endings
  ) -> (path: String, scale: CGFloat)? {
    AssetCatalogs.folders(of: folder).lazy.compactMap { findFile(name, folder: $0, scale: scale, endings) }.first
  }

  private static func place(of asset: AssetPicture?) -> (path: String, scale: CGFloat)? {
    asset.map { ($0.path, $0.scale) }
  }

  /// Pixels a point, the best for a display first: a variant with more pixels looks better than one with fewer.
  private static func scales(for scale: CGFloat) -> [CGFloat] {
    scale <= 1 ? [1, 2, 3] : scale <= 2 ? [2, 3, 1] : [3, 2, 1]
  }

  /// The resource in one of the catalogs of its bundle; nil where it is in none.
  static func asset(
    _ name: String, folder: String, scale: CGFloat, _ appearance: ColorAppearance, endings: [String] = endings
  ) -> AssetPicture? {
    (appearance.assets ?? AssetCatalogs()).picture(
      name, in: folder, AssetLook(appearance), scales: scales(for: scale), endings: endings)
  }

  private static func findFile(
    _ name: String, folder: String, scale: CGFloat, _ endings: [String]
  ) -> (path: String, scale: CGFloat)? {
    let scales = scales(for: scale)
    let parts = (name as NSString)
    let given = parts.pathExtension.lowercased()
    let isKnown = endings.contains(given)
    let stem = isKnown ? parts.deletingPathExtension : name
    for scale in scales {
      for suffix in isKnown ? [parts.pathExtension] : endings {
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
