import CImage

/// The frames of a GIF file in turn, by giflib; of each one line of pixels is in memory.
///
/// giflib's own way to read all (`DGifSlurp`) keeps every frame of a file, which may have a hundred thousand.
final class GIFReader {
  /// A frame as its file says, which need not be within the screen.
  struct Frame {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let isInterlaced: Bool
    /// What becomes of it before the next one is drawn: GIF89a, 23.c.iv.
    let disposal: Int
    /// Hundredths of a second.
    let delay: Int
    /// The number of the colour that is none.
    let transparent: Int?
  }
  private struct Input {
    let bytes: UnsafeRawBufferPointer
    var place = 0
  }

  /// Pixels.
  let width: Int
  let height: Int
  /// How often the file says that it is to be repeated, 0 for ever; nil where it says nothing.
  private(set) var repeats: Int?
  private let file: UnsafeMutablePointer<GifFileType>
  private let input: UnsafeMutablePointer<Input>

  /// - Parameter bytes: in memory for as long as the reader is.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) {
    let input = UnsafeMutablePointer<Input>.allocate(capacity: 1)
    input.initialize(to: Input(bytes: bytes))
    var code: Int32 = 0
    let opened = DGifOpen(
      input,
      { file, buffer, count in
        guard let input = file?.pointee.UserData?.assumingMemoryBound(to: Input.self), let buffer, count > 0
        else { return 0 }
        let place = input.pointee.place
        let part = input.pointee.bytes[place..<min(place + Int(count), input.pointee.bytes.count)]
        UnsafeMutableRawBufferPointer(start: buffer, count: part.count).copyMemory(from: .init(rebasing: part))
        input.pointee.place += part.count
        return Int32(part.count)
      }, &code)
    guard let opened else {
      input.deallocate()
      throw Self.failure(code)
    }
    (file, self.input) = (opened, input)
    (width, height) = (Int(opened.pointee.SWidth), Int(opened.pointee.SHeight))
  }

  deinit {
    DGifCloseFile(file, nil)
    input.deallocate()
  }

  /// The next frame, whose lines are to be read or skipped; nil behind the last.
  func next() throws(ImageDecodingError) -> Frame? {
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSAL_UNSPECIFIED, UserInputFlag: false, DelayTime: 0, TransparentColor: NO_TRANSPARENT_COLOR)
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      let isAtEnd = input.pointee.place == input.pointee.bytes.count
      guard DGifGetRecordType(file, &kind) == GIF_OK else {
        // Some programs leave out the last byte, which says that nothing follows.
        if isAtEnd { return nil }
        throw failure()
      }
      switch kind {
      case EXTENSION_RECORD_TYPE: try readExtension(&control)
      case IMAGE_DESC_RECORD_TYPE:
        let isRead = DGifGetImageDesc(file) == GIF_OK
        // giflib keeps a description of each frame with a copy of its colours.
        GifFreeSavedImages(file)
        (file.pointee.SavedImages, file.pointee.ImageCount) = (nil, 0)
        guard isRead else { throw failure() }
        let image = file.pointee.Image
        return Frame(
          x: Int(image.Left), y: Int(image.Top), width: Int(image.Width), height: Int(image.Height),
          isInterlaced: image.Interlace, disposal: Int(control.DisposalMode), delay: Int(control.DelayTime),
          transparent: control.TransparentColor >= 0 ? Int(control.TransparentColor) : nil)
      default: return nil
      }
    }
  }

  private func readExtension(_ control: inout GraphicsControlBlock) throws(ImageDecodingError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard DGifGetExtension(file, &code, &block) == GIF_OK else { throw failure() }
    var repeatsFollow = false
    while let bytes = block {
      // The first byte is the length of what follows.
      let content = UnsafeBufferPointer(start: bytes + 1, count: Int(bytes[0]))
      if code == GRAPHICS_EXT_FUNC_CODE {
        _ = DGifExtensionToGCB(content.count, bytes + 1, &control)
      } else if code == APPLICATION_EXT_FUNC_CODE {
        if repeatsFollow, content.count == 3, content[0] == 1 { repeats = Int(content[1]) | Int(content[2]) << 8 }
        repeatsFollow = content.elementsEqual("NETSCAPE2.0".utf8) || content.elementsEqual("ANIMEXTS1.0".utf8)
      }
      guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw failure() }
    }
  }

  /// Leaves out the pixels of the frame that was read last.
  func skip() throws(ImageDecodingError) {
    var size: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard DGifGetCode(file, &size, &block) == GIF_OK else { throw failure() }
    while block != nil {
      guard DGifGetCodeNext(file, &block) == GIF_OK else { throw failure() }
    }
  }

  /// Reads the next line of the frame that was read last: the numbers of its colours.
  func readLine(into line: UnsafeMutableBufferPointer<UInt8>) throws(ImageDecodingError) {
    guard DGifGetLine(file, line.baseAddress, Int32(line.count)) == GIF_OK else { throw failure() }
  }

  /// The colours of the frame that was read last by their numbers, 256; 0 for what is none.
  func colors(of frame: Frame) throws(ImageDecodingError) -> [UInt32] {
    guard let map = file.pointee.Image.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors else {
      throw .corrupt(format: "GIF", reason: "it has no colours")
    }
    var result = [UInt32](repeating: 0, count: 256)
    for index in 0..<min(Int(map.pointee.ColorCount), 256) where index != frame.transparent {
      let color = colors[index]
      result[index] = 0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    return result
  }

  private func failure() -> ImageDecodingError { Self.failure(file.pointee.Error) }

  private static func failure(_ code: Int32) -> ImageDecodingError {
    if code == D_GIF_ERR_NOT_ENOUGH_MEM { return .noMemory(reason: "giflib found none") }
    return .corrupt(format: "GIF", reason: GifErrorString(code).map { String(cString: $0) } ?? "it cannot be read")
  }
}
