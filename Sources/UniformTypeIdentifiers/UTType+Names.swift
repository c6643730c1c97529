extension UTType {
  /// The kind of types that Apple calls `public.item`.
  public static let item = UTType(known: "public.item")
  /// The kind of types that Apple calls `public.content`.
  public static let content = UTType(known: "public.content")
  /// The kind of types that Apple calls `public.composite-content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Data that other programs call `application/octet-stream`.
  public static let data = UTType(known: "public.data")
  /// Data that other programs call `inode/directory`.
  public static let directory = UTType(known: "public.directory")
  /// The kind of types that Apple calls `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// Data that other programs call `inode/symlink`.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// The kind of types that Apple calls `com.apple.package`.
  public static let `package` = UTType(known: "com.apple.package")
  /// The kind of types that Apple calls `com.apple.bundle`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// The kind of types that Apple calls `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// The kind of types that Apple calls `public.text`.
  public static let text = UTType(known: "public.text")
  /// Data that other programs call `text/plain`.
  public static let plainText = UTType(known: "public.plain-text")
  /// Data that other programs call `text/plain;charset=utf-8`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Data that other programs call `text/plain;charset=utf-16`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// The kind of types that Apple calls `public.delimited-values-text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Data that other programs call `text/csv`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Data that other programs call `text/tab-separated-values`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Data that other programs call `text/html`.
  public static let html = UTType(known: "public.html")
  /// Data that other programs call `application/xml`.
  public static let xml = UTType(known: "public.xml")
  /// Data that other programs call `application/rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// Data that other programs call `application/json`.
  public static let json = UTType(known: "public.json")
  /// Data that other programs call `application/yaml`.
  public static let yaml = UTType(known: "public.yaml")
  /// Data that other programs call `application/x-plist`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The kind of types that Apple calls `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Data that other programs call `text/x-swift`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Data that other programs call `text/x-csrc`.
  public static let cSource = UTType(known: "public.c-source")
  /// Data that other programs call `text/x-chdr`.
  public static let cHeader = UTType(known: "public.c-header")
  /// Data that other programs call `text/x-c++src`.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// The kind of types that Apple calls `public.script`.
  public static let script = UTType(known: "public.script")
  /// Data that other programs call `application/x-shellscript`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Data that other programs call `text/x-python`.
  public static let pythonScript = UTType(known: "public.python-script")
  /// Data that other programs call `text/javascript`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// Data that other programs call `text/x-log`.
  public static let log = UTType(known: "com.apple.log")
  /// Data that other programs call `text/uri-list`.
  public static let url = UTType(known: "public.url")
  /// Data that other programs call `text/uri-list`.
  public static let fileURL = UTType(known: "public.file-url")
  /// The kind of types that Apple calls `com.apple.bookmark`.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// Data that other programs call `text/vcard`.
  public static let vCard = UTType(known: "public.vcard")
  /// Data that other programs call `text/calendar`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// The kind of types that Apple calls `public.image`.
  public static let image = UTType(known: "public.image")
  /// Data that other programs call `image/png`.
  public static let png = UTType(known: "public.png")
  /// Data that other programs call `image/jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// Data that other programs call `image/gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// Data that other programs call `image/tiff`.
  public static let tiff = UTType(known: "public.tiff")
  /// Data that other programs call `image/bmp`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// Data that other programs call `image/vnd.microsoft.icon`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// Data that other programs call `image/webp`.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// Data that other programs call `image/svg+xml`.
  public static let svg = UTType(known: "public.svg-image")
  /// Data that other programs call `image/heif`.
  public static let heic = UTType(known: "public.heic")
  /// The kind of types that Apple calls `public.camera-raw-image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// Data that other programs call `application/pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Data that other programs call `application/epub+zip`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// The kind of types that Apple calls `public.audiovisual-content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// The kind of types that Apple calls `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// The kind of types that Apple calls `public.video`.
  public static let video = UTType(known: "public.video")
  /// Data that other programs call `video/mp4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Data that other programs call `video/quicktime`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The kind of types that Apple calls `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// Data that other programs call `audio/mpeg`.
  public static let mp3 = UTType(known: "public.mp3")
  /// Data that other programs call `audio/x-wav`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Data that other programs call `audio/mp4`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Data that other programs call `audio/midi`.
  public static let midi = UTType(known: "public.midi-audio")
  /// Data that other programs call `application/zip`.
  public static let zip = UTType(known: "public.zip-archive")
  /// Data that other programs call `application/gzip`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Data that other programs call `application/x-tar`.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// The kind of types that Apple calls `public.font`.
  public static let font = UTType(known: "public.font")
  /// Data that other programs call `application/x-executable`.
  public static let executable = UTType(known: "public.executable")
  /// The kind of types that Apple calls `public.database`.
  public static let database = UTType(known: "public.database")
  /// The kind of types that Apple calls `public.spreadsheet`.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// The kind of types that Apple calls `public.presentation`.
  public static let presentation = UTType(known: "public.presentation")
}
