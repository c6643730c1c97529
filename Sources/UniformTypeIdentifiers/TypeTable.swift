import Foundation

/// The types that Apple's systems know by name, with the MIME names and endings that shared-mime-info has for them.
enum TypeTable {
  struct Entry: Sendable {
    let identifier: String
    /// The preferred one first.
    let mimes: [String]
    let parents: [String]
    let extensions: [String]

    init(_ identifier: String, mimes: String = "", parents: String = "", extensions: String = "") {
      func parts(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
      self.identifier = identifier
      (self.mimes, self.parents, self.extensions) = (parts(mimes), parts(parents), parts(extensions))
    }
  }

  static let entries: [Entry] = [
    Entry("public.item"),
    Entry("public.content"),
    Entry("public.composite-content", parents: "public.content"),
    Entry("public.data", mimes: "application/octet-stream", parents: "public.item"),
    Entry("public.directory", mimes: "inode/directory", parents: "public.item"),
    Entry("public.folder", parents: "public.directory"),
    Entry("public.symlink", mimes: "inode/symlink", parents: "public.item"),
    Entry("com.apple.package", parents: "public.directory"),
    Entry("com.apple.bundle", parents: "public.directory"),
    Entry("public.archive", parents: "public.data"),
    Entry("public.text", parents: "public.data public.content"),
    Entry("public.plain-text", mimes: "text/plain", parents: "public.text", extensions: "txt text"),
    Entry("public.utf8-plain-text", mimes: "text/plain;charset=utf-8 UTF8_STRING", parents: "public.plain-text"),
    Entry("public.utf16-plain-text", mimes: "text/plain;charset=utf-16", parents: "public.plain-text"),
    Entry("public.delimited-values-text", parents: "public.text"),
    Entry(
      "public.comma-separated-values-text", mimes: "text/csv", parents: "public.delimited-values-text",
      extensions: "csv"),
    Entry(
      "public.tab-separated-values-text", mimes: "text/tab-separated-values", parents: "public.delimited-values-text",
      extensions: "tsv"),
    Entry("public.html", mimes: "text/html", parents: "public.text", extensions: "html htm"),
    Entry("public.xml", mimes: "application/xml text/xml", parents: "public.text", extensions: "xml"),
    Entry("public.rtf", mimes: "application/rtf text/rtf", parents: "public.text", extensions: "rtf"),
    Entry("public.json", mimes: "application/json", parents: "public.text", extensions: "json"),
    Entry("public.yaml", mimes: "application/yaml application/x-yaml", parents: "public.text", extensions: "yaml yml"),
    Entry("com.apple.property-list", mimes: "application/x-plist", parents: "public.data", extensions: "plist"),
    Entry("public.source-code", parents: "public.plain-text"),
    Entry("public.swift-source", mimes: "text/x-swift", parents: "public.source-code", extensions: "swift"),
    Entry("public.c-source", mimes: "text/x-csrc", parents: "public.source-code", extensions: "c"),
    Entry("public.c-header", mimes: "text/x-chdr", parents: "public.source-code", extensions: "h"),
    Entry("public.c-plus-plus-source", mimes: "text/x-c++src", parents: "public.source-code", extensions: "cpp cc"),
    Entry("public.script", parents: "public.source-code"),
    Entry("public.shell-script", mimes: "application/x-shellscript", parents: "public.script", extensions: "sh"),
    Entry("public.python-script", mimes: "text/x-python", parents: "public.script", extensions: "py"),
    Entry(
      "com.netscape.javascript-source", mimes: "text/javascript application/javascript", parents: "public.script",
      extensions: "js"),
    Entry("com.apple.log", mimes: "text/x-log", parents: "public.plain-text", extensions: "log"),
    Entry("public.url", mimes: "text/uri-list", parents: "public.data"),
    Entry("public.file-url", mimes: "text/uri-list", parents: "public.url"),
    Entry("com.apple.bookmark", parents: "public.data"),
    Entry("public.vcard", mimes: "text/vcard", parents: "public.text", extensions: "vcf"),
    Entry("public.calendar-event", mimes: "text/calendar", parents: "public.data", extensions: "ics"),
    Entry("public.image", parents: "public.data public.content"),
    Entry("public.png", mimes: "image/png", parents: "public.image", extensions: "png"),
    Entry("public.jpeg", mimes: "image/jpeg", parents: "public.image", extensions: "jpg jpeg"),
    Entry("com.compuserve.gif", mimes: "image/gif", parents: "public.image", extensions: "gif"),
    Entry("public.tiff", mimes: "image/tiff", parents: "public.image", extensions: "tiff tif"),
    Entry("com.microsoft.bmp", mimes: "image/bmp", parents: "public.image", extensions: "bmp"),
    Entry("com.microsoft.ico", mimes: "image/vnd.microsoft.icon", parents: "public.image", extensions: "ico"),
    Entry("org.webmproject.webp", mimes: "image/webp", parents: "public.image", extensions: "webp"),
    Entry("public.svg-image", mimes: "image/svg+xml", parents: "public.image public.xml", extensions: "svg"),
    Entry("public.heic", mimes: "image/heif", parents: "public.image", extensions: "heic"),
    Entry("public.camera-raw-image", parents: "public.image"),
    Entry(
      "com.adobe.pdf", mimes: "application/pdf", parents: "public.data public.composite-content", extensions: "pdf"),
    Entry(
      "org.idpf.epub-container", mimes: "application/epub+zip", parents: "public.data public.composite-content",
      extensions: "epub"),
    Entry("public.audiovisual-content", parents: "public.data public.content"),
    Entry("public.movie", parents: "public.audiovisual-content"),
    Entry("public.video", parents: "public.movie"),
    Entry("public.mpeg-4", mimes: "video/mp4", parents: "public.movie", extensions: "mp4"),
    Entry("com.apple.quicktime-movie", mimes: "video/quicktime", parents: "public.movie", extensions: "mov"),
    Entry("public.audio", parents: "public.audiovisual-content"),
    Entry("public.mp3", mimes: "audio/mpeg", parents: "public.audio", extensions: "mp3"),
    Entry("com.microsoft.waveform-audio", mimes: "audio/x-wav", parents: "public.audio", extensions: "wav"),
    Entry("public.mpeg-4-audio", mimes: "audio/mp4", parents: "public.audio", extensions: "m4a"),
    Entry("public.midi-audio", mimes: "audio/midi", parents: "public.audio", extensions: "mid"),
    Entry("public.zip-archive", mimes: "application/zip", parents: "public.archive", extensions: "zip"),
    Entry("org.gnu.gnu-zip-archive", mimes: "application/gzip", parents: "public.archive", extensions: "gz"),
    Entry("public.tar-archive", mimes: "application/x-tar", parents: "public.archive", extensions: "tar"),
    Entry("public.font", parents: "public.data"),
    Entry("public.executable", mimes: "application/x-executable", parents: "public.item"),
    Entry("public.database", parents: "public.data"),
    Entry("public.spreadsheet", parents: "public.content"),
    Entry("public.presentation", parents: "public.composite-content"),
  ]

  static let byIdentifier = Dictionary(uniqueKeysWithValues: entries.map { ($0.identifier, $0) })
  /// Where two types share a name, the one that is first in the table: a list of URIs holds any.
  static let byMIME = Dictionary(entries.flatMap { entry in entry.mimes.map { ($0.lowercased(), entry.identifier) } }) {
    first, _ in
    first
  }
  static let byExtension = Dictionary(entries.flatMap { entry in entry.extensions.map { ($0, entry.identifier) } }) {
    first, _ in
    first
  }
}
