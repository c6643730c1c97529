import ChatStore
import DisplayList
import Foundation
import PlatformHeadless
import SwiftUI
import Testing
import UITestSupport

@testable import Chat

/// Pictures that move, in rows and in the gallery.
@MainActor
struct RowsAnimationTests {
  nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "AnimatedPictures")

  /// Gives the files of `Tests/AnimatedPictures` by their names, and says whether small pictures were asked for.
  private struct Files: AttachmentLoader {
    let log = PictureSource.Log()

    func data(for attachment: ChatFile, thumbnail: Bool) async throws -> Data {
      log.add("\(attachment.source)\(thumbnail ? " small" : "")")
      let name = attachment.source.split(separator: "/").last.map(String.init) ?? ""
      return try Data(contentsOf: RowsAnimationTests.folder.appending(path: name))
    }
  }

  private func entry(_ source: String, _ type: String = "image/gif", size: Int? = nil) -> MessageEntry {
    var file = Sample.image(source, type: type)
    file.size = size
    return Sample.entry(.images([file], caption: ""), isOwn: true, begins: false, ends: false)
  }

  /// The colours at the corner of the first square: red in the first frame, yellow in the second one.
  private static let (red, yellow): (UInt32, UInt32) = (0xFFE6_2828, 0xFFF0_C828)

  private func isShown(_ color: UInt32, _ host: TestHost) -> Bool {
    host.snapshot().pixels.lazy.filter { $0 == color }.count > 5000
  }

  /// 0.3 s and 0.5 s. A frame runs no body, and nothing runs between frames.
  @Test func aGIFMovesInItsRow() async throws {
    let files = Files()
    let host = try rowHost([entry("row.gif")], loader: files)
    #expect(await host.wait { isShown(Self.red, host) })
    #expect(files.log.sources == ["row.gif"])
    host.advance(by: 0.02)
    host.resetCounts()
    host.advance(by: 0.2)
    #expect(host.rules == 0)
    try write(host, "row-1")
    host.advance(by: 0.15)
    #expect(isShown(Self.yellow, host) && !isShown(Self.red, host))
    try write(host, "row-2")
    host.advance(by: 0.5)
    #expect(isShown(Self.red, host) && !isShown(Self.yellow, host))
    #expect(host.bodies.isEmpty)
    host.close()
  }

  private func write(_ host: TestHost, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["APUS_PICTURES"] else { return }
    try PNGEncoder.write(host.snapshot(), toFile: "\(folder)/\(name).png")
  }

  /// A press loads it; until then nobody is asked.
  @Test func aGIFOnAServerIsLoadedOnDemand() async throws {
    let files = Files()
    let host = try rowHost([entry("https://a.example/row.gif")], loader: files)
    host.advance(by: 1)
    #expect(files.log.sources.isEmpty)
    host.click(400, 100)
    #expect(await host.wait { isShown(Self.red, host) })
    #expect(files.log.sources == ["https://a.example/row.gif"])
    host.close()
  }

  /// A large file is loaded as the small picture that others make of it, which stands still; so is what is no GIF.
  @Test func largeFilesStandStill() async throws {
    for entry in [entry("row.gif", size: 9 << 20), entry("row.gif", "image/png")] {
      let files = Files()
      let host = try rowHost([entry], loader: files)
      #expect(await host.wait { isShown(Self.red, host) })
      #expect(files.log.sources == ["row.gif small"])
      host.resetCounts()
      host.advance(by: 2)
      #expect(host.rules == 0 && isShown(Self.red, host))
      host.close()
    }
  }

  @Test func reducedMotionShowsTheFirstFrame() async throws {
    let files = Files()
    let host = try TestHost(
      size: CGSize(width: 500, height: 400), accessibility: .reduceMotion,
      environment: {
        $0.attachmentLoader = files
        $0.pictureMemory = PictureMemory()
      }
    ) { RowStack(entries: [entry("row.gif")]) }
    #expect(await host.wait { isShown(Self.red, host) })
    host.advance(by: 2)
    #expect(isShown(Self.red, host) && !isShown(Self.yellow, host))
    host.close()
  }

  @Test func theGalleryMoves() async throws {
    let message = Sample.message(.images([Sample.image("row.gif", type: "image/gif")], caption: ""))
    let host = try TestHost(
      size: CGSize(width: 500, height: 400),
      environment: {
        $0.attachmentLoader = Files()
        $0.pictureMemory = PictureMemory()
      }
    ) { GalleryView(message: message, index: 0) }
    #expect(await host.wait { isShown(Self.red, host) })
    host.advance(by: 0.4)
    #expect(isShown(Self.yellow, host))
    host.close()
  }

  /// Two rows with the same file: bytes are loaded for each, pixels are kept once.
  @Test func aWebPIsShown() async throws {
    let files = Files()
    let host = try rowHost([entry("moving.webp", "image/webp")], loader: files)
    let empty = Set(host.snapshot().pixels).count
    #expect(await host.wait { Set(host.snapshot().pixels).count > empty + 20 })
    host.close()
  }

  @Test(arguments: [
    "agreed.gif", "still.gif", "moving.webp", "moving-lossy.webp", "lossy.webp", "lossless.webp", "lossy-alpha.webp",
  ])
  func headersTellSizes(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    #expect(PictureHeader(data).map { [$0.width, $0.height] } == [16, 12])
    #expect(PictureHeader.isKnown(data))
    for count in 0..<40 { _ = PictureHeader(data.prefix(count)) }
    #expect(FileType.mime(of: "", data) == (name.hasSuffix("gif") ? "image/gif" : "image/webp"))
  }

  /// A face in the corner does not move.
  @Test func smallPicturesStandStill() async throws {
    let memory = PictureMemory()
    func picture(isThumbnail: Bool) async throws -> DecodedPicture? {
      let key = PictureMemory.Key(source: "row.gif", isThumbnail: isThumbnail, width: 100, height: 75)
      return try await memory.load(key, Sample.image("row.gif"), from: Files())?.get()
    }
    // A quarter of 400 × 300 pixels in 4 bytes; what moves keeps its file of 6,619 bytes.
    #expect(try await picture(isThumbnail: true)?.byteCount == 30_000)
    #expect(try await picture(isThumbnail: false)?.byteCount == 36_619)
  }

  @Test func whatIsCutSaysThatItIsBroken() async throws {
    struct Cut: AttachmentLoader {
      func data(for attachment: ChatFile, thumbnail: Bool) async throws -> Data {
        try Data(contentsOf: RowsAnimationTests.folder.appending(path: attachment.source)).prefix(400)
      }
    }
    for source in ["row.gif", "moving.webp"] {
      let key = PictureMemory.Key(source: source, isThumbnail: false, width: 100, height: 75)
      let answer = await PictureMemory().load(key, Sample.image(source), from: Cut())
      guard case .failure(.damaged)? = answer else {
        Issue.record("\(source): \(String(describing: answer))")
        continue
      }
    }
  }
}
