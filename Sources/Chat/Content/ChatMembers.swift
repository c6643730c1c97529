public import ChatStore
import SwiftUI

/// Who is in a channel, for names and pictures of readers and for mentions: `.environment(\.chatMembers, members)`.
public struct ChatMembers: Equatable, Sendable {
  private let byUser: [UserID: Member]
  /// Names of members by their first word, longest first.
  private let names: [String: [[Unicode.Scalar]]]

  /// The members of a channel. Takes time with their number: make it once for each change.
  public init(_ members: [Member] = []) {
    byUser = Dictionary(members.map { ($0.user, $0) }) { first, _ in first }
    var names: [String: [[Unicode.Scalar]]] = [:]
    for member in members where !member.name.isEmpty && member.name.utf8.count <= 200 {
      let name = Array(member.name.unicodeScalars)
      names[Self.firstWord(name[...]), default: []].append(name)
    }
    self.names = names.mapValues { $0.sorted { $0.count > $1.count } }
  }

  /// All of them, by name.
  var all: [Member] { byUser.values.sorted { ($0.name, $0.user.rawValue) < ($1.name, $1.user.rawValue) } }

  /// A member; nil for one that is not known.
  public subscript(user: UserID) -> Member? { byUser[user] }

  /// Whom the text after an `@` names, as people call them, and how many scalars do so: a name of a member, or an id of the
  /// form `name:server`.
  func mention(in text: ArraySlice<Unicode.Scalar>) -> (name: String, length: Int)? {
    // One name may be the beginning of another, and many may share a first word.
    for name in names[Self.firstWord(text.prefix(200)), default: []].prefix(50)
    where text.starts(with: name) && text.dropFirst(name.count).first?.properties.isAlphabetic != true {
      return (String(String.UnicodeScalarView(name)), name.count)
    }
    let local = text.prefix(256).prefix(while: Self.isInID)
    guard !local.isEmpty, text.dropFirst(local.count).first == ":" else { return nil }
    var server = text.dropFirst(local.count + 1).prefix(256).prefix { Self.isInID($0) || $0 == ":" }
    while let last = server.last, [".", ":", "-"].contains(last) { server.removeLast() }
    guard !server.isEmpty else { return nil }
    let id = String(String.UnicodeScalarView(text.prefix(local.count + 1 + server.count)))
    let name = byUser[UserID(rawValue: "@" + id)]?.name ?? ""
    return (name.isEmpty ? id : name, id.unicodeScalars.count)
  }

  private static func firstWord(_ text: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(text.prefix { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
  }

  private static func isInID(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-", "=", "/", "+": true
    default: false
    }
  }
}

extension EnvironmentValues {
  /// Who is in the channel that is shown.
  @Entry public var chatMembers = ChatMembers()
}

extension Member {
  /// What people call them, in one line; without a name their id.
  var shownName: String { ShownText.line(name.isEmpty ? user.rawValue : name, limit: 120) }
}
