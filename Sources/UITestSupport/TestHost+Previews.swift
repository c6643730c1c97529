import Foundation
import TextLayout
@_spi(Previews) import UICore

extension TestHost {
  /// Hosts a `#Preview` or a `PreviewProvider` of the program, by its name.
  ///
  /// - Parameters:
  ///   - size: points; nil takes the preview's own size, or 200×100.
  ///   - scale: pixels a point.
  /// - Throws: `PreviewError` if there is no preview with that name, and `FontError`.
  public convenience init(preview name: String, size: CGSize? = nil, scale: CGFloat = 1, fonts: FontSystem? = nil)
    throws
  {
    let preview = try PreviewCatalog().entry(named: name)
    let size = size ?? preview.size ?? CGSize(width: 200, height: 100)
    try self.init(size: size, scale: scale, fonts: fonts) { preview.content() }
  }

  /// The names of the program's previews, sorted.
  public static func previewNames() throws -> [String] { try PreviewCatalog().entries.map(\.name) }
}
