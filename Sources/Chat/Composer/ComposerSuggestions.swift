import ChatStore
public import SwiftUI

/// A word after a slash that makes another text of what follows it, or does something.
public struct ComposerCommand: Identifiable, Sendable {
  /// The word, without its slash.
  public let name: String
  /// What it does, for people.
  public let help: String
  /// Makes the text that is sent of what follows the word; nil sends nothing.
  public let run: @MainActor @Sendable (_ rest: String) -> String?

  public var id: String { name }

  /// A command.
  public init(_ name: String, help: String, run: @escaping @MainActor @Sendable (_ rest: String) -> String?) {
    (self.name, self.help, self.run) = (name, help, run)
  }

  /// `/me waves` says *waves*, `/shrug` ends a text with a shrug.
  public static let standard = [
    ComposerCommand("me", help: "*…*") { $0.isEmpty ? nil : "*\($0)*" },
    ComposerCommand("shrug", help: "¯\\_(ツ)_/¯") { ($0.isEmpty ? "" : $0 + " ") + "¯\\\\_(ツ)_/¯" },
  ]
}

extension EnvironmentValues {
  /// What composers inside know after a slash.
  @Entry public var composerCommands: [ComposerCommand] = ComposerCommand.standard
}

/// What the last word of a text may become.
struct ComposerSuggestion: Identifiable, Equatable {
  let id: String
  /// Stands before the title.
  let symbol: String
  let title: String
  let detail: String
  /// Takes the place of the word.
  let replacement: String

  static let most = 6

  /// For a text that ends in `@nam`, `:smi` or, alone, `/shr`. The longer word decides where several begin alike.
  static func all(
    for text: String, members: [Member], commands: [ComposerCommand]
  ) -> (word: Substring, suggestions: [ComposerSuggestion]) {
    let word =
      text.suffix(64).split(separator: " ", omittingEmptySubsequences: false).last?
      .split(whereSeparator: \.isNewline).last ?? ""
    guard let mark = word.first, text.last?.isWhitespace == false else { return (word, []) }
    let name = word.dropFirst()
    switch mark {
    case "@":
      let found = members.filter { member in
        member.isPresent
          && (name.isEmpty || member.name.split(separator: " ").contains { $0.hasFolded(prefix: name) }
            || member.name.hasFolded(prefix: name) || member.user.rawValue.dropFirst().hasFolded(prefix: name))
      }
      return (
        word,
        found.prefix(most).map {
          ComposerSuggestion(
            id: $0.user.rawValue, symbol: "", title: $0.shownName, detail: $0.user.rawValue,
            replacement: "@\($0.name.isEmpty ? String($0.user.rawValue.drop { $0 == "@" }) : $0.name) ")
        }
      )
    case ":" where name.count >= 2:
      return (
        word,
        EmojiNames.matching(name, most: most).map {
          ComposerSuggestion(id: $0.emoji, symbol: $0.emoji, title: $0.name, detail: "", replacement: $0.emoji + " ")
        }
      )
    case "/" where word.count == text.count:
      return (
        word,
        commands.filter { $0.name.hasFolded(prefix: name) }.prefix(most).map {
          ComposerSuggestion(
            id: $0.name, symbol: "", title: "/" + $0.name, detail: $0.help, replacement: "/\($0.name) ")
        }
      )
    default: return (word, [])
    }
  }
}

extension StringProtocol {
  /// Whether it begins so, whatever the case and the accents.
  fileprivate func hasFolded(prefix: some StringProtocol) -> Bool {
    range(of: prefix, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}

/// Emoji by Unicode's names for them, in English.
enum EmojiNames {
  private static let all: [(emoji: String, name: String)] = {
    let ranges: [ClosedRange<UInt32>] = [0x2190...0x2BFF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF]
    return ranges.joined().compactMap { number in
      guard let scalar = Unicode.Scalar(number), scalar.properties.isEmojiPresentation,
        let name = scalar.properties.name
      else { return nil }
      return (String(scalar), name.lowercased())
    }
  }()

  /// Those one of whose words begins so; names that begin so first.
  static func matching(_ name: Substring, most: Int) -> [(emoji: String, name: String)] {
    let name = name.lowercased().replacing("_", with: " ")
    let first = all.filter { $0.name.hasPrefix(name) }
    let second = all.filter { !$0.name.hasPrefix(name) && $0.name.contains(" " + name) }
    return Array((first + second).prefix(most))
  }
}
