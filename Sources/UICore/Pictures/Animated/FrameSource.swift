import CImage
import DisplayList

/// Decodes the frames of a picture in turn, each as it shows.
protocol FrameSource: AnyObject {
  /// The next frame; behind the last one an error.
  func next() throws(ImageDecodingError) -> Bitmap
}

/// The frames of a GIF.
final class GIFFrames: FrameSource {
  private let reader: GIFReader
  private var canvas: GIFCanvas
  private let pixelLimit: Int

  /// - Parameter pixelLimit: of the screen, and of a frame.
  init(_ reader: GIFReader, pixelLimit: Int) throws(ImageDecodingError) {
    try ImageDecoder.checkSize(width: reader.width, height: reader.height, format: "GIF", pixelLimit: pixelLimit)
    (self.reader, self.pixelLimit) = (reader, pixelLimit)
    canvas = GIFCanvas(width: reader.width, height: reader.height)
  }

  func next() throws(ImageDecodingError) -> Bitmap {
    guard let frame = try reader.next() else { throw .corrupt(format: "GIF", reason: "a frame is missing") }
    canvas.begin(frame)
    guard frame.width > 0, frame.height > 0 else {
      try reader.skip()
      return canvas.bitmap
    }
    // A small screen may have a frame of four thousand million pixels in a few megabytes.
    try ImageDecoder.checkSize(width: frame.width, height: frame.height, format: "GIF", pixelLimit: pixelLimit)
    let (part, colors) = (canvas.part(of: frame), try reader.colors(of: frame))
    let line = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: frame.width)
    defer { line.deallocate() }
    for row in frame.rowOrder {
      try reader.readLine(into: line)
      canvas.draw(line, row: row, of: frame, in: part, colors: colors)
    }
    return canvas.bitmap
  }
}

/// The frames of an animated WebP, put together by libwebpdemux.
final class WebPFrames: FrameSource {
  private let decoder: OpaquePointer
  private let width: Int
  private let height: Int

  /// - Parameter bytes: in memory for as long as this is; of a size that was checked.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) {
    var options = WebPAnimDecoderOptions()
    WebPAnimDecoderOptionsInit(&options)
    options.color_mode = MODE_BGRA
    var data = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
    guard let decoder = WebPAnimDecoderNew(&data, &options) else {
      throw .corrupt(format: "WebP", reason: "its frames cannot be read")
    }
    var info = WebPAnimInfo()
    WebPAnimDecoderGetInfo(decoder, &info)
    (self.decoder, width, height) = (decoder, Int(info.canvas_width), Int(info.canvas_height))
  }

  deinit { WebPAnimDecoderDelete(decoder) }

  func next() throws(ImageDecodingError) -> Bitmap {
    var buffer: UnsafeMutablePointer<UInt8>?
    var time: Int32 = 0
    guard WebPAnimDecoderHasMoreFrames(decoder) != 0, WebPAnimDecoderGetNext(decoder, &buffer, &time) != 0, let buffer
    else { throw .corrupt(format: "WebP", reason: "a frame cannot be decoded") }
    let count = width * height
    var isOpaque = true
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      UnsafeMutableRawBufferPointer(pixels).copyMemory(from: UnsafeRawBufferPointer(start: buffer, count: count * 4))
      initializedCount = count
      isOpaque = ImageDecoder.premultiply(pixels)
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }
}
