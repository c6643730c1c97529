import CImage
import DisplayList
import Foundation
import SafeOutput
import Synchronization

/// A GIF or WebP of several frames: its bytes, when its frames are due, and the first of them.
///
/// Immutable and shared; each that shows it decodes frame by frame, through an `AnimationCursor` of its own.
final class AnimatedPicture: Sendable {
  private let bytes: PictureBytes
  private let isGIF: Bool
  /// Of the file, in pixels; frames that show may be smaller.
  private let canvas: (width: Int, height: Int)
  /// How long each frame shows; seconds.
  let delays: [Double]
  /// How often all are shown; nil for ever.
  let plays: Int?
  let first: Bitmap

  /// Frames of a picture that moves; one of more shows its first.
  static let frameLimit = 4096
  /// Pixels of a frame of a picture that moves: 16 MB.
  static let pixelLimit = 1 << 22
  /// Pixels of all frames together, which bounds the time of a turn: some ten seconds of one processor.
  static let totalLimit = 1 << 30

  /// Finds the frames of a file; nil for a still picture, another format, and more than is played.
  ///
  /// - Parameters:
  ///   - first: the first frame, as it shows; the others are made as large.
  init?(_ data: Data, first: Bitmap) throws(ImageDecodingError) {
    let bytes = PictureBytes(data)
    let timing: FrameTiming?
    if ImageDecoder.isGIF(bytes.buffer) {
      isGIF = true
      let reader = try GIFReader(bytes.buffer)
      canvas = (reader.width, reader.height)
      timing = try FrameTiming(reader)
    } else if ImageDecoder.isWebP(bytes.buffer) {
      isGIF = false
      let header = try WebPHeader(bytes.buffer)
      canvas = (header.width, header.height)
      timing = header.isAnimated ? try FrameTiming(webP: bytes.buffer) : nil
    } else {
      return nil
    }
    guard let timing, timing.delays.count > 1 else { return nil }
    let pixels = canvas.width * canvas.height
    guard pixels <= Self.pixelLimit, pixels * timing.delays.count <= Self.totalLimit else { return nil }
    (self.bytes, self.first, delays, plays) = (bytes, first, timing.delays, timing.plays)
  }

  /// Bytes of what is decoded while it plays: the frame that shows and the next one, and three times the file's pixels where
  /// frames are put together (what shows, what is to be restored, what is handed on).
  var playingCost: Int { 3 * canvas.width * canvas.height * 4 + 2 * first.byteCount }
  /// Bytes of all frames.
  var framesCost: Int { first.byteCount * delays.count }
  /// Bytes of the file.
  var fileSize: Int { bytes.buffer.count }

  /// Decodes from the first frame on.
  fileprivate func frames() throws(ImageDecodingError) -> any FrameSource {
    if isGIF { return try GIFFrames(GIFReader(bytes.buffer), pixelLimit: Self.pixelLimit) }
    try ImageDecoder.checkSize(width: canvas.width, height: canvas.height, format: "WebP", pixelLimit: Self.pixelLimit)
    return try WebPFrames(bytes.buffer)
  }

  /// A frame as it shows.
  fileprivate func shown(_ frame: Bitmap) -> Bitmap {
    let frame =
      frame.width == first.width && frame.height == first.height
      ? frame : frame.reduced(width: first.width, height: first.height)
    frame.prepareForDrawing()
    return frame
  }
}

/// Memory that stays in its place while somebody reads it.
private final class PictureBytes: @unchecked Sendable {
  let buffer: UnsafeRawBufferPointer

  init(_ data: Data) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(data.count, 1), alignment: 1)
    data.copyBytes(to: copy)
    buffer = UnsafeRawBufferPointer(rebasing: copy[..<data.count])
  }

  deinit { buffer.deallocate() }
}

/// Decodes the frames of an animated picture, on any thread, one at a time.
final class AnimationCursor: Sendable {
  private struct State {
    var source: (any FrameSource)?
    /// The number of the frame that `source` gives next.
    var next = 0
  }
  private let picture: AnimatedPicture
  private let state = Mutex(State())

  init(_ picture: AnimatedPicture) { self.picture = picture }

  /// A frame. Costs the decoding of all since the last one asked for, or since the first where it was before.
  func frame(_ index: Int) -> ImageCache.Decoded {
    state.withLock { state in
      do throws(ImageDecodingError) {
        if state.source == nil || index < state.next {
          state.source = nil
          (state.source, state.next) = (try picture.frames(), 0)
        }
        guard let source = state.source else { return .failure(.unknownFormat) }
        var frame = try source.next()
        state.next += 1
        while state.next <= index {
          frame = try source.next()
          state.next += 1
        }
        return .success(picture.shown(frame))
      } catch {
        // What comes behind a fault has nothing to stand on.
        state.source = nil
        return .failure(error)
      }
    }
  }
}
