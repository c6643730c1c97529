import ChatStore
import SwiftUI

/// A picture that fills its place, or what is there in its stead.
struct PictureTile: View {
  let attachment: Attachment
  /// The place, in points, by which the picture is decoded.
  let size: CGSize
  let surface: ChatTheme.Palette.Surface
  /// How many more there are than are shown; the last tile says so.
  var more = 0
  /// Shows the picture large.
  let open: () -> Void

  @Environment(\.attachmentLoader) private var loader
  @Environment(\.remoteMedia) private var remoteMedia
  @Environment(\.pictureMemory) private var memory
  @Environment(\.displayScale) private var scale
  @Environment(\.locale) private var locale
  /// Of the picture that was loaded last, which need not be this one: an edit may have put another one here.
  @State private var loaded: (key: PictureMemory.Key, result: Result<DecodedPicture, PictureFailure>)?
  /// The source that the reader has asked for.
  @State private var asked: String?

  var body: some View {
    let picture = picture
    Button(action: press) {
      ZStack {
        Rectangle().fill(surface.fill)
        if let picture {
          // An overlay keeps the size of the place; the picture fills it and is cut.
          Color.clear.overlay { picture.image.resizable().interpolation(.high).aspectRatio(contentMode: .fill) }
        } else {
          PicturePlaceholder(
            kind: placeholder, isVideo: attachment.isVideo, isSmall: size.width < 120, surface: surface)
        }
        if attachment.isVideo, picture != nil, more == 0 { VideoMark(duration: attachment.duration) }
        if more > 0 {
          Rectangle().fill(Color(white: 0, opacity: 0.6))
          Text(verbatim: "+" + more.formatted(.number.locale(locale))).font(.system(size: 24, weight: .semibold))
            .foregroundStyle(Color.white)
        }
      }
      .clipped()
    }
    .buttonStyle(.plain)
    .task(id: request) { await load() }
  }

  private var isAllowed: Bool {
    guard loader != nil, !attachment.isVideo || attachment.thumbnail != nil else { return false }
    return !attachment.isRemote || remoteMedia == .always || remoteMedia == .ask && asked == attachment.source
  }

  private var key: PictureMemory.Key {
    PictureMemory.Key(
      source: attachment.source, isThumbnail: !attachment.mayMove, width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
  }

  private var result: Result<DecodedPicture, PictureFailure>? { loaded?.key == key ? loaded?.result : nil }

  private var picture: DecodedPicture? {
    if case .success(let picture)? = result { return picture }
    return isAllowed ? memory.picture(key) : nil
  }

  private var placeholder: PicturePlaceholder.Kind {
    if case .failure(let failure)? = result { return .failed(failure) }
    if isAllowed { return .loading }
    guard loader != nil, !attachment.isVideo || attachment.thumbnail != nil else { return .none }
    return remoteMedia == .never ? .off : .ask
  }

  private struct Request: Equatable {
    let key: PictureMemory.Key
    let isAllowed: Bool
  }
  private var request: Request { Request(key: key, isAllowed: isAllowed) }

  private func load() async {
    // What is read here is as it is now, also in a task that was given up before it began.
    guard !Task.isCancelled, isAllowed, let loader else { return }
    let key = key
    if let answer = await memory.load(key, attachment, from: loader), !Task.isCancelled { loaded = (key, answer) }
  }

  private func press() {
    if picture == nil, placeholder == .ask { asked = attachment.source } else { open() }
  }
}

/// What stands where a picture will, or will not.
private struct PicturePlaceholder: View {
  enum Kind: Equatable {
    case loading, ask, off
    /// Nothing gives pictures, or it is a video without one.
    case none
    case failed(PictureFailure)
  }
  let kind: Kind
  let isVideo: Bool
  let isSmall: Bool
  let surface: ChatTheme.Palette.Surface
  @Environment(\.chatTheme) private var theme
  @Environment(\.words) private var words
  @ScaledMetric private var scale = 1.0

  var body: some View {
    VStack(spacing: 6) {
      if kind == .loading {
        ProgressView().controlSize(.small)
      } else {
        Image(systemName: symbol).font(.system(size: isSmall ? 18 : 26))
        if !isSmall, let word {
          Text(verbatim: words[word]).font(.system(size: theme.detailSize * scale)).multilineTextAlignment(.center)
            .lineLimit(2).padding(.horizontal, 8)
        }
      }
    }
    .foregroundStyle(surface.detail)
  }

  private var symbol: String {
    switch kind {
    case .failed: "exclamationmark.triangle"
    case .ask: "square.and.arrow.down"
    default: isVideo ? "play.rectangle" : "photo"
    }
  }

  private var word: ChatWords.Word? {
    switch kind {
    case .loading, .none: nil
    case .ask: .loadPicture
    case .off: .pictureOff
    case .failed(let failure): failure.word
    }
  }
}

/// Says that a picture is of a video, and how long that is.
private struct VideoMark: View {
  let duration: Double?
  @ScaledMetric private var scale = 1.0

  var body: some View {
    Image(systemName: "play.fill").font(.system(size: 18)).foregroundStyle(Color.white)
      .frame(width: 44, height: 44).background(Circle().fill(Color(white: 0, opacity: 0.6)))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .bottomTrailing) {
        if let text = PlayingTime.text(duration) {
          Text(verbatim: text).font(.system(size: 11 * min(scale, 1.8), weight: .medium)).monospacedDigit()
            .foregroundStyle(Color.white).padding(.horizontal, 6).padding(.vertical, 2)
            .background(Capsule().fill(Color(white: 0, opacity: 0.6))).padding(6)
        }
      }
  }
}
