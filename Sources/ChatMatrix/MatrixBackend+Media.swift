import ChatClient
import ChatStore
import Foundation
import HTTP

extension MatrixBackend {
  /// Seconds for a file to come or go.
  private static let mediaTime = 600.0

  /// Whether it is an `mxc` address.
  public func isRemote(_ source: String) -> Bool { source.hasPrefix("mxc://") }

  /// Uploads a file, in ten minutes at most; the server may take less than the session does.
  public func upload(_ data: Data, name: String, type: String) async throws(ChatBackendError) -> String {
    let response = try await client.response(
      .post, ["_matrix", "media", "v3", "upload"], query: name.isEmpty ? [] : [("filename", String(name.prefix(200)))],
      headers: ["Content-Type": type.isEmpty ? "application/octet-stream" : type], body: data,
      limits: HTTPLimits(size: 1 << 20, firstByte: Self.mediaTime, pause: 60, whole: Self.mediaTime))
    guard let source = MatrixJSON(response.body)?["content_uri"].string, isRemote(source) else {
      throw .malformed("It does not say where the file is.")
    }
    return source
  }

  /// Downloads a file or a picture that the server scales, by the token; the old way from servers before v1.11.
  public func download(
    _ source: String, thumbnail: ThumbnailSize?, limit: Int
  ) async throws(ChatBackendError) -> Data {
    let parts = source.dropFirst("mxc://".count).split(separator: "/", omittingEmptySubsequences: false).map(
      String.init)
    guard isRemote(source), parts.count == 2, !parts.contains("") else { throw .notFound("file") }
    let kind = thumbnail == nil ? "download" : "thumbnail"
    var query: [(String, String)] = []
    if let thumbnail {
      query = [("width", "\(thumbnail.width)"), ("height", "\(thumbnail.height)"), ("method", "scale")]
    }
    if state.withLock({ $0.hasMedia }) {
      do throws(ChatBackendError) {
        return try await file(["_matrix", "client", "v1", "media", kind] + parts, query, limit)
      } catch .notSupported {
        // A server from before v1.11.
        state.withLock { $0.hasMedia = false }
      }
    }
    return try await file(["_matrix", "media", "v3", kind] + parts, query, limit)
  }

  /// `/preview_url`: the server asks the site. What it says of a picture is a file of its own.
  public func preview(of link: URL) async throws(ChatBackendError) -> LinkPreview? {
    let query = [("url", link.absoluteString)]
    let json: MatrixJSON
    if state.withLock({ $0.hasMedia }) {
      do throws(ChatBackendError) {
        json = try await client.call(.get, ["_matrix", "client", "v1", "media", "preview_url"], query: query)
      } catch .notSupported {
        state.withLock { $0.hasMedia = false }
        json = try await client.call(.get, ["_matrix", "media", "v3", "preview_url"], query: query)
      }
    } else {
      json = try await client.call(.get, ["_matrix", "media", "v3", "preview_url"], query: query)
    }
    func pixels(_ name: String) -> Int? {
      (json[name].int ?? json[name].string.flatMap { Int($0) }).flatMap { (1...100_000).contains($0) ? $0 : nil }
    }
    return LinkPreview(
      title: json["og:title"].string ?? "", text: json["og:description"].string ?? "",
      site: json["og:site_name"].string ?? "", image: json["og:image"].string.flatMap { isRemote($0) ? $0 : nil },
      width: pixels("og:image:width"), height: pixels("og:image:height"))
  }

  private func file(
    _ path: [String], _ query: [(String, String)], _ limit: Int
  ) async throws(ChatBackendError) -> Data {
    let response = try await client.response(
      .get, path, query: query, headers: ["Accept": "*/*"],
      limits: HTTPLimits(size: limit, firstByte: 60, pause: 30, whole: Self.mediaTime))
    // A copy, which does not hold room for other answers.
    return Data(Array(response.body))
  }
}
