import DashboardFormat
import Foundation
import HTTP

/// Loads the pictures of dashboards, each once and within limits, and keeps them by address.
///
/// Addresses are `http`, `https` and `data` (base64); those without a server (`/static/logo.png`) are relative to `base`.
/// Only servers that the user allowed are asked, and the server of `base`, which may stand in a private network.
/// The oldest make room for another where there are more than 24, or where they take more than 96 MiB. A large one is kept
/// in fewer pixels, so that all those that are shown take no more either. Keeps failures too, until `forgetFailures`.
public actor PictureStore {
  /// A picture, or why there is none.
  public typealias Answer = Result<Picture, PictureError>

  private let loader: any PictureLoader
  private let base: URL?
  nonisolated let access: PictureAccess
  private let byteLimit: Int
  private let pixelLimit: Int
  private var answers: [String: Answer] = [:]
  private var order: [String] = []
  private var tasks: [String: Task<Answer, Never>] = [:]
  private static let capacity = 24
  /// Of all pictures that anybody holds.
  private let shared: PictureMemory
  /// What the pictures that are kept take, in bytes.
  private(set) var memory = 0

  /// - Parameters:
  ///   - base: the server of relative addresses.
  ///   - access: whom the user allows to be asked.
  ///   - byteLimit: the largest size of an encoded picture, in bytes.
  ///   - pixelLimit: the most pixels of a picture.
  ///   - memoryLimit: the most bytes that all pictures take in memory, some 350 kB more for each of 65,536 pixels and less.
  public init(
    _ loader: any PictureLoader = HTTPPictureLoader(), base: URL? = nil, access: PictureAccess = PictureAccess(),
    byteLimit: Int = 8 << 20, pixelLimit: Int = 8_500_000, memoryLimit: Int = 96 << 20
  ) {
    self.loader = loader
    self.base = base
    self.access = access
    self.byteLimit = byteLimit
    self.pixelLimit = pixelLimit
    shared = PictureMemory(limit: memoryLimit)
  }

  /// The picture at an address, or an error. Concurrent calls for one address share one load.
  public func picture(at address: String) async -> Answer {
    if let answer = answers[address] { return answer }
    if let task = tasks[address] { return await task.value }
    let task = Task { await load(address) }
    tasks[address] = task
    let answer = await task.value
    tasks[address] = nil
    // Another answer may be had as soon as the user says so.
    if case .failure(let error) = answer, error.missing != nil { return answer }
    answers[address] = answer
    order.append(address)
    memory += Self.cost(answer)
    while order.count > 1, order.count > Self.capacity || memory > shared.limit {
      if let old = answers.removeValue(forKey: order.removeFirst()) { memory -= Self.cost(old) }
    }
    return answer
  }

  private static func cost(_ answer: Answer) -> Int {
    guard case .success(let picture) = answer else { return 0 }
    return picture.byteCount
  }

  /// Forgets failures, so that their addresses are loaded again.
  public func forgetFailures() {
    order.removeAll { address in
      guard case .failure? = answers[address] else { return false }
      answers[address] = nil
      return true
    }
  }

  private func load(_ address: String) async -> Answer {
    do {
      let (host, data) = try await bytes(address)
      do {
        return .success(try Picture(data: data, pixelLimit: pixelLimit).fitted(into: shared))
      } catch {
        return .failure(PictureError(host: host, reason: error.reason))
      }
    } catch {
      return .failure(error)
    }
  }

  private func bytes(_ address: String) async throws(PictureError) -> (host: String, data: Data) {
    let limit = byteLimit
    guard !address.isEmpty else { throw PictureError(host: "No address", reason: "the file names none") }
    if address.hasPrefix("data:") {
      guard address.utf8.count <= 2 * limit, let comma = address.firstIndex(of: ","),
        address[..<comma].hasSuffix(";base64"),
        let data = Data(base64Encoded: String(address[address.index(after: comma)...]))
      else { throw PictureError(host: "In the file", reason: "the picture cannot be read") }
      return ("In the file", data)
    }
    guard let url = URL(string: address, relativeTo: base)?.absoluteURL, let scheme = url.scheme, let host = url.host()
    else { throw PictureError(host: address.prefix(60) + "", reason: "its server is not known here") }
    guard scheme == "https" || scheme == "http" else {
      throw PictureError(host: host, reason: "\(scheme.prefix(20)) addresses are not loaded")
    }
    guard url.user == nil, url.password == nil else {
      throw PictureError(host: host, reason: "its address holds a name or a password, which are not sent")
    }
    guard let origin = Origin(url) else { throw PictureError(host: host, reason: "its server has no proper name") }
    let allowed = HTTPAccess(named: Set(base.flatMap { Origin($0) }.map { [$0] } ?? []), allowed: await access.allowed)
    guard allowed.contains(origin) else {
      throw PictureError(host: host, reason: "this server was not allowed to be asked", missing: origin)
    }
    do {
      return (host, try await loader.bytes(at: url, access: allowed, limit: limit))
    } catch {
      throw PictureError(host: host, reason: error.description)
    }
  }
}
