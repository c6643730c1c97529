import ChatStore
import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// Pictures: their places before they come, how they are loaded, and what stands where there is none.
@MainActor
struct RowsPictureTests {
  private let maximum = CGSize(width: 300, height: 320)

  /// A row of pictures alone: 2 points above them, and nothing else.
  private func height(_ attachments: [ChatFile], width: Double = 500) throws -> Double {
    let host = try rowHost(
      [Sample.entry(.images(attachments, caption: ""), isOwn: true, begins: false, ends: false)],
      size: CGSize(width: width, height: 600))
    defer { host.close() }
    return host.elements.first!.frame.height - 2
  }

  @Test func placesAreKnownBeforePicturesCome() throws {
    // 400 × 300: as wide as may be, 300 · 3 / 4.
    #expect(try height([Sample.image("a")]) == 225)
    // 1000 × 2000: as high as may be.
    #expect(try height([Sample.image("a", width: 1000, height: 2000)]) == 320)
    // 64 × 64: at least 96.
    #expect(try height([Sample.image("a", width: 64, height: 64)]) == 96)
    // No size, none that makes sense, and one beyond what shapes are held to: 4:3, 4:3, 2.5:1, 1:2.
    #expect(try height([Sample.image("a", width: nil, height: nil)]) == 225)
    #expect(try height([Sample.image("a", width: 0, height: 0)]) == 225)
    #expect(try height([Sample.image("a", width: -5, height: Int.max)]) == 225)
    #expect(try height([Sample.image("a", width: Int.max, height: 1)]) == 120)
    #expect(try height([Sample.image("a", width: 1_000_000, height: 1_000_000_000)]) == 320)
    // Two: 2:1; three: 3:2; four and fifty: 4:3.
    for (count, expected) in [(2, 150.0), (3, 200), (4, 225), (50, 225)] {
      #expect(try height((0..<count).map { Sample.image("\($0)") }) == expected)
    }
    // 200 points less 3 % at both sides and 10 % that stay free: 168 · 3 / 4.
    #expect(try height([Sample.image("a")], width: 200) == 126)
  }

  @Test func gridsAreArithmetic() {
    let three = PictureLayout((0..<3).map { Sample.image("\($0)") }, maximum: maximum)
    #expect(
      three.cells(in: three.size) == [
        // (300 − 2) · 2 / 3 = 198.67, rounded; (200 − 2) / 2.
        CGRect(x: 0, y: 0, width: 199, height: 200), CGRect(x: 201, y: 0, width: 99, height: 99),
        CGRect(x: 201, y: 101, width: 99, height: 99),
      ])
    let four = PictureLayout((0..<9).map { Sample.image("\($0)") }, maximum: maximum)
    #expect(four.cells(in: four.size).last == CGRect(x: 151, y: 113.5, width: 149, height: 111.5))
  }

  private func settle(_ host: TestHost) async {
    for _ in 0..<10 {
      try? await Task.sleep(for: .milliseconds(10))
      host.advance(by: 0.05)
    }
  }

  /// No row of a picture runs again when it arrives, and none of its neighbours.
  @Test func aPictureThatArrivesMovesNothing() async throws {
    let loader = PictureSource()
    let host = try rowHost([Sample.entry(.images([Sample.image("a")], caption: "x"))], loader: loader)
    let before = host.elements.first!.frame
    let shown = Set(host.snapshot().pixels).count
    host.resetCounts()
    #expect(await host.wait { host.bodies["PictureTile", default: 0] > 0 })
    await settle(host)
    #expect(Set(host.snapshot().pixels).count > shown + 100)
    #expect(host.elements.first!.frame == before)
    #expect(host.bodies["MessageRow"] == nil && host.bodies["MessageContentView"] == nil)
    #expect(loader.log.sources == ["a"])
    host.close()
  }

  @Test func whatIsOnServersIsLoadedOnDemand() async throws {
    let address = "https://a.example/sky"
    let entry = Sample.entry(.images([Sample.image(address)], caption: ""), isOwn: true, begins: false, ends: false)
    let (loader, actions) = (PictureSource(), RecordingActions())
    let host = try rowHost([entry], actions: actions, loader: loader)
    await settle(host)
    #expect(loader.log.sources.isEmpty)
    // The first press loads, the next one shows it large.
    host.click(400, 100)
    #expect(await host.wait { !loader.log.sources.isEmpty })
    await settle(host)
    #expect(actions.calls.isEmpty)
    host.click(400, 100)
    #expect(actions.calls == ["gallery 1 0"])
    host.close()

    for (media, count) in [(RemoteMedia.always, 1), (.never, 0)] {
      let loader = PictureSource()
      let host = try rowHost([entry], loader: loader) { $0.remoteMedia = media }
      if count > 0 { #expect(await host.wait { !loader.log.sources.isEmpty }) }
      host.click(400, 100)
      await settle(host)
      #expect(loader.log.sources.count == count)
      host.close()
    }
  }

  /// An edit puts another picture into the row: the first one is no longer shown, and the reader is asked again.
  @Test func anotherPictureInTheSameRowIsAnotherPicture() async throws {
    func entry(_ source: String, _ revision: Int64) -> MessageEntry {
      Sample.entry(
        .images([Sample.image(source)], caption: ""), revision: revision, isOwn: true, begins: false, ends: false)
    }
    let (loader, model) = (PictureSource(), RowsTests.Model([entry("https://a.example/1", 1)]))
    let host = try TestHost(
      size: CGSize(width: 500, height: 400),
      environment: {
        $0.attachmentLoader = loader
        $0.pictureMemory = PictureMemory()
      }
    ) { RowsTests.ModelRows(model: model) }
    let empty = Set(host.snapshot().pixels).count
    host.resetCounts()
    host.click(400, 100)
    #expect(await host.wait { !loader.log.sources.isEmpty })
    // Once for the press, and once for the picture.
    #expect(await host.wait { host.bodies["PictureTile", default: 0] == 2 })
    #expect(Set(host.snapshot().pixels).count > empty + 100)
    model.entries = [entry("https://a.example/2", 2)]
    host.update()
    await settle(host)
    #expect(Set(host.snapshot().pixels).count == empty)
    #expect(loader.log.sources == ["https://a.example/1"])
    host.close()
  }

  /// Rows that leave while their picture loads, and a window that closes.
  @Test func whatIsNoLongerShownIsLetGo() async throws {
    let model = RowsTests.Model((1...5).map { Sample.entry(.images([Sample.image("\($0)")], caption: ""), id: $0) })
    let host = try TestHost(
      size: CGSize(width: 500, height: 400),
      environment: {
        $0.attachmentLoader = PictureSource()
        $0.pictureMemory = PictureMemory()
      }
    ) { RowsTests.ModelRows(model: model) }
    model.entries = []
    host.update()
    await settle(host)
    #expect(host.elements.count == 0)
    model.entries = [Sample.entry(.images([Sample.image("6")], caption: ""), id: 6)]
    host.update()
    host.close()
  }

  @Test func picturesThatCannotBeShownSayWhy() async throws {
    let memory = PictureMemory()
    func failure(_ source: String) async -> PictureFailure? {
      let key = PictureMemory.Key(source: source, isThumbnail: true, width: 100, height: 100)
      if case .failure(let failure)? = await memory.load(key, Sample.image(source), from: PictureSource()) {
        return failure
      }
      return nil
    }
    #expect(await failure("missing") == .notLoaded)
    #expect(await failure("text") == .unknownFormat)
    #expect(await failure("broken") == .damaged)
    #expect(await failure("huge") == .tooLarge)
    #expect(await failure("fine") == nil)
    #expect(memory.byteCount > 0)
  }

  /// 400 × 300 pixels are 480,000 bytes; made smaller to fill 100 × 100 they are 133 × 100, of 53,200.
  @Test func decodedPicturesAreNoLargerThanTheirPlace() async throws {
    let memory = PictureMemory(limit: 120_000)
    for source in ["a", "b", "c"] {
      let key = PictureMemory.Key(source: source, isThumbnail: true, width: 100, height: 100)
      let answer = await memory.load(key, Sample.image(source), from: PictureSource())
      #expect(try answer?.get().byteCount == 53_200)
    }
    // Two fit.
    #expect(memory.byteCount == 106_400)
    #expect(memory.picture(PictureMemory.Key(source: "a", isThumbnail: true, width: 100, height: 100)) == nil)
  }

  @Test func headersTellSizes() throws {
    let png = try PictureSource.picture(width: 30, height: 20, seed: 0)
    #expect(PictureHeader(png).map { [$0.width, $0.height] } == [30, 20])
    let jpeg = try #require(UIImage(data: png)?.jpegData(compressionQuality: 0.8))
    #expect(PictureHeader(jpeg).map { [$0.width, $0.height] } == [30, 20])
    for count in 0..<60 {
      _ = PictureHeader(png.prefix(count))
      _ = PictureHeader(jpeg.prefix(count))
    }
    #expect(PictureHeader(Data([0xFF, 0xD8, 0xFF])) == nil)
  }

  @Test func avatarsAreLoadedOnlyWhereThatIsAllowed() async throws {
    for (source, media, count) in [
      ("https://a.example/1", RemoteMedia.ask, 0), ("https://a.example/1", .always, 1), ("local", .ask, 1),
    ] {
      let loader = PictureSource()
      let entry = MessageEntry(
        message: Sample.message(.text("a")),
        sender: Member(user: Sample.ada.user, name: "Ada", avatar: source), isOwn: false)
      let host = try rowHost([entry], loader: loader) { $0.remoteMedia = media }
      if count > 0 { #expect(await host.wait { !loader.log.sources.isEmpty }) } else { await settle(host) }
      #expect(loader.log.sources.count == count)
      host.close()
    }
  }
}
