/// What a file is by its type and the end of its name. The cases are in the order of their labels, so that sorting by
/// kind compares numbers.
public enum FileKind: UInt8, CaseIterable, Sendable {
  case archive, audio, document, file, folder, font, picture, program, sourceCode, special, symbolicLink, text, video

  public var label: String {
    switch self {
    case .archive: "Archive"
    case .audio: "Audio"
    case .document: "Document"
    case .file: "File"
    case .folder: "Folder"
    case .font: "Font"
    case .picture: "Picture"
    case .program: "Program"
    case .sourceCode: "Source code"
    case .special: "Special file"
    case .symbolicLink: "Symbolic link"
    case .text: "Text"
    case .video: "Video"
    }
  }

  /// - Parameter name: the bytes of the name, in lower case.
  init(type: FileType, name: UnsafeBufferPointer<UInt8>) {
    switch type {
    case .folder: self = .folder
    case .symbolicLink: self = .symbolicLink
    case .special: self = .special
    case .regular: self = Self.extensionKey(of: name).flatMap { Self.kinds[$0] } ?? .file
    }
  }

  /// The bytes after the last full stop in one number, so that 100,000 names are looked up without a string each.
  private static func extensionKey(of name: UnsafeBufferPointer<UInt8>) -> UInt64? {
    var key: UInt64 = 0
    // A full stop that begins the name hides the file and ends nothing.
    for (count, index) in name.indices.reversed().prefix(9).enumerated() {
      if name[index] == UInt8(ascii: ".") { return count > 0 && index > 0 ? key : nil }
      guard count < 8 else { return nil }
      key |= UInt64(name[index]) << (8 * UInt64(count))
    }
    return nil
  }

  private static let kinds: [UInt64: FileKind] = {
    let extensions: [FileKind: String] = [
      .archive: "7z bz2 deb gz iso jar rar rpm tar tgz xz zip zst",
      .audio: "aac flac m4a mp3 ogg opus wav",
      .document: "doc docx epub odp ods odt pdf ppt pptx rtf xls xlsx",
      .font: "otf ttc ttf woff woff2",
      .picture: "bmp gif heic jpeg jpg png svg tif tiff webp",
      .program: "a dll dylib exe o so",
      .sourceCode: "c cc cpp css go h hpp htm html java js kt m py rb rs sh sql swift ts xml",
      .text: "cfg conf csv ini json log md plist toml tsv txt yaml yml",
      .video: "avi m4v mkv mov mp4 mpeg mpg webm",
    ]
    var kinds: [UInt64: FileKind] = [:]
    for (kind, list) in extensions {
      for word in list.split(separator: " ") {
        let key = ".\(word)".utf8.dropFirst().reduce(0) { $0 << 8 | UInt64($1) }
        kinds[key] = kind
      }
    }
    return kinds
  }()
}
