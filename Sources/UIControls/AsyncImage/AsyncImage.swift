import DisplayList
import Foundation
import UICore

/// A view that loads an image from a file or a server and shows it.
///
/// PNG and JPEG, at most 64 MiB as they come. Loading begins when the view appears and ends when it disappears or its
/// address changes. Decoded images stay in memory up to a limit, so that a row that comes back shows its image at once;
/// what servers allow to be kept is kept on disk, below `$XDG_CACHE_HOME`. What has failed is asked for again by another
/// view, or for another address.
public struct AsyncImage<Content: View>: View {
  private let source: RemoteImage.Source?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  @State private var loaded: Loaded?
  @Environment(\.remoteImages) private var images

  private struct Loaded {
    let source: RemoteImage.Source
    let phase: AsyncImagePhase
  }

  /// Shows the image in its own size; until it is there, a grey area that fills what is offered.
  ///
  /// - Parameter scale: the image's pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? RemoteImage.placeholder }
  }

  /// Shows what `content` makes of the image, and `placeholder` until then and if it cannot be loaded.
  ///
  /// - Parameter scale: the image's pixels per point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows what `content` makes of each phase.
  ///
  /// - Parameters:
  ///   - scale: the image's pixels per point.
  ///   - transaction: how a phase takes the place of another.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    source = url.map { RemoteImage.Source(url: $0, scale: scale) }
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    content(phase).task(id: source) { await load() }
  }

  private var phase: AsyncImagePhase {
    guard let source else { return .empty }
    if let loaded, loaded.source == source { return loaded.phase }
    return images.remembered(source).map(AsyncImagePhase.success) ?? .empty
  }

  private func load() async {
    // Another branch for another phase appears and asks again.
    guard let source, loaded?.source != source, phase.image == nil else { return }
    let phase: AsyncImagePhase
    do {
      phase = .success(try await images.image(source))
    } catch {
      // Whoever comes back loads again.
      if Task.isCancelled { return }
      phase = .failure(error)
    }
    if Task.isCancelled { return }
    withTransaction(transaction) { loaded = Loaded(source: source, phase: phase) }
  }
}

extension RemoteImage {
  /// Grey, a fifth opaque: quiet on both appearances.
  static let placeholder = Image(bitmap: Bitmap(width: 1, height: 1, pixels: [0x331A_1A1A], isOpaque: false))
    .resizable()
}

private enum RemoteImagesKey: EnvironmentKey {
  static var defaultValue: RemoteImages { .shared }
}

extension EnvironmentValues {
  /// Loads the images of `AsyncImage`; tests replace it.
  package var remoteImages: RemoteImages {
    get { self[RemoteImagesKey.self] }
    set { self[RemoteImagesKey.self] = newValue }
  }
}
