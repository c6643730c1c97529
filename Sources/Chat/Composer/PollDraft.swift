import ChatStore
import Foundation

/// A poll that is being written. It has from 2 to 20 options, filled in or not.
struct PollDraft: Equatable {
  static let fewestOptions = 2, mostOptions = PollContent.maximumOptions
  /// Scalars of a question or an option; more are not taken.
  static let longestText = 300

  /// An answer that is being written, named by a number that no other has or had.
  struct Option: Identifiable, Equatable {
    let id: Int
    var text = "" { didSet { text = PollDraft.cut(text) } }
  }

  var question = "" { didSet { question = Self.cut(question) } }
  var options = (1...Self.fewestOptions).map { Option(id: $0) }
  var allowsSeveral = false
  private var lastID = Self.fewestOptions

  init() {}

  /// One that was kept, of which as much is taken as fits.
  init(_ written: MessageContent.Poll) {
    question = Self.cut(written.question)
    allowsSeveral = written.maxSelections > 1
    let texts = written.options.prefix(Self.mostOptions).map { Self.cut($0.text) }
    lastID = max(texts.count, Self.fewestOptions)
    options = (0..<lastID).map { Option(id: $0 + 1, text: $0 < texts.count ? texts[$0] : "") }
  }

  /// Whether nothing would be lost with it.
  var isEmpty: Bool { question.isEmpty && options.allSatisfy(\.text.isEmpty) }

  /// As it stands, with the options that are still empty.
  var written: MessageContent.Poll {
    MessageContent.Poll(
      question: question, options: options.enumerated().map { .init(id: String($0.offset + 1), text: $0.element.text) },
      maxSelections: allowsSeveral ? options.count : 1)
  }

  var canAdd: Bool { options.count < Self.mostOptions }
  var canRemove: Bool { options.count > Self.fewestOptions }

  /// Adds an empty option at the end; returns its id, nil where there are enough.
  mutating func add() -> Int? {
    guard canAdd else { return nil }
    lastID += 1
    options.append(Option(id: lastID))
    return lastID
  }

  mutating func remove(_ id: Int) { if canRemove { options.removeAll { $0.id == id } } }

  /// What is asked, without options that were left empty; nil while the question or two options are missing.
  var poll: MessageContent.Poll? {
    let asked = Self.trimmed(question)
    let texts = options.map { Self.trimmed($0.text) }.filter { !$0.isEmpty }
    guard !asked.isEmpty, texts.count >= Self.fewestOptions else { return nil }
    return MessageContent.Poll(
      question: asked, options: texts.enumerated().map { .init(id: String($0.offset + 1), text: $0.element) },
      maxSelections: allowsSeveral ? texts.count : 1)
  }

  private static func cut(_ text: String) -> String {
    text.unicodeScalars.count > longestText ? String(text.unicodeScalars.prefix(longestText)) : text
  }

  private static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
