/// An error of finding or loading fonts.
public enum FontError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is missing, unreadable, or holds no usable font.
  case unreadableFont(path: String)
  /// The system offers no scalable font at all.
  case noFontInstalled
  /// A library did not start: out of memory, or a broken installation.
  case libraryUnavailable(name: String)

  public var description: String {
    switch self {
    case .unreadableFont(let path): "The font file '\(path)' cannot be opened or holds no usable font."
    case .noFontInstalled: "No scalable font is installed. Install one, for instance the package fonts-inter."
    case .libraryUnavailable(let name): "The library \(name) could not be initialised."
    }
  }
}
