public import ChatStore
public import SwiftUI

/// A user's picture in a circle; until there is one, their initials on a colour that is always the same for them.
public struct MessageAvatar: View {
  private let member: Member
  private let size: Double

  /// - Parameter size: points across.
  public init(_ member: Member, size: Double) { (self.member, self.size) = (member, size) }

  public var body: some View {
    Group {
      if let source = member.avatar, !source.isEmpty {
        AvatarPicture(member: member, source: source, size: size)
      } else {
        Initials(member: member, size: size)
      }
    }
    .accessibilityHidden(true)
  }
}

/// The first letters of a name on its user's colour.
private struct Initials: View {
  let member: Member
  let size: Double

  var body: some View {
    Text(verbatim: MessageAvatar.initials(member.shownName)).font(.system(size: size * 0.4, weight: .semibold))
      .foregroundStyle(Color.white).lineLimit(1)
      .frame(width: size, height: size)
      .background(Circle().fill(AvatarColor.color(of: member.user)))
  }
}

/// A picture, once it is there.
private struct AvatarPicture: View {
  let member: Member
  let source: String
  let size: Double

  @Environment(\.attachmentLoader) private var loader
  @Environment(\.remoteMedia) private var remoteMedia
  @Environment(\.pictureMemory) private var memory
  @Environment(\.displayScale) private var scale
  @State private var loaded: (key: PictureMemory.Key, picture: DecodedPicture)?

  var body: some View {
    ZStack {
      if let picture {
        picture.image.resizable().interpolation(.high).aspectRatio(contentMode: .fill)
          .frame(width: size, height: size).clipShape(Circle())
      } else {
        Initials(member: member, size: size)
      }
    }
    .frame(width: size, height: size)
    .task(id: request) {
      guard !Task.isCancelled, let request, let loader else { return }
      if case .success(let picture)? = await memory.load(request.key, request.attachment, from: loader) {
        if !Task.isCancelled { loaded = (request.key, picture) }
      }
    }
  }

  private var picture: DecodedPicture? {
    guard let key = request?.key else { return nil }
    return loaded?.key == key ? loaded?.picture : memory.picture(key)
  }

  private struct Request: Equatable {
    let key: PictureMemory.Key
    let attachment: Attachment
  }

  /// Nil where there is no picture, or it may not be asked for.
  private var request: Request? {
    guard loader != nil else { return nil }
    let attachment = Attachment(source: source, name: member.shownName, type: "image/*")
    guard remoteMedia == .always || !attachment.isRemote else { return nil }
    let pixels = Int((size * scale).rounded(.up))
    return Request(
      key: PictureMemory.Key(source: source, isThumbnail: true, width: pixels, height: pixels), attachment: attachment)
  }
}

extension MessageAvatar {
  /// The first letters of the first and the last word; of an id that of its name.
  static func initials(_ name: String) -> String {
    let words = name.split { $0.isWhitespace || "@._-:+".contains($0) }.filter { $0.first?.isLetter == true }
    guard let first = words.first?.first else { return name.first { $0.isNumber }.map(String.init) ?? "?" }
    let last = words.count > 1 && name.first != "@" ? words.last?.first : nil
    return (String(first) + (last.map(String.init) ?? "")).uppercased()
  }
}

/// Colours behind initials; white on each has a contrast of at least 4.5 to 1.
enum AvatarColor {
  static let colors: [Color] =
    ([
      0xB3261E, 0x8A4B00, 0x5A6300, 0x1B6E3C, 0x006A6A, 0x1F5FBF, 0x6A4BC4, 0xA1307A,
    ] as [Int]).map(color)

  private static func color(_ hex: Int) -> Color {
    func part(_ shift: Int) -> Double { Double(hex >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  /// By FNV-1a of the id, which is the same in every run.
  static func color(of user: UserID) -> Color {
    let hash = user.rawValue.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return colors[Int((hash ^ hash >> 16) % UInt32(colors.count))]
  }
}
