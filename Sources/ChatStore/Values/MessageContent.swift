import Foundation

/// What a message says.
public enum MessageContent: Hashable, Sendable {
  /// Text, Markdown included.
  case text(String)
  /// Pictures or videos with a caption.
  case images([Attachment], caption: String)
  /// A file with a caption.
  case file(Attachment, caption: String)
  /// A recording of a voice.
  case voice(Attachment)
  /// A question.
  case poll(Poll)
  /// A place.
  case location(Location)
  /// What happened in the channel, in words.
  case system(String)
  /// Text that only this user sees, as the answer to a command.
  case ephemeral(String)
  /// What this version does not know: its type, a text in its stead, and its payload as it came.
  case other(type: String, text: String, payload: Data)

  /// A question with answers to choose from.
  public struct Poll: Hashable, Sendable, Codable {
    /// What is asked.
    public var question: String
    /// The answers, in their order.
    public var options: [Option]
    /// How many may be chosen.
    public var maxSelections: Int
    /// Whether people see what was chosen only once the poll has ended.
    public var hidesVotes: Bool

    /// An answer.
    public struct Option: Hashable, Sendable, Codable {
      /// The server's word for it.
      public var id: String
      /// What people read.
      public var text: String

      /// An answer.
      public init(id: String, text: String) {
        self.id = id
        self.text = text
      }
    }

    /// A question.
    public init(question: String, options: [Option], maxSelections: Int = 1, hidesVotes: Bool = false) {
      self.question = question
      self.options = options
      self.maxSelections = maxSelections
      self.hidesVotes = hidesVotes
    }

    /// Reads a poll, also one that was kept before polls could hide their votes.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      question = try values.decode(String.self, forKey: .question)
      options = try values.decode([Option].self, forKey: .options)
      maxSelections = try values.decode(Int.self, forKey: .maxSelections)
      hidesVotes = try values.decodeIfPresent(Bool.self, forKey: .hidesVotes) ?? false
    }
  }

  /// A place on the earth.
  public struct Location: Hashable, Sendable, Codable {
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double
    /// What the place is called.
    public var name: String

    /// A place.
    public init(latitude: Double, longitude: Double, name: String = "") {
      self.latitude = latitude
      self.longitude = longitude
      self.name = name
    }
  }

  /// The files that belong to it.
  public var attachments: [Attachment] {
    switch self {
    case .images(let attachments, _): attachments
    case .file(let attachment, _), .voice(let attachment): [attachment]
    case .text, .poll, .location, .system, .ephemeral, .other: []
    }
  }

  /// What search finds it by. Ranges of a ``SearchHit`` are of this text.
  public var searchableText: String {
    switch self {
    case .text(let text), .ephemeral(let text), .system(let text), .other(_, let text, _): text
    case .images(let attachments, let caption): Self.lines([caption] + attachments.map(\.name))
    case .file(let attachment, let caption): Self.lines([caption, attachment.name])
    case .voice(let attachment): attachment.name
    case .poll(let poll): Self.lines([poll.question] + poll.options.map(\.text))
    case .location(let location): location.name
    }
  }

  private static func lines(_ texts: [String]) -> String { texts.filter { !$0.isEmpty }.joined(separator: "\n") }
}
