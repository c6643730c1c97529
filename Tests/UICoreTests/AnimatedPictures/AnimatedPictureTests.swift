import DisplayList
import Foundation
import Testing

@testable import UICore

/// What is in a file: frames, times, limits and damage.
@Suite struct AnimatedPictureTests {
  static let moving = [
    "agreed.gif", "disposals.gif", "restored.gif", "once.gif", "moving.webp", "moving-lossy.webp",
  ]
  static let still = ["still.gif", "lossy.webp", "lossless.webp", "lossy-alpha.webp"]

  @Test(arguments: moving) func framesAreThoseOfOthers(_ name: String) throws {
    let picture = try #require(try AnimationFiles.picture(name))
    let expected = try AnimationFiles.expected(name)
    #expect(picture.delays.count == expected.count)
    let cursor = AnimationCursor(picture)
    // Twice: the second turn begins anew. Then in another order.
    for index in Array(expected.indices) + Array(expected.indices) + [2, 0, expected.count - 1, 1] {
      let bitmap = try cursor.frame(index).get()
      #expect(bitmap.pixels == expected[index], "frame \(index)")
      #expect(bitmap.isOpaque == expected[index].allSatisfy { $0 >> 24 == 0xFF })
    }
    #expect(throws: ImageDecodingError.self) { try cursor.frame(expected.count).get() }
    #expect(try cursor.frame(0).get().pixels == expected[0])
  }

  /// As Chromium says of the same files, but for delays up to 10 ms, which it makes 100 ms where it plays them.
  @Test func timesAreThoseOfOthers() throws {
    let disposals = try #require(try AnimationFiles.picture("disposals.gif"))
    #expect(disposals.delays == [0.1, 0.05, 0.1, 0.1, 0.02, 0.2, 0.07, 0.03])
    #expect(disposals.plays == nil)
    // Repeated once, five times, never.
    #expect(try AnimationFiles.picture("restored.gif")?.plays == 2)
    #expect(try AnimationFiles.picture("agreed.gif")?.plays == 6)
    #expect(try AnimationFiles.picture("once.gif")?.plays == 1)
    let webP = try #require(try AnimationFiles.picture("moving.webp"))
    #expect(webP.delays == [0.07, 0.1, 0.011, 0.25])
    #expect(webP.plays == 3)
  }

  /// `Image` and what is made of it show the first frame.
  @Test(arguments: moving + still) func aStillIsTheFirstFrame(_ name: String) throws {
    let bitmap = try ImageDecoder.decode(AnimationFiles.data(name))
    #expect(try bitmap.pixels == AnimationFiles.expected(name)[0])
    #expect((bitmap.width, bitmap.height) == (16, 12))
    let size = try #require(ImageDecoder.size(ofFile: AnimationFiles.folder.appending(path: name).path))
    #expect(size == (16, 12))
    #expect(try Image(data: AnimationFiles.data(name)).animation == nil)
    #expect(try (Image(animating: AnimationFiles.data(name)).animation != nil) == Self.moving.contains(name))
  }

  @Test func otherFormatsDoNotMove() throws {
    #expect(try Image(animating: AnimationFiles.data("once.png")).animation == nil)
    #expect(throws: ImageDecodingError.unknownFormat) { try Image(animating: Data()) }
  }

  /// 400 × 300 for 100 × 60 pixels: a quarter, 100 × 75; its size in points stays. For 350 it is left as it is.
  @Test func framesAreMadeAsLargeAsTheirPlace() throws {
    let data = try AnimationFiles.data("row.gif")
    let image = try Image(animating: data, filling: CGSize(width: 100, height: 60))
    let animation = try #require(image.animation)
    #expect((animation.first.width, animation.first.height) == (100, 75))
    #expect(image.pixels?.scale == 0.25)
    let second = try AnimationCursor(animation).frame(1).get()
    #expect((second.width, second.height) == (100, 75))
    // Squares of 50 pixels: colours 1 and 3 in the second frame, 0 and 2 in the first.
    #expect(animation.first.pixels[0] == 0xFFE6_2828 && second.pixels[0] == 0xFFF0_C828)
    let whole = try Image(animating: data, filling: CGSize(width: 350, height: 10))
    #expect(whole.animation?.first.width == 400)
    #expect(try Image(animating: data, filling: CGSize(width: CGFloat.nan, height: .nan)).animation?.first.width == 400)
  }

  // MARK: Damage

  @Test(arguments: moving + still) func everyTruncationIsAnErrorOrShorter(_ name: String) throws {
    let data = try AnimationFiles.data(name)
    let count = try AnimationFiles.expected(name).count
    for length in 0..<data.count {
      guard let image = try? Image(animating: data.prefix(length)) else { continue }
      // A WebP says how long it is. A GIF ends where a block ends; only its last byte may be missing without loss.
      #expect(name.hasSuffix("gif"), "cut to \(length) of \(data.count)")
      let frames = image.animation?.delays.count ?? 1
      #expect(frames < count || length == data.count - 1, "cut to \(length) of \(data.count)")
    }
  }

  @Test func nothingIsShownOfWhatIsBroken() {
    let broken: [[UInt8]] = [
      [], [0x3B], [0x2C], [0x21, 0xF9], [0x21, 0xF9, 4, 0, 0], [0x99], AnimationFiles.dot.dropLast(3),
    ]
    for blocks in broken {
      #expect(throws: ImageDecodingError.self) {
        try Image(animating: AnimationFiles.gif(width: 4, height: 4, blocks))
      }
    }
    for header in ["GIF89a", "GIF87a", "RIFF\u{4}\0\0\0WEBP", "RIFF\u{4}\0\0\0WEBPVP8X"] {
      #expect(throws: ImageDecodingError.self) { try Image(animating: Data(header.utf8)) }
    }
    #expect(throws: ImageDecodingError.self) {
      try ImageDecoder.decode(AnimationFiles.gif(width: 0, height: 4, AnimationFiles.dot))
    }
    // Without any colours.
    let colorless = Data(Array("GIF89a".utf8) + [4, 0, 4, 0, 0, 0, 0] + AnimationFiles.dot)
    #expect(throws: ImageDecodingError.corrupt(format: "GIF", reason: "it has no colours")) {
      try ImageDecoder.decode(colorless)
    }
  }

  /// A later frame that is broken ends the play, and not the picture.
  @Test func aBrokenFrameIsAnErrorWhenItIsDue() throws {
    let dot = AnimationFiles.dot
    // The second frame has no codes.
    let data = AnimationFiles.gif(width: 4, height: 4, dot + dot[..<11] + [0] + dot + [0x3B])
    let picture = try #require(try AnimatedPicture(data, first: ImageDecoder.decode(data)))
    let cursor = AnimationCursor(picture)
    #expect(picture.delays.count == 3)
    #expect(throws: ImageDecodingError.self) { try cursor.frame(1).get() }
    #expect(throws: ImageDecodingError.self) { try cursor.frame(2).get() }
    #expect(try cursor.frame(0).get().pixels[0] == 0xFF00_0000)
  }

  // MARK: Limits

  @Test func hugePicturesAreRefusedBeforeMemoryIsTaken() {
    #expect(throws: ImageDecodingError.tooLarge(width: 65_535, height: 65_535)) {
      try ImageDecoder.decode(AnimationFiles.gif(width: 65_535, height: 65_535, AnimationFiles.dot))
    }
    // A frame beyond its screen.
    #expect(throws: ImageDecodingError.tooLarge(width: 65_535, height: 65_535)) {
      try ImageDecoder.decode(
        AnimationFiles.gif(width: 4, height: 4, AnimationFiles.frame(width: 65_535, height: 65_535)))
    }
    // The largest canvas of a WebP, 2²⁴ a side, in a valid header.
    let canvas: [UInt8] = [0x0A, 0, 0, 0, 2, 0, 0, 0, 0xFF, 0xFF, 0x3F, 0xFF, 0xFF, 0x3F]
    #expect(throws: ImageDecodingError.self) {
      try ImageDecoder.decode(Data(Array("RIFF\u{16}\0\0\0WEBPVP8X".utf8) + canvas))
    }
  }

  @Test func whatIsMoreThanIsPlayedShowsItsFirstFrame() throws {
    func frames(_ count: Int, side: Int) throws -> Int? {
      let data = AnimationFiles.gif(
        width: side, height: side, (0..<count).flatMap { _ in AnimationFiles.dot } + [0x3B])
      return try Image(animating: data).animation?.delays.count
    }
    #expect(try frames(4096, side: 1) == 4096)
    #expect(try frames(4097, side: 1) == nil)
    #expect(try frames(100_000, side: 1) == nil)
    // 2048² pixels are the most, 256 times that all together.
    #expect(try frames(256, side: 2048) == 256)
    #expect(try frames(257, side: 2048) == nil)
    #expect(try frames(2, side: 2049) == nil)
  }

  /// Frames that lie beside the screen change nothing, and those that reach over its edge are cut.
  @Test func framesAreCutToTheScreen() throws {
    var beside = AnimationFiles.dot
    beside[1] = 200
    let data = AnimationFiles.gif(width: 2, height: 2, AnimationFiles.dot + beside + [0x3B])
    let picture = try #require(try AnimatedPicture(data, first: ImageDecoder.decode(data)))
    #expect(try AnimationCursor(picture).frame(1).get().pixels == [0xFF00_0000, 0, 0, 0])
  }
}
