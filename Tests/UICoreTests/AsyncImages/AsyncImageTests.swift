import DisplayList
import Foundation
import HTTP
import SwiftUI
import Synchronization
import Testing
import UIControls
import UITestSupport

/// Answers as it is told, and counts who asks.
private final class Server: HTTPTransport {
  typealias Answer = @Sendable (HTTPRequest) async throws(HTTPError) -> HTTPResponse
  private let answer: Answer
  private let asked = Mutex<[HTTPRequest]>([])
  var requests: [HTTPRequest] { asked.withLock { $0 } }

  init(_ answer: @escaping Answer) { self.answer = answer }

  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    asked.withLock { $0.append(request) }
    return try await answer(request)
  }

  nonisolated func images(files: RemoteImageFiles? = nil, memoryLimit: Int = 1 << 20) -> RemoteImages {
    RemoteImages(transport: { self }, files: files, memoryLimit: memoryLimit)
  }
}

/// A red PNG.
@MainActor private func png(width: CGFloat = 30, height: CGFloat = 20) throws -> Data {
  try ImageRenderer(content: Color.red.frame(width: width, height: height)).pngData()
}

private let address = URL(string: "https://example.com/a.png")!

/// A moment that tests move.
private final class Calendar: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_000_000))
  var now: Date { date.withLock { $0 } }
  func advance(by seconds: Double) { date.withLock { $0 += seconds } }
}

@MainActor @Observable private final class Model {
  var url: URL? = address
  var isShown = true
}

private struct Phases: View {
  let model: Model
  var body: some View {
    if model.isShown {
      AsyncImage(url: model.url, scale: 2) { phase in
        switch phase {
        case .empty: Text("waiting")
        case .success(let image): image.accessibilityLabel("picture")
        case .failure(let error): Text(error.localizedDescription)
        }
      }
    }
  }
}

@MainActor struct AsyncImageTests {
  private func host(_ images: RemoteImages, _ model: Model = Model()) throws -> TestHost {
    try TestHost(size: CGSize(width: 300, height: 80)) { Phases(model: model).environment(\.remoteImages, images) }
  }

  /// 30×20 pixels at two a point.
  @Test func anImageIsShownInItsSize() async throws {
    let data = try png()
    let server = Server { _ in HTTPResponse(status: 200, body: data) }
    let host = try host(server.images())
    #expect(host.staticTexts["waiting"] != nil)
    #expect(await host.wait(atMost: 5) { host.images["picture"] != nil })
    #expect(host.images["picture"]?.frame == CGRect(x: 142.5, y: 35, width: 15, height: 10))
    #expect(server.requests.map(\.address) == [address])
    #expect(server.requests.first?.access.followsToPublic == true)
  }

  /// 16 × 12 pixels at two a point; of what moves the first frame, which stays.
  @Test(arguments: ["once.gif", "moving.webp", "lossy.webp"]) func otherFormatsAreStills(_ name: String) async throws {
    let data = try AnimationFiles.data(name)
    let host = try host(Server { _ in HTTPResponse(status: 200, body: data) }.images())
    #expect(await host.wait(atMost: 60) { host.images["picture"] != nil })
    #expect(host.images["picture"]?.frame == CGRect(x: 146, y: 37, width: 8, height: 6))
    host.resetCounts()
    host.advance(by: 5)
    #expect(host.rules == 0)
    host.close()
  }

  @Test func whatFailsSaysWhy() async throws {
    let server = Server { request throws(HTTPError) in
      switch request.address.path {
      case "/status": return HTTPResponse(status: 404)
      case "/text": return HTTPResponse(status: 200, body: Data("no image".utf8))
      default: throw .unreachable("no route")
      }
    }
    let model = Model()
    let host = try host(server.images(), model)
    for (path, text) in [
      ("status", "the server answered with status 404"), ("text", "the image is none of PNG, JPEG, GIF and WebP"),
      ("x", "The server cannot be reached: no route"),
    ] {
      model.url = URL(string: "https://example.com/\(path)")
      #expect(await host.wait(atMost: 5) { host.staticTexts[text] != nil }, "\(host.elementDump)")
    }
    model.url = URL(string: "ftp://example.com/")
    let text = "ftp://example.com/ is neither a file nor on a web server"
    #expect(await host.wait(atMost: 5) { host.staticTexts[text] != nil })
    model.url = nil
    #expect(await host.wait(atMost: 5) { host.staticTexts["waiting"] != nil })
    // Once for each address of a server, that of the start among them.
    #expect(server.requests.count == 4)
  }

  @Test func anImageOfAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    try png().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let model = Model()
    model.url = file
    let host = try host(Server { _ in HTTPResponse(status: 500) }.images(), model)
    #expect(await host.wait(atMost: 5) { host.images["picture"] != nil })
  }

  /// Who shows the same twice asks once, and who comes back does not ask again.
  @Test func oneImageIsAskedForOnce() async throws {
    let data = try png()
    let server = Server { _ in
      try? await Task.sleep(for: .milliseconds(20))
      return HTTPResponse(status: 200, body: data)
    }
    let model = Model()
    let images = server.images()
    let host = try TestHost(size: CGSize(width: 300, height: 80)) {
      HStack {
        Phases(model: model)
        Phases(model: model)
      }.environment(\.remoteImages, images)
    }
    #expect(await host.wait(atMost: 5) { host.images.count == 2 })
    model.isShown = false
    host.update()
    #expect(host.images.count == 0)
    model.isShown = true
    host.update()
    #expect(host.images.count == 2)
    #expect(server.requests.count == 1)
  }

  /// A view that has gone ends its transfer, unless another waits for the same.
  @Test func whoLeavesEndsTheTransfer() async throws {
    let data = try png()
    let cancelled = Mutex(0)
    let server = Server { _ throws(HTTPError) in
      do { try await Task.sleep(for: .seconds(30)) } catch {
        cancelled.withLock { $0 += 1 }
        throw .cancelled
      }
      return HTTPResponse(status: 200, body: data)
    }
    let (first, second) = (Model(), Model())
    let images = server.images()
    let host = try TestHost(size: CGSize(width: 300, height: 80)) {
      HStack {
        Phases(model: first)
        Phases(model: second)
      }.environment(\.remoteImages, images)
    }
    while server.requests.isEmpty || images.waitingCount < 2 { await Task.yield() }
    first.isShown = false
    host.update()
    for _ in 0..<1000 { await Task.yield() }
    #expect(cancelled.withLock { $0 } == 0)
    second.isShown = false
    host.update()
    let deadline = ContinuousClock.now + .seconds(10)
    while cancelled.withLock({ $0 }) == 0, ContinuousClock.now < deadline { await Task.yield() }
    #expect(cancelled.withLock { $0 } == 1)
    #expect(server.requests.count == 1)
  }

  /// An answer that comes after the address has changed is not shown.
  @Test func aLateAnswerIsNotShown() async throws {
    let (slow, quick) = (try png(), try png(width: 10, height: 10))
    let server = Server { request in
      if request.address == address {
        try? await Task.sleep(for: .seconds(0.2))
        return HTTPResponse(status: 200, body: slow)
      }
      return HTTPResponse(status: 200, body: quick)
    }
    let model = Model()
    let host = try host(server.images(), model)
    while server.requests.isEmpty { await Task.yield() }
    model.url = URL(string: "https://example.com/b.png")
    #expect(await host.wait(atMost: 5) { host.images["picture"]?.frame.width == 5 })
    try await Task.sleep(for: .seconds(0.4))
    host.update()
    #expect(host.images["picture"]?.frame.width == 5)
  }

  /// 1,200 bytes of pixels each (10×30 of four bytes); a quarter of 4,800 fits, and four of them.
  @Test func memoryHasALimit() async throws {
    let data = try png(width: 10, height: 30)
    let server = Server { _ in HTTPResponse(status: 200, body: data) }
    let images = server.images(memoryLimit: 4800)
    let sources = (0..<5).map { RemoteImage.Source(url: URL(string: "https://a.com/\($0)")!, scale: 1) }
    for source in sources { _ = try await images.image(source) }
    #expect(sources.map { images.remembered($0) != nil } == [false, true, true, true, true])
  }

  @Test func theShortFormsShowAPlaceholder() async throws {
    let data = try png()
    let server = Server { _ in HTTPResponse(status: 200, body: data) }
    let images = server.images()
    let host = try TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        AsyncImage(url: nil).accessibilityLabel("grey").accessibilityAddTraits(.isImage)
        AsyncImage(url: address) {
          $0.resizable().frame(width: 40, height: 40).accessibilityLabel("image")
        } placeholder: {
          ProgressView().frame(width: 40, height: 40)
        }
      }.environment(\.remoteImages, images)
    }
    #expect(host.images["grey"]?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(await host.wait(atMost: 5) { host.images["image"]?.frame == CGRect(x: 30, y: 60, width: 40, height: 40) })
  }
}

/// What is kept on disk, by the rules of RFC 9111.
@MainActor struct RemoteImageFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
  private let calendar = Calendar()
  private func files(limit: Int = 1 << 20) -> RemoteImageFiles {
    RemoteImageFiles(folder: folder, limit: limit) { [calendar] in calendar.now }
  }

  /// Asks anew each time, so that only the files remember.
  private func load(_ server: Server, limit: Int = 1 << 20, _ url: URL = address) async throws -> Image {
    try await server.images(files: files(limit: limit)).image(RemoteImage.Source(url: url, scale: 1))
  }

  @Test func anAnswerHoldsForItsTimeAndIsAskedAboutThen() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try png()
    let server = Server { request in
      if request.headers["if-none-match"] == "\"1\"" {
        return HTTPResponse(status: 304, headers: ["cache-control": "max-age=5"])
      }
      return HTTPResponse(status: 200, headers: ["cache-control": "public, max-age=60", "etag": "\"1\""], body: data)
    }
    for _ in 0..<2 { _ = try await load(server) }
    #expect(server.requests.count == 1)
    calendar.advance(by: 60)
    for _ in 0..<2 { _ = try await load(server) }
    #expect(server.requests.count == 2)
    calendar.advance(by: 5)
    _ = try await load(server)
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"1\"", "\"1\""])
  }

  @Test(arguments: [
    (["cache-control": "no-store, max-age=60"], 2), ([:], 2), (["etag": "1"], 2),
    (["cache-control": "no-cache", "etag": "1"], 2),
    (["expires": "Mon, 12 Jan 1970 13:47:40 GMT"], 1), (["expires": "soon"], 2),
    (["cache-control": "max-age=60", "age": "60"], 2), (["cache-control": "max-age=60", "age": "59"], 1),
    // A tenth of 100 seconds; 1970-01-12 13:46:40 is the calendar's moment.
    (["last-modified": "Mon, 12 Jan 1970 13:45:00 GMT"], 1), (["cache-control": "max-age=9999999999999999999999"], 1),
    (["cache-control": "max-age=x"], 2),
  ])
  func whatTheServerLetsBeKept(headers: [String: String], requests: Int) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try png()
    let server = Server { _ in HTTPResponse(status: 200, headers: headers, body: data) }
    _ = try await load(server)
    _ = try await load(server)
    #expect(server.requests.count == requests)
  }

  /// Bytes of a file.
  private func entrySize(_ server: Server) async throws -> Int? {
    _ = try await load(server, URL(string: "https://a.com/x")!)
    let file = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first
    defer { try? FileManager.default.removeItem(at: folder) }
    return try file?.resourceValues(forKeys: [.fileSizeKey]).fileSize
  }

  @Test func theOldestFilesGoFirst() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try png()
    let server = Server { _ in HTTPResponse(status: 200, headers: ["cache-control": "max-age=60"], body: data) }
    let urls = (0..<6).map { URL(string: "https://a.com/\($0)")! }
    let size = try #require(await entrySize(server))
    for url in urls {
      _ = try await load(server, limit: size * 5 + 20, url)
      calendar.advance(by: 1)
      #expect(files().entry(for: urls[0]) != nil)
    }
    #expect(files().entry(for: urls[1]) == nil)
    #expect(files().entry(for: urls[5]) != nil)
  }

  /// Cut, emptied, of another address, not to be written: the server is asked.
  @Test func damagedFilesAreNoError() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try png()
    let server = Server { _ in HTTPResponse(status: 200, headers: ["cache-control": "max-age=60"], body: data) }
    _ = try await load(server)
    let file = try #require(FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).first)
    let whole = try Data(contentsOf: file)
    for bytes in [Data(), whole.prefix(10), Data("{}\n".utf8), Data(whole.reversed())] {
      try bytes.write(to: file)
      _ = try await load(server)
    }
    #expect(server.requests.count == 5)
    try FileManager.default.removeItem(at: folder)
    try Data().write(to: folder)
    _ = try await load(server)
    #expect(server.requests.count == 6)
  }
}
