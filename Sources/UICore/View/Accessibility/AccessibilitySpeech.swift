/// How a text is spoken; nil for what is not said.
package struct AccessibilitySpeech: Equatable, Sendable {
  package var includesPunctuation: Bool?
  package var spellsOutCharacters: Bool?
  /// Whether it waits for what is being spoken.
  package var isQueued: Bool?
  /// −1…1; 0 is the usual pitch.
  package var pitch: Double?
  package var textContentType: AccessibilityTextContentType?

  package init() {}

  /// Takes what is not said from `outer`.
  mutating func inherit(_ outer: AccessibilitySpeech) {
    includesPunctuation = includesPunctuation ?? outer.includesPunctuation
    spellsOutCharacters = spellsOutCharacters ?? outer.spellsOutCharacters
    isQueued = isQueued ?? outer.isQueued
    pitch = pitch ?? outer.pitch
    textContentType = textContentType ?? outer.textContentType
  }

  /// What is said, in a word or two each.
  var words: [String] {
    var words: [String] = []
    if includesPunctuation == true { words.append("with punctuation") }
    if spellsOutCharacters == true { words.append("spelled out") }
    if isQueued == true { words.append("queued") }
    if let pitch, pitch != 0 { words.append("pitch \(pitch)") }
    if let textContentType, textContentType != .plain { words.append("as \(textContentType.name)") }
    return words
  }
}

/// What kind of text a view holds, so that it is read as such.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Of no special kind; the default.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Input and output of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names and paths of files.
  public static let fileSystem = AccessibilityTextContentType(name: "file system")
  /// Messages of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A text to be read on, such as an article.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "source code")
  /// Cells of a table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that is being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "word processing")
}
