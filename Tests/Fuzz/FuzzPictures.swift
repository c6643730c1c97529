import CZlib
import Foundation

@testable import UICore

/// The input is a PNG, JPEG, GIF or WebP file, whose frames are played. The checksums of a PNG are made right first, so that what it holds gets past them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPictures(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if bytes.starts(with: [0x89, 0x50]) { repair(&bytes) }
  guard let bitmap = try? ImageDecoder.decode(Data(bytes), pixelLimit: 1 << 20) else { return 0 }
  precondition(bitmap.pixels.count == bitmap.width * bitmap.height)
  precondition(!bitmap.isOpaque || bitmap.pixels.allSatisfy { $0 >> 24 == 0xFF })
  let file = bytes.withUnsafeBufferPointer { InputFile.make($0.baseAddress, $0.count) }
  if let size = ImageDecoder.size(ofFile: file.path) {
    precondition(size == (bitmap.width, bitmap.height), "a size that the picture does not have")
  }
  if let picture = try? AnimatedPicture(Data(bytes), first: bitmap) { play(picture) }
  return 0
}

/// Some frames, then the first one again.
private func play(_ picture: AnimatedPicture) {
  precondition(picture.delays.count > 1 && picture.delays.allSatisfy { $0 > 0.01 } && picture.plays != 0)
  let cursor = AnimationCursor(picture)
  for index in Array(0..<min(picture.delays.count, 8)) + [0] {
    guard case .success(let frame) = cursor.frame(index) else { return }
    precondition(frame.width == picture.first.width && frame.height == picture.first.height)
    precondition(!frame.isOpaque || frame.pixels.allSatisfy { $0 >> 24 == 0xFF })
    if index == 0 { precondition(frame.pixels == picture.first.pixels, "a first frame that is another one") }
  }
}

/// Behind the signature of eight bytes, chunks: length, kind, content, checksum of kind and content.
private func repair(_ bytes: inout [UInt8]) {
  var place = 8
  while place + 12 <= bytes.count {
    let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - place - 12 else { return }
    let end = place + 8 + length
    let sum = bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress! + place + 4, UInt32(length + 4)) }
    for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
    place = end + 4
  }
}
