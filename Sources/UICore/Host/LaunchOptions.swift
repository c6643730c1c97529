import Foundation

/// The command-line options of every Apus program. The program may define others; unknown ones are ignored here.
public struct LaunchOptions: Equatable, Sendable {
  /// The format of the report: a table, or one JSON object.
  public enum ReportFormat: Equatable, Sendable { case text, json }

  /// Run without a window.
  public var isHeadless = false
  /// The size of the first window, in points.
  public var size: CGSize?
  /// Pixels per point of a headless window.
  public var scale: CGFloat?
  /// The file to which the first window's last frame is written, as PNG.
  public var snapshot: String?
  /// Draw this many frames, then end.
  public var frames: Int?
  public var script: InputScript?
  /// Show this preview instead of the program's windows.
  public var preview: String?
  /// Overrides the scenes' platform profile.
  public var profile: PlatformProfile?
  /// The text size, for phone profiles.
  public var typeSize: DynamicTypeSize?
  /// Overrides the user's accessibility settings.
  public var accessibility: AccessibilityRequests?
  /// Overrides the desktop's appearance.
  public var isDark: Bool?
  public var report: ReportFormat?
  /// Print memory use and object counts once a minute and at the end.
  public var reportsMemory = false
  /// Print what assistive programs are told of each window, at the end.
  public var reportsAccessibility = false
  /// Draw frame times, and mark the views whose bodies ran, over each window's content.
  public var showsOverlay = false
  /// The mouse acts as a finger: it drags what scrolls, and swipes rows.
  public var mouseIsFinger = false
  /// The URLs to open, in order.
  public var urls: [URL] = []
  /// What is neither an option nor a URL: files, in a program with documents, and values of the program's own options.
  public var words: [String] = []
  public var showsHelp = false

  public init() {}

  public static let help = """
    --headless               run without a window
    --size WxH               size of the first window in points
    --scale S                pixels a point without a window
    --snapshot FILE.png      write the last frame
    --frames N               draw N frames, then end
    --preview NAME           show a #Preview instead of the program's windows
    --script FILE            play input (docs/input-script.md), then end
    --appearance light|dark  instead of the desktop's
    --profile NAME           desktop, mac, phone or phone26 (docs/profiles.md)
    --accessibility LIST     none, or of reduceMotion,reduceTransparency,differentiateWithoutColor,invertColors,
                             increaseContrast,boldText, instead of the desktop's
    --touch                  the mouse acts as a finger
    --type-size NAME         xSmall to accessibility5, for a phone
    --report [json]          print frames, bodies and times at the end
    --report memory          print what is kept, once a minute and at the end
    --report accessibility   print what assistive programs are told of, at the end
    SCHEME:…                 a URL for onOpenURL
    FILE                     a document to open, in a program with documents
    --overlay                show frame times and the views that ran (docs/overlay.md)
    """

  /// - Parameter read: returns the text of a file.
  public init(
    _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    read: (String) throws -> String = { try String(contentsOfFile: $0, encoding: .utf8) }
  ) throws(LaunchOptionsError) {
    showsOverlay = environment["APUS_OVERLAY"] == "1"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws(LaunchOptionsError) -> String {
        guard let value = rest.popFirst() else { throw LaunchOptionsError(message: "\(argument) needs a value.") }
        return value
      }
      switch argument {
      case "--headless": isHeadless = true
      case "--help": showsHelp = true
      case "--overlay": showsOverlay = true
      case "--touch": mouseIsFinger = true
      case "--size": size = try Self.size(try value())
      case "--scale":
        let text = try value()
        guard let scale = Double(text), scale >= 0.25, scale <= 8 else {
          throw LaunchOptionsError(message: "--scale needs a number from 0.25 to 8, not “\(text)”.")
        }
        self.scale = scale
      case "--snapshot": snapshot = try value()
      case "--preview": preview = try value()
      case "--frames":
        let text = try value()
        guard let frames = Int(text), frames > 0 else {
          throw LaunchOptionsError(message: "--frames needs a positive number, not “\(text)”.")
        }
        self.frames = frames
      case "--script":
        let path = try value()
        do { script = try InputScript(parsing: try read(path)) } catch {
          throw LaunchOptionsError(message: "\(path): \(error)")
        }
      case "--appearance":
        let text = try value()
        guard text == "light" || text == "dark" else {
          throw LaunchOptionsError(message: "--appearance is light or dark, not “\(text)”.")
        }
        isDark = text == "dark"
      case "--profile":
        let text = try value()
        guard let profile = PlatformProfile(rawValue: text) else {
          let names = PlatformProfile.allCases.map(\.rawValue).joined(separator: ", ")
          throw LaunchOptionsError(message: "--profile is one of \(names), not “\(text)”.")
        }
        self.profile = profile
      case "--accessibility":
        let text = try value()
        guard let requests = AccessibilityRequests(text) else {
          let names = AccessibilityRequests.names.map(\.name).joined(separator: ", ")
          throw LaunchOptionsError(message: "--accessibility is none or a list of \(names), not “\(text)”.")
        }
        accessibility = requests
      case "--type-size":
        let text = try value()
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == text }) else {
          throw LaunchOptionsError(message: "--type-size is one of xSmall to accessibility5, not “\(text)”.")
        }
        typeSize = size
      case "--report":
        switch rest.first {
        case "json":
          rest = rest.dropFirst()
          report = .json
        case "memory":
          rest = rest.dropFirst()
          reportsMemory = true
        case "accessibility":
          rest = rest.dropFirst()
          reportsAccessibility = true
        default: report = .text
        }
      default:
        if let url = Self.url(argument) { urls.append(url) } else if !argument.hasPrefix("-") { words.append(argument) }
      }
    }
  }

  /// An argument that is a URL: a scheme of two letters or more, a colon, and something.
  private static func url(_ text: String) -> URL? {
    guard let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex else { return nil }
    let scheme = text[..<colon].utf8
    guard scheme.count > 1, scheme.first.map({ 65...90 ~= $0 || 97...122 ~= $0 }) == true,
      scheme.allSatisfy({ 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 || [43, 45, 46].contains($0) })
    else { return nil }
    return URL(string: text)
  }

  private static func size(_ text: String) throws(LaunchOptionsError) -> CGSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width >= 0, height >= 0, width <= 32_768,
      height <= 32_768
    else { throw LaunchOptionsError(message: "--size needs points as WIDTHxHEIGHT, not “\(text)”.") }
    return CGSize(width: width, height: height)
  }
}

/// Why the command line is invalid, in one sentence.
public struct LaunchOptionsError: Error, Equatable, CustomStringConvertible {
  public var message: String
  public var description: String { message }
}
