import ChatStore
import SwiftUI

/// The pictures of a message, one at a time: arrow keys go through them, a double click or a pinch makes them larger.
struct GalleryView: View {
  let message: Message
  @State private var index: Int
  @Environment(\.dismiss) private var dismiss
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @FocusState private var isFocused: Bool

  init(message: Message, index: Int) {
    self.message = message
    let count = message.content.attachments.count
    _index = State(initialValue: min(max(0, index), max(0, count - 1)))
  }

  private var pictures: [Attachment] { message.content.attachments }

  var body: some View {
    VStack(spacing: 0) {
      header
      ZStack {
        Color.black
        if pictures.indices.contains(index) {
          GalleryPicture(attachment: pictures[index]).id(pictures[index].source)
        }
      }
      .clipped()
      .overlay(alignment: .leading) { if index > 0 { step("chevron.left", -1, words[.previous]) } }
      .overlay(alignment: .trailing) { if index + 1 < pictures.count { step("chevron.right", 1, words[.next]) } }
    }
    .frame(idealWidth: 720, idealHeight: 560)
    .focusable()
    .focused($isFocused)
    .focusEffectDisabled()
    .defaultFocus($isFocused, true)
    .onMoveCommand { direction in
      if direction == .left { go(-1) } else if direction == .right { go(1) }
    }
    .onExitCommand { dismiss() }
  }

  private var header: some View {
    HStack {
      VStack(alignment: .leading, spacing: 1) {
        if pictures.indices.contains(index) {
          Text(verbatim: pictures[index].name).font(.headline).lineLimit(1)
        }
        if pictures.count > 1 {
          Text(
            verbatim:
              "\((index + 1).formatted(.number.locale(locale))) / \(pictures.count.formatted(.number.locale(locale)))"
          )
          .font(.caption).foregroundStyle(.secondary).monospacedDigit()
        }
      }
      Spacer()
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
      }
      .buttonStyle(.plain).accessibilityLabel(Text(verbatim: words[.close]))
    }
    .padding(12)
  }

  private func step(_ symbol: String, _ step: Int, _ label: String) -> some View {
    Button {
      go(step)
    } label: {
      Image(systemName: symbol).font(.title2.weight(.semibold)).foregroundStyle(.white)
        .frame(width: 40, height: 40).background(.black.opacity(0.5), in: Circle())
    }
    .buttonStyle(.plain).padding(10).accessibilityLabel(Text(verbatim: label))
  }

  private func go(_ step: Int) {
    let next = index + step
    if pictures.indices.contains(next) { index = next }
  }
}

/// One picture, as large as fits.
private struct GalleryPicture: View {
  let attachment: Attachment
  @State private var result: Result<DecodedPicture, PictureFailure>?
  @State private var zoom = 1.0
  @GestureState private var pinch = 1.0
  @Environment(\.attachmentLoader) private var loader
  @Environment(\.pictureMemory) private var memory
  @Environment(\.displayScale) private var scale
  @Environment(\.words) private var words

  /// Points for which pictures are decoded: those of a large window.
  private static let side = 1600.0

  var body: some View {
    GeometryReader { geometry in
      switch result {
      case nil: ProgressView().tint(.white).frame(maxWidth: .infinity, maxHeight: .infinity)
      case .failure(let failure):
        VStack(spacing: 8) {
          Image(systemName: "exclamationmark.triangle").font(.largeTitle)
          Text(verbatim: words[failure.word])
        }
        .foregroundStyle(.white).frame(maxWidth: .infinity, maxHeight: .infinity)
      case .success(let picture):
        let factor = min(max(zoom * pinch, 1), 8)
        ScrollView([.horizontal, .vertical]) {
          picture.image.resizable().interpolation(.high).scaledToFit()
            .frame(width: geometry.size.width * factor, height: geometry.size.height * factor)
        }
        .gesture(
          MagnifyGesture().updating($pinch) { value, pinch, _ in pinch = value.magnification }
            .onEnded { zoom = min(max(zoom * $0.magnification, 1), 8) }
        )
        .onTapGesture(count: 2) { withAnimation { zoom = zoom > 1 ? 1 : 2.5 } }
      }
    }
    .accessibilityLabel(Text(verbatim: attachment.name))
    .task {
      guard let loader else { return result = .failure(.notLoaded) }
      let pixels = Int(Self.side * scale)
      // Within the bound, whatever its shape: the shorter side decides.
      let key = PictureMemory.Key(source: attachment.source, isThumbnail: false, width: pixels, height: pixels)
      if let answer = await memory.load(key, attachment, from: loader), !Task.isCancelled { result = answer }
    }
  }
}
