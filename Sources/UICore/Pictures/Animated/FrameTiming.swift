import CImage

/// When the frames of a file are due, read without their pixels.
struct FrameTiming {
  /// How long each frame shows; seconds. Empty where there are more than are played.
  private(set) var delays: [Double] = []
  /// How often all are shown; nil for ever.
  let plays: Int?

  /// Reads a GIF to its end.
  init(_ reader: GIFReader) throws(ImageDecodingError) {
    while let frame = try reader.next() {
      guard delays.count < AnimatedPicture.frameLimit else {
        delays = []
        break
      }
      delays.append(Self.delay(milliseconds: frame.delay * 10))
      try reader.skip()
    }
    // As browsers have it since Netscape: without a word once, else so many times more.
    plays = reader.repeats.map { $0 == 0 ? nil : $0 + 1 } ?? 1
  }

  /// Reads a WebP.
  init(webP bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) {
    var data = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
    guard let demuxer = WebPDemux(&data) else {
      throw .corrupt(format: "WebP", reason: "its frames cannot be read")
    }
    defer { WebPDemuxDelete(demuxer) }
    let count = Int(WebPDemuxGetI(demuxer, WEBP_FF_FRAME_COUNT))
    let said = Int(WebPDemuxGetI(demuxer, WEBP_FF_LOOP_COUNT))
    plays = said == 0 ? nil : said
    // libwebpdemux goes through all frames for each.
    guard count <= AnimatedPicture.frameLimit else { return }
    var frame = WebPIterator()
    defer { WebPDemuxReleaseIterator(&frame) }
    for number in 1...max(count, 1) where WebPDemuxGetFrame(demuxer, Int32(number), &frame) != 0 {
      delays.append(Self.delay(milliseconds: Int(frame.duration)))
    }
  }

  /// Up to 10 ms, which in a GIF is all below 20, are taken as 100: many old files say 0 and were made for programs that
  /// could not be so fast. So do WebKit (`ImageSource`, `ImageFrame`), Blink (`BitmapImage`) and Gecko (`FrameTimeout`).
  private static func delay(milliseconds: Int) -> Double {
    milliseconds <= 10 ? 0.1 : Double(milliseconds) / 1000
  }
}
