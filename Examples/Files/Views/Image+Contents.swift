import SwiftUI

#if canImport(AppKit)
  import AppKit

  extension Image {
    /// The picture in a file's bytes.
    init(contents: Data) throws {
      guard let picture = NSImage(data: contents) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(nsImage: picture)
    }
  }
#else
  extension Image {
    /// The picture in a file's bytes.
    init(contents: Data) throws { try self.init(data: contents) }
  }
#endif
