import CImage
import DisplayList
import Foundation
import PlatformHeadless
import Testing
import UICore

@Suite struct ImageDecodingTests {
  /// Made with zlib and struct by hand, as each test says.
  private static func png(_ base64: String) -> Data { Data(base64Encoded: base64)! }

  private static let rgba = png(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFUlEQVR42mP4z8DwHwgbGMD0///GAD8LB63yrFsSAAAAAElFTkSuQmCC")

  // MARK: PNG

  @Test func straightAlphaBecomesPremultiplied() throws {
    // Red; green at alpha 128; blue at alpha 0; white at alpha 51.
    let bitmap = try ImageDecoder.decode(Self.rgba)
    #expect((bitmap.width, bitmap.height) == (2, 2))
    #expect(bitmap.pixels == [0xFFFF_0000, 0x8000_8000, 0, 0x3333_3333])
    #expect(!bitmap.isOpaque)
  }

  @Test func palettesWithTransparencyAreExpanded() throws {
    // One bit a pixel, 0 1 0; colour 0 is (10, 20, 30), colour 1 is transparent.
    let bitmap = try ImageDecoder.decode(
      Self.png(
        """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAABAQMAAAAhLob3AAAABlBMVEUKFB7IZDJ3oLOcAAAAAnRSTlP/AOW3MEoAAAAKSURBVHjaY3AA\
        AABCAEGEv45iAAAAAElFTkSuQmCC
        """))
    #expect(bitmap.pixels == [0xFF0A_141E, 0, 0xFF0A_141E])
  }

  @Test func sixteenBitGreyIsTakenAsSRGB() throws {
    // 0x8080 and 0xFFFF.
    let bitmap = try ImageDecoder.decode(
      Self.png("iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mNoaPj/HwAGggL/bOBDIwAAAABJRU5ErkJggg=="))
    #expect(bitmap.pixels == [0xFF80_8080, 0xFFFF_FFFF])
    #expect(bitmap.isOpaque)
  }

  @Test func interlacedRowsComeOutInOrder() throws {
    // Components count from 1 to 12 in the order of the passes, which for 2 × 2 is reading order.
    let bitmap = try ImageDecoder.decode(
      Self.png(
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAGK06rlAAAAF0lEQVR42mNgZGJmYGFlY2Dn4OTi5gEAAZYATygL0jcAAAAASUVORK5CYII="))
    #expect(bitmap.pixels == [0xFF01_0203, 0xFF04_0506, 0xFF07_0809, 0xFF0A_0B0C])
  }

  @Test func encodingAndDecodingGiveTheSamePixels() throws {
    let opaque: [UInt32] = (0..<63).map { 0xFF00_0000 | UInt32($0) * 0x01_0305 }
    let original = Bitmap(width: 9, height: 7, pixels: opaque, isOpaque: true)
    #expect(try ImageDecoder.decode(PNGEncoder.encode(original)).pixels == opaque)

    // Grey 2k under alpha 4k: straight 127.5, so dividing and multiplying again loses nothing.
    let translucent: [UInt32] = (UInt32(1)..<64).map { ($0 * 4) << 24 | $0 * 0x02_0202 }
    let second = Bitmap(width: 9, height: 7, pixels: translucent, isOpaque: false)
    #expect(try ImageDecoder.decode(PNGEncoder.encode(second)).pixels == translucent)
  }

  /// Four bytes a pixel, and not as much again: 32 MB for 8 megapixels, where 64 MB would be twice that.
  ///
  /// The memory is that of the process, in which other tests run: the least of some tries is this one's.
  @Test(.disabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil, "a sanitizer has memory of its own"))
  func aPictureIsDecodedInItsOwnMemory() throws {
    let pixels = [UInt32](repeating: 0x8000_8000, count: 4096 * 2048)
    let file = try PNGEncoder.encode(Bitmap(width: 4096, height: 2048, pixels: pixels, isOpaque: false))
    func kilobytes(_ name: String) throws -> Int {
      let lines = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
      let line = try #require(lines.first { $0.hasPrefix(name) })
      return try #require(Int(line.split(separator: " ").dropFirst().first ?? ""))
    }
    let taken = try (0..<5).map { _ in
      try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
      let before = try kilobytes("VmRSS:")
      let bitmap = try ImageDecoder.decode(file)
      #expect(bitmap.pixels[4096 * 2048 - 1] == 0x8000_8000)
      return try kilobytes("VmHWM:") - before
    }
    #expect(taken.min()! <= (32 << 10) + 8_000)
  }

  // MARK: JPEG

  /// Quadrants of one colour and one JPEG block each: red, green; blue, white.
  private static func quadrants(quality: CInt = 100, flags: CInt = 0) throws -> Data {
    let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
    let rgb: [UInt8] = (0..<256).flatMap { (index: Int) in colors[(index / 128) * 2 + (index % 16) / 8] }
    let encoder = try #require(tjInitCompress() as tjhandle?)
    defer { tjDestroy(encoder) }
    var output: UnsafeMutablePointer<UInt8>?
    var length: UInt = 0
    let status = tjCompress2(
      encoder, rgb, 16, 0, 16, CInt(TJPF_RGB.rawValue), &output, &length, CInt(TJSAMP_444.rawValue), quality, flags)
    defer { tjFree(output) }
    try #require(status == 0)
    return Data(bytes: try #require(output), count: Int(length))
  }

  /// Whether each component differs by no more than the colour conversion's rounding.
  private func isNear(_ pixel: UInt32, _ expected: UInt32) -> Bool {
    ([0, 8, 16, 24] as [UInt32]).allSatisfy { shift in
      let (a, b) = (Int(pixel >> shift & 255), Int(expected >> shift & 255))
      return abs(a - b) <= 2
    }
  }

  @Test(arguments: [0, TJFLAG_PROGRESSIVE]) func quadrantsKeepTheirColours(flags: Int32) throws {
    let bitmap = try ImageDecoder.decode(Self.quadrants(flags: flags))
    #expect((bitmap.width, bitmap.height, bitmap.isOpaque) == (16, 16, true))
    let corners = [bitmap.pixels[0], bitmap.pixels[15], bitmap.pixels[240], bitmap.pixels[255]]
    for (corner, expected) in zip(corners, [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF] as [UInt32]) {
      #expect(isNear(corner, expected))
    }
  }

  /// A little-endian EXIF segment with the orientation tag alone.
  private static func oriented(_ value: UInt8) throws -> Data {
    let tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
    let segment = Array("Exif\0\0".utf8) + tiff
    var file = try quadrants()
    file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment, at: 2)
    return file
  }

  /// The four corners in reading order, for each orientation of EXIF 2.3: which stored corner shows there.
  @Test(arguments: [
    (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"), (8, "GWRB"), (9, "RGBW"),
  ])
  func orientationTurnsThePictureUpright(value: UInt8, expected: String) throws {
    let bitmap = try ImageDecoder.decode(Self.oriented(value))
    let names: [(Character, UInt32)] = [
      ("R", 0xFFFF_0000), ("G", 0xFF00_FF00), ("B", 0xFF00_00FF), ("W", 0xFFFF_FFFF),
    ]
    let corners = [0, 15, 240, 255].map { index in
      names.first { isNear(bitmap.pixels[index], $0.1) }?.0 ?? "?"
    }
    #expect(String(corners) == expected)
  }

  // MARK: Damage

  @Test func otherBytesAreRefused() {
    #expect(throws: ImageDecodingError.unknownFormat) { try ImageDecoder.decode(Data()) }
    #expect(throws: ImageDecodingError.unknownFormat) { try ImageDecoder.decode(Data("BM6".utf8)) }
  }

  @Test func everyTruncationIsAnError() throws {
    for file in [Self.rgba, try Self.quadrants(), try Self.quadrants(flags: TJFLAG_PROGRESSIVE)] {
      // The last bytes may go: a PNG's IEND chunk (12 bytes) and a JPEG's end marker (2) hold no pixels.
      for length in 0..<(file.count - 12) {
        #expect(throws: ImageDecodingError.self, "cut to \(length) of \(file.count)") {
          try ImageDecoder.decode(file.prefix(length))
        }
      }
    }
  }

  @Test func strayBytesBetweenSegmentsAreForgiven() throws {
    var file = try Self.quadrants()
    // After the start marker (2 bytes) and the JFIF segment (18 bytes).
    file.insert(contentsOf: [0, 0, 0], at: 20)
    #expect(try isNear(ImageDecoder.decode(file).pixels[0], 0xFFFF_0000))
  }

  /// A frame of 17 × 9 pixels, a stray byte, and a scan without the tables that it needs: what memory held before was
  /// shown, as the decoder calls its error a warning where there was one before.
  @Test func damageAfterStrayBytesIsAnError() throws {
    let file: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC2, 0, 17, 8, 0, 9, 0, 17, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 0x42, 0x6F,
      0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0x10, 3, 0, 0, 0xFF, 0xD9,
    ]
    #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(Data(file)) }
  }

  @Test func aTruncationAfterStrayBytesIsAnError() throws {
    for flags in [0, TJFLAG_PROGRESSIVE] {
      var file = try Self.quadrants(flags: flags)
      file.insert(contentsOf: [0, 0, 0], at: 20)
      for length in 20..<(file.count - 2) {
        #expect(throws: ImageDecodingError.self, "cut to \(length) of \(file.count)") {
          try ImageDecoder.decode(file.prefix(length))
        }
      }
    }
  }

  @Test func aHugePictureIsRefusedBeforeMemoryIsTaken() {
    // 20,000 × 20,000 in a valid header.
    let huge = Self.png(
      "iVBORw0KGgoAAAANSUhEUgAATiAAAE4gCAYAAADjcEY5AAAADElEQVR4nGNgoD0AAABkAAGGZDw1AAAAAElFTkSuQmCC")
    #expect(throws: ImageDecodingError.tooLarge(width: 20_000, height: 20_000)) { try ImageDecoder.decode(huge) }
    #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(huge, pixelLimit: .max) }
    #expect(throws: ImageDecodingError.tooLarge(width: 2, height: 2)) {
      try ImageDecoder.decode(Self.rgba, pixelLimit: 3)
    }
  }

  /// A deterministic generator (SplitMix64), so that a failure happens again.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test func flippedBytesNeverCrash() throws {
    let files = [
      Self.rgba, try Self.quadrants(), try Self.quadrants(flags: TJFLAG_PROGRESSIVE), try Self.oriented(6),
    ]
    var generator = Generator(state: 1)
    var decoded = 0
    for round in 0..<2_000 {
      var file = files[round % files.count]
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        file[Int.random(in: 0..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if let bitmap = try? ImageDecoder.decode(file, pixelLimit: 1 << 20) {
        decoded += 1
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      }
    }
    #expect(decoded > 0)
  }

  // MARK: Files

  @Test func filesAreReadAndWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("new/picture.png").path
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF12_3456], isOpaque: true)
    try PNGEncoder.write(bitmap, toFile: path)
    #expect(try ImageDecoder.decode(contentsOfFile: path).pixels == [0xFF12_3456])
  }

  @Test(arguments: ["/nonexistent.png", "/dev/zero", "/"]) func whatIsNoFileIsRefused(path: String) throws {
    let error = #expect(throws: ImageDecodingError.self) { try ImageDecoder.decode(contentsOfFile: path) }
    #expect(error?.description.contains("the image \(path) cannot be read: ") == true)
  }

  @Test func anUnwritablePlaceIsNamed() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000], isOpaque: true)
    let error = #expect(throws: PNGEncodingError.self) { try PNGEncoder.write(bitmap, toFile: "/dev/null/a.png") }
    #expect(error?.description.contains("/dev/null/a.png") == true)
  }
}
