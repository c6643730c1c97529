import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Dashboards

/// Pictures come from their addresses through a loader, within limits.
@MainActor
struct PictureTests {
  private func failure(_ answer: PictureStore.Answer) -> String? {
    if case .failure(let error) = answer { error.description } else { nil }
  }

  private func widget(_ url: String, _ sizing: EmbedDefinition.Sizing = .fit) -> WidgetDescription {
    WidgetDescription(
      id: url, frame: GridFrame(x: 0, y: 0, width: 12, height: 2),
      definition: .embed(.init(kind: .image, url: url, sizing: sizing, hasBackground: false)))
  }

  @Test func eachAddressIsLoadedOnce() async throws {
    let loader = try MadeUpPictures()
    let store = PictureStore(loader)
    async let first = store.picture(at: "https://a.example/1.png")
    async let second = store.picture(at: "https://a.example/1.png")
    let answers = await [first, second, store.picture(at: "https://a.example/1.png")]
    #expect(answers.allSatisfy { failure($0) == nil })
    #expect(loader.asked.count == 1)
  }

  @Test func failuresNameTheHost() async throws {
    let loader = try MadeUpPictures()
    let store = PictureStore(loader, byteLimit: 1000)
    #expect(failure(await store.picture(at: "https://a.example/missing.png")) == "a.example: The server answered 404.")
    #expect(
      failure(await store.picture(at: "https://b.example/text.png")) == "b.example: the image is neither PNG nor JPEG")
    #expect(
      failure(await store.picture(at: "https://c.example/1.png")) == "c.example: The answer is larger than 1000 bytes.")
    #expect(failure(await store.picture(at: "file:///etc/passwd")) != nil)
    #expect(failure(await store.picture(at: "ftp://d.example/1.png")) == "d.example: ftp addresses are not loaded")
    #expect(failure(await store.picture(at: "/static/1.png")) == "/static/1.png: its server is not known here")
    #expect(failure(await store.picture(at: "")) == "No address: the file names none")
    #expect(failure(await store.picture(at: "data:image/png;base64,%%%")) == "In the file: the picture cannot be read")
    // What failed is not asked for again before it is forgotten.
    let asked = loader.asked.count
    _ = await store.picture(at: "https://a.example/missing.png")
    #expect(loader.asked.count == asked)
    await store.forgetFailures()
    _ = await store.picture(at: "https://a.example/missing.png")
    #expect(loader.asked.count == asked + 1)
  }

  @Test func moreThanTheLimitOfPixelsIsNotDecoded() async throws {
    // 240 × 120 pixels.
    let store = PictureStore(try MadeUpPictures(), pixelLimit: 28_799)
    #expect(failure(await store.picture(at: "https://a.example/1.png"))?.contains("240 × 120") == true)
  }

  /// 240 × 120 pixels are 115,200 bytes: two fit into 300,000, and the first is loaded again.
  @Test func picturesTakeNoMoreMemoryThanTheirLimit() async throws {
    let loader = try MadeUpPictures()
    let store = PictureStore(loader, memoryLimit: 300_000)
    for name in ["1", "2", "3", "1"] { _ = await store.picture(at: "https://a.example/\(name).png") }
    #expect(await store.memory == 230_400)
    #expect(loader.asked.count == 4)
    _ = await store.picture(at: "https://a.example/3.png")
    #expect(loader.asked.count == 4)
  }

  @Test func addressesWithoutAServerAreOfTheBase() async throws {
    let loader = try MadeUpPictures()
    let store = PictureStore(loader, base: URL(string: "https://base.example/x"))
    #expect(failure(await store.picture(at: "/static/1.svg")) == nil)
    #expect(loader.asked.map(\.absoluteString) == ["https://base.example/static/1.svg"])
  }

  @Test func aServerThatNeverAnswersTimesOut() async throws {
    let loader = HTTPPictureLoader(timeout: 0.2, transport: SilentTransport())
    let answer = await PictureStore(loader).picture(at: "https://a.example/1.png")
    #expect(failure(answer) == "a.example: The server did not answer within 0.2 seconds.")
  }

  /// The widget is 872 × 166 points; a picture of 2:1 that fits is 332 wide in its middle.
  @Test func aPictureIsDrawnAndAFailureIsSaid() async throws {
    let store = PictureStore(try MadeUpPictures())
    let dashboard = DashboardDescription(title: "T", widgets: [widget("https://a.example/1.png")])
    let answers = await DashboardAnswers.load(dashboard, from: TestSource(), pictures: store, now: 0)
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(dashboard, source: TestSource(), answers: answers, now: 0)
    }
    let picture = host.snapshot()
    func isSky(_ x: Int, _ y: Int) -> Bool {
      let pixel = picture.pixel(x, y)
      return pixel.blue > pixel.red + 30
    }
    #expect(isSky(450, 80) && isSky(300, 80) && !isSky(260, 80) && !isSky(640, 80))

    let missing = DashboardDescription(title: "T", widgets: [widget("https://a.example/missing.png")])
    let other = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(missing, source: TestSource(), pictures: store, now: 0)
    }
    for _ in 0..<3000 where other.bodies(of: WidgetMessage.self) == 0 {
      other.update()
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(other.bodies(of: WidgetMessage.self) == 1)
  }

  /// A picture of 2:1 that fills 872 × 166 points is 436 high: the hills begin below what is seen, and nothing is beside.
  @Test func aPictureThatFillsStaysInItsPlace() async throws {
    let dashboard = DashboardDescription(title: "T", widgets: [widget("https://a.example/1.png", .fill)])
    let store = PictureStore(try MadeUpPictures())
    let answers = await DashboardAnswers.load(dashboard, from: TestSource(), pictures: store, now: 0)
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(dashboard, source: TestSource(), answers: answers, now: 0)
    }
    let picture = host.snapshot()
    let page = picture.pixel(450, 290)
    #expect(picture.pixel(5, 120) == page && picture.pixel(895, 120) == page)
    #expect(picture.pixel(450, 60) != page && picture.pixel(20, 120) != page)
  }

  @Test func withoutAStoreNothingIsLoaded() throws {
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(
        DashboardDescription(title: "T", widgets: [widget("https://a.example/1.png")]), source: TestSource(), now: 0)
    }
    #expect(host.bodies(of: WidgetMessage.self) == 1)
  }
}

/// A server that never answers, and says that the time is over as the real one does.
private struct SilentTransport: HTTPTransport {
  func get(
    _ url: URL, headers: [String: String], timeout: Double, limit: Int
  ) async throws(DataSourceError) -> (status: Int, body: Data) {
    do { try await Task.sleep(for: .seconds(timeout)) } catch { throw .cancelled }
    throw .timedOut(seconds: timeout)
  }
}
