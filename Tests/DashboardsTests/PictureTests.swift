import DashboardTestSupport
import DisplayList
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Dashboards

/// Pictures come from their addresses through a loader, within limits.
@MainActor
struct PictureTests {
  /// Whom these tests allow to be asked.
  private var access: PictureAccess {
    PictureAccess(Set("abcd".compactMap { Origin("https://\($0).example") }))
  }

  private func failure(_ answer: PictureStore.Answer) -> String? {
    if case .failure(let error) = answer { error.description } else { nil }
  }

  private func isSky(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let pixel = picture.pixel(x, y)
    return pixel.blue > pixel.red + 30
  }

  private func widget(_ url: String, _ sizing: EmbedDefinition.Sizing = .fit) -> WidgetDescription {
    WidgetDescription(
      id: url, frame: GridFrame(x: 0, y: 0, width: 12, height: 2),
      definition: .embed(.init(kind: .image, url: url, sizing: sizing, hasBackground: false)))
  }

  @Test func eachAddressIsLoadedOnce() async throws {
    let loader = try MadeUpPictures()
    let store = PictureStore(loader, access: access)
    async let first = store.picture(at: "https://a.example/1.png")
    async let second = store.picture(at: "https://a.example/1.png")
    let answers = await [first, second, store.picture(at: "https://a.example/1.png")]
    #expect(answers.allSatisfy { failure($0) == nil })
    #expect(loader.asked.count == 1)
  }

  @Test func failuresNameTheHost() async throws {
    let loader = try MadeUpPictures()
    let store = PictureStore(loader, access: access, byteLimit: 1000)
    #expect(failure(await store.picture(at: "https://a.example/missing.png")) == "a.example: The server answered 404.")
    #expect(
      failure(await store.picture(at: "https://b.example/text.png"))
        == "b.example: the image is none of PNG, JPEG, GIF and WebP")
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
    let store = PictureStore(try MadeUpPictures(), access: access, pixelLimit: 28_799)
    #expect(failure(await store.picture(at: "https://a.example/1.png"))?.contains("240 × 120") == true)
  }

  /// 240 × 120 pixels are 115,200 bytes: two fit into 300,000, and the first is loaded again.
  @Test func picturesTakeNoMoreMemoryThanTheirLimit() async throws {
    let loader = try MadeUpPictures()
    let store = PictureStore(loader, access: access, memoryLimit: 300_000)
    for name in ["1", "2", "3", "1"] { _ = await store.picture(at: "https://a.example/\(name).png") }
    #expect(await store.memory == 230_400)
    #expect(loader.asked.count == 4)
    _ = await store.picture(at: "https://a.example/3.png")
    #expect(loader.asked.count == 4)
  }

  /// 600 × 600 pixels and their halves take 360,000 × 4 × 4/3 = 1,920,000 bytes, which is less than half of 4,000,000. Of what
  /// is left then, half is 1,040,000: the next ones are kept in 300 × 300 pixels, which take 360,000 bytes.
  @Test func picturesThatAreShownTakeNoMoreEither() async throws {
    let store = PictureStore(memoryLimit: 4_000_000)
    let data = Data(BlankPNG.bytes(width: 600, height: 600)).base64EncodedString()
    var held: [Picture] = []
    for number in 0..<4 {
      // Addresses that differ, for the same picture.
      let answer = await store.picture(at: "data:image/png;n=\(number);base64,\(data)")
      held.append(try answer.get())
    }
    #expect(held.map(\.byteCount) == [1_920_000, 360_000, 360_000, 360_000])
  }

  @Test func whatNobodyHoldsIsLeftToOthers() {
    let memory = PictureMemory(limit: 100)
    var first: PictureMemory.Share? = memory.share { _ in 70 }
    let second = memory.share { left in
      #expect(left == 30)
      return 40
    }
    withExtendedLifetime((first, second)) {
      _ = memory.share { left in
        #expect(left == 0)
        return 0
      }
    }
    first = nil
    _ = memory.share { left in
      #expect(left == 60)
      return 0
    }
    withExtendedLifetime(second) {}
  }

  @Test func addressesWithoutAServerAreOfTheBase() async throws {
    let loader = try MadeUpPictures()
    let store = PictureStore(loader, base: URL(string: "https://base.example/x"))
    #expect(failure(await store.picture(at: "/static/1.svg")) == nil)
    #expect(loader.asked.map(\.absoluteString) == ["https://base.example/static/1.svg"])
  }

  @Test func aServerThatNeverAnswersTimesOut() async throws {
    let loader = HTTPPictureLoader(timeout: 0.2, transport: SilentTransport())
    let answer = await PictureStore(loader, access: access).picture(at: "https://a.example/1.png")
    #expect(failure(answer) == "a.example: The server did not answer within 0.2 seconds.")
  }

  /// The widget is 872 × 166 points; a picture of 2:1 that fits is 332 wide in its middle.
  @Test func aPictureIsDrawnAndAFailureIsSaid() async throws {
    let store = PictureStore(try MadeUpPictures(), access: access)
    let dashboard = DashboardDescription(title: "T", widgets: [widget("https://a.example/1.png")])
    let answers = await DashboardAnswers.load(dashboard, from: TestSource(), pictures: store, now: 0)
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(dashboard, source: TestSource(), answers: answers, now: 0)
    }
    let picture = host.snapshot()
    #expect(isSky(picture, 450, 80) && isSky(picture, 300, 80) && !isSky(picture, 260, 80) && !isSky(picture, 640, 80))

    let missing = DashboardDescription(title: "T", widgets: [widget("https://a.example/missing.png")])
    let other = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(missing, source: TestSource(), pictures: store, now: 0)
    }
    await other.wait { other.bodies(of: WidgetMessage.self) > 0 }
    #expect(other.bodies(of: WidgetMessage.self) == 1)
  }

  /// A picture of 2:1 that fills 872 × 166 points is 436 high: the hills begin below what is seen, and nothing is beside.
  @Test func aPictureThatFillsStaysInItsPlace() async throws {
    let dashboard = DashboardDescription(title: "T", widgets: [widget("https://a.example/1.png", .fill)])
    let store = PictureStore(try MadeUpPictures(), access: access)
    let answers = await DashboardAnswers.load(dashboard, from: TestSource(), pictures: store, now: 0)
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(dashboard, source: TestSource(), answers: answers, now: 0)
    }
    let picture = host.snapshot()
    let page = picture.pixel(450, 290)
    #expect(picture.pixel(5, 120) == page && picture.pixel(895, 120) == page)
    #expect(picture.pixel(450, 60) != page && picture.pixel(20, 120) != page)
  }

  /// A file names a server; nobody asks it before the user says so, and then all of its pictures come.
  @Test func aServerIsAskedOnceTheUserAllowsIt() async throws {
    let (loader, access) = (try MadeUpPictures(), PictureAccess())
    var remembered: Set<Origin> = []
    access.didChange = { remembered = $0 }
    let store = PictureStore(loader, access: access)
    var lower = widget("https://a.example/2.png")
    lower.frame.y = 2
    let dashboard = DashboardDescription(title: "T", widgets: [widget("https://a.example/1.png"), lower])
    let host = try TestHost(size: CGSize(width: 900, height: 600)) {
      DashboardView(dashboard, source: TestSource(), pictures: store, now: 0)
    }
    await host.wait { host.bodies(of: WidgetMessage.self) == 2 }
    #expect(loader.asked.isEmpty)
    // The button stands in the middle of the widget, below what is said.
    for y in stride(from: 40.0, to: 200, by: 4) where access.allowed.isEmpty { host.click(450, y) }
    await host.wait { loader.asked.count == 2 && isSky(host.snapshot(), 450, 80) }
    #expect(Set(loader.asked.map { $0.path() }) == ["/1.png", "/2.png"] && isSky(host.snapshot(), 450, 80))
    #expect(remembered == Set([Origin("https://a.example")].compactMap { $0 }))
  }

  @Test func addressesWithPasswordsAreNotAsked() async throws {
    let store = PictureStore(try MadeUpPictures(), access: access)
    let answer = await store.picture(at: "https://me:mine@a.example/1.png")
    #expect(failure(answer) == "a.example: its address holds a name or a password, which are not sent")
  }

  @Test func withoutAStoreNothingIsLoaded() throws {
    let host = try TestHost(size: CGSize(width: 900, height: 300)) {
      DashboardView(
        DashboardDescription(title: "T", widgets: [widget("https://a.example/1.png")]), source: TestSource(), now: 0)
    }
    #expect(host.bodies(of: WidgetMessage.self) == 1)
  }
}

/// A server that says, as the real one does, that the time is over.
private struct SilentTransport: HTTPTransport {
  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    throw .timedOut(.whole, seconds: request.limits.whole)
  }
}
