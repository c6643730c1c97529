import Foundation
import HTTP
import Synchronization
import UICore

/// Loads images from files and servers, each once at a time, and remembers the decoded ones up to a limit.
package final class RemoteImages: Sendable {
  /// One per process, like `URLSession.shared`; it does nothing until the first image is asked for.
  package static let shared = RemoteImages(
    transport: { HTTPClient() }, files: .ofProgram(), memoryLimit: 128 << 20)

  private struct State {
    var transport: (any HTTPTransport)?
    var running: [RemoteImage.Source: Run] = [:]
    var remembered: [RemoteImage.Source: (image: Image, lastUse: Int)] = [:]
    var bytes = 0
    var uses = 0

    mutating func remembered(_ source: RemoteImage.Source) -> Image? {
      uses += 1
      remembered[source]?.lastUse = uses
      return remembered[source]?.image
    }
  }
  private struct Run {
    let task: Task<Image, any Error>
    /// Who waits, by a number.
    var waiting: Set<Int> = []
  }
  private let state = Mutex(State())
  private let makeTransport: @Sendable () -> any HTTPTransport
  private let files: RemoteImageFiles?
  private let memoryLimit: Int
  /// Bytes of an image as it comes.
  private static let sizeLimit = 64 << 20

  /// - Parameters:
  ///   - transport: made with the first image of a server.
  ///   - files: what is kept on disk; nil for nothing.
  ///   - memoryLimit: bytes of decoded images that are kept without use.
  package init(
    transport: @escaping @Sendable () -> any HTTPTransport, files: RemoteImageFiles?, memoryLimit: Int
  ) {
    (makeTransport, self.files, self.memoryLimit) = (transport, files, memoryLimit)
  }

  /// An image that was loaded before.
  package func remembered(_ source: RemoteImage.Source) -> Image? {
    state.withLock { $0.remembered(source) }
  }

  /// How many wait for images.
  package var waitingCount: Int { state.withLock { $0.running.values.reduce(0) { $0 + $1.waiting.count } } }

  /// Loads an image, together with others that wait for the same; ends when the last of them is cancelled.
  package func image(_ source: RemoteImage.Source) async throws -> Image {
    enum Found {
      case image(Image)
      case run(Task<Image, any Error>, number: Int)
    }
    // In one step: a run that ends between two questions would be started again.
    let found = state.withLock { state -> Found in
      if let image = state.remembered(source) { return .image(image) }
      let task = state.running[source]?.task ?? Task { try await load(source) }
      state.running[source, default: Run(task: task)].waiting.insert(state.uses)
      return .run(task, number: state.uses)
    }
    switch found {
    case .image(let image): return image
    case .run(let task, let number):
      return try await withTaskCancellationHandler {
        defer { leave(number, task, of: source) }
        return try await task.value
      } onCancel: {
        leave(number, task, of: source)
      }
    }
  }

  /// One waits no longer: it was cancelled, or has its image.
  private func leave(_ number: Int, _ task: Task<Image, any Error>, of source: RemoteImage.Source) {
    state.withLock { state in
      guard var run = state.running[source], run.task == task, run.waiting.remove(number) != nil else { return }
      state.running[source] = run.waiting.isEmpty ? nil : run
      if run.waiting.isEmpty { task.cancel() }
    }
  }

  private func load(_ source: RemoteImage.Source) async throws -> Image {
    let data = try await bytes(at: source.url)
    try Task.checkCancellation()
    let image: Image
    do throws(ImageDecodingError) { image = try Image(data: data, scale: source.scale) } catch {
      throw RemoteImage.Failure.decoding(error)
    }
    remember(image, source)
    return image
  }

  private func remember(_ image: Image, _ source: RemoteImage.Source) {
    guard image.byteCount <= memoryLimit / 4 else { return }
    state.withLock { state in
      state.uses += 1
      state.bytes += image.byteCount - (state.remembered[source]?.image.byteCount ?? 0)
      state.remembered[source] = (image, state.uses)
      while state.bytes > memoryLimit, let oldest = state.remembered.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        state.remembered[oldest.key] = nil
        state.bytes -= oldest.value.image.byteCount
      }
    }
  }

  // MARK: Bytes

  private func bytes(at url: URL) async throws -> Data {
    if url.isFileURL {
      do throws(ImageDecodingError) { return try ImageDecoder.readFile(url.path) } catch {
        throw RemoteImage.Failure.decoding(error)
      }
    }
    guard let origin = Origin(url) else { throw RemoteImage.Failure.address(String(url.absoluteString.prefix(100))) }
    let kept = files?.entry(for: url)
    if let kept, kept.isFresh { return kept.body }
    var headers = ["accept": "image/png, image/jpeg;q=0.9, image/webp;q=0.9, image/gif;q=0.8"]
    if let kept { headers.merge(kept.conditions) { $1 } }
    // The program names the server; those that this one sends us on to are reached on the Internet only.
    let access = HTTPAccess(named: [origin], followsToPublic: true)
    let request = HTTPRequest(url, headers: headers, access: access, limits: HTTPLimits(size: Self.sizeLimit))
    let response: HTTPResponse
    do throws(HTTPError) { response = try await transport.response(to: request) } catch {
      throw RemoteImage.Failure.transfer(error)
    }
    if response.status == 304, let kept {
      files?.refresh(kept, with: response.headers)
      return kept.body
    }
    guard response.status == 200 else { throw RemoteImage.Failure.status(response.status) }
    // A copy, so that the answer's memory goes back to the client.
    let body = Data(Array(response.body))
    files?.keep(body, headers: response.headers, for: url)
    return body
  }

  private var transport: any HTTPTransport {
    state.withLock { state in
      let transport = state.transport ?? makeTransport()
      state.transport = transport
      return transport
    }
  }
}
