import CZlib
import Foundation

private func be(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }

/// The reader's checksums are made right by the caller.
private func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
  be(content.count) + Array(kind.utf8) + content + [0, 0, 0, 0]
}

private func packed(_ bytes: [UInt8]) -> [UInt8] {
  var length = compressBound(UInt(bytes.count))
  var result = [UInt8](repeating: 0, count: Int(length))
  compress(&result, &length, bytes, UInt(bytes.count))
  return Array(result.prefix(Int(length)))
}

/// A picture of grey with more chunks before its pixels.
private func png(
  width: Int, height: Int, depth: UInt8 = 8, color: UInt8 = 0, interlaced: UInt8 = 0, more: [UInt8] = [],
  pixels: [UInt8]? = nil
)
  -> [UInt8]
{
  let samples = color == 2 ? 3 : color == 6 ? 4 : 1
  let row = (width * samples * Int(depth) + 7) / 8 + 1
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + chunk("IHDR", be(width) + be(height) + [depth, color, 0, 0, interlaced]) + more
    + (pixels ?? chunk("IDAT", packed(Array(repeating: 0, count: row * height)))) + chunk("IEND", [])
}

private let kinds = [
  "tEXt", "zTXt", "iTXt", "iCCP", "PLTE", "tRNS", "sPLT", "gAMA", "hIST", "eXIf", "abCd", "sBIT", "bKGD", "tIME",
  "cHRM",
]

/// `FF` and a kind of marker with its content.
private func marker(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
  [0xFF, kind, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
}

/// A progressive picture of one colour: a scan of the first coefficients, then `more`.
private func jpeg(side: Int, before: [UInt8] = [], more: [UInt8] = []) -> [UInt8] {
  let size = [UInt8(side >> 8), UInt8(side & 255)]
  // One code, for category 0: each block is one bit.
  let table: [UInt8] = [1] + Array(repeating: 0, count: 15) + [0]
  let blocks = (side + 7) / 8 * ((side + 7) / 8)
  return [0xFF, 0xD8] + before + marker(0xDB, [0] + Array(repeating: 1, count: 64))
    + marker(0xC2, [8] + size + size + [1, 1, 0x11, 0]) + marker(0xC4, [0] + table) + marker(0xDA, [1, 1, 0, 0, 0, 0])
    + Array(repeating: 0, count: (blocks + 7) / 8) + more + [0xFF, 0xD9]
}

/// A scan in which all blocks end at once: 14 bits for a run of 16,384 of them.
private func scan(_ blocks: Int) -> [UInt8] {
  let table: [UInt8] = [0x10, 1] + Array(repeating: 0, count: 15) + [0xE0]
  return marker(0xC4, table) + marker(0xDA, [1, 1, 0x00, 1, 5, 0])
    + Array(repeating: 0, count: (blocks / 16_384 + 1) * 2)
}

/// A GIF of two colours with blocks behind its header.
private func gif(side: Int, _ blocks: [UInt8]) -> [UInt8] {
  let size = [UInt8(side & 255), UInt8(side >> 8)]
  return Array("GIF89a".utf8) + size + size + [0x80, 0, 0, 0, 0, 0, 255, 255, 255] + blocks + [0x3B]
}

/// A frame of one pixel with more bytes before its codes: clear, colour 0 and end, of three bits each.
private func dot(flags: UInt8 = 0, _ more: [UInt8] = []) -> [UInt8] {
  [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, flags] + more + [2, 2, 0x44, 1, 0]
}

/// Three chunks of a RIFF file that say that something moves, then its frames.
private func webP(side: Int, _ frames: [UInt8]) -> [UInt8] {
  func little(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 255) } }
  let canvas = Array("VP8X".utf8) + little(10, 4) + [2, 0, 0, 0] + little(side - 1, 3) + little(side - 1, 3)
  let rest = Array("WEBP".utf8) + canvas + Array("ANIM".utf8) + little(6, 4) + [0, 0, 0, 0, 0, 0] + frames
  return Array("RIFF".utf8) + little(rest.count, 4) + rest
}

/// A frame of one pixel: a chunk of 16 bytes about it, with a lossless picture in it that libwebp has made.
private let webPDot: [UInt8] =
  Array("ANMF".utf8) + [42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0] + Array("VP8L".utf8)
  + [17, 0, 0, 0, 47, 0, 0, 0, 0, 7, 80, 143, 34, 23, 165, 255, 129, 136, 232, 127, 0, 0]

let grammars: [Grammar] = []
let ownCases: [WorstInput] =
  kinds.flatMap { kind in
    [
      WorstInput(name: "PNG: many \(kind)") {
        png(width: 8, height: 8, more: (0..<$0 / 20).flatMap { _ in chunk(kind, [97, 0, 0, 98]) })
      },
      WorstInput(name: "PNG: a large \(kind)") {
        png(width: 8, height: 8, more: chunk(kind, Array(repeating: 97, count: $0)))
      },
      WorstInput(name: "PNG: zeros in \(kind)") {
        png(width: 8, height: 8, more: chunk(kind, [97, 0, 0] + packed(Array(repeating: 0, count: $0 * 100))))
      },
    ]
  } + [
    WorstInput(name: "PNG: pixels in many chunks") { bytes in
      png(
        width: bytes, height: 8,
        pixels: packed(Array(repeating: 0, count: (bytes + 1) * 8)).flatMap { chunk("IDAT", [$0]) })
    },
    WorstInput(name: "PNG: empty chunks of pixels") { bytes in
      png(
        width: 8, height: 8,
        pixels: (0..<bytes / 12).flatMap { _ in chunk("IDAT", []) }
          + chunk("IDAT", packed(Array(repeating: 0, count: 72))))
    },
    WorstInput(name: "PNG: pixels behind the last") { bytes in
      png(width: 8, height: 8, pixels: chunk("IDAT", packed(Array(repeating: 0, count: bytes * 100))))
    },
    WorstInput(name: "PNG: as many pixels as there may be") { _ in png(width: 1024, height: 1024, depth: 16, color: 6)
    },
    WorstInput(name: "PNG: too many pixels") {
      png(width: 1024 * ($0 + 2), height: 1024, depth: 1, pixels: chunk("IDAT", []))
    },
    // Never so many pixels that halves of it are made.
    WorstInput(name: "PNG: interlaced") { png(width: $0, height: 4, interlaced: 1) },
    WorstInput(name: "PNG: one column") { png(width: 1, height: $0 + 1, depth: 1) },
    WorstInput(name: "GIF: frames") { gif(side: 64, (0..<$0 / 15).flatMap { _ in dot() }) },
    WorstInput(name: "GIF: frames with colours") {
      gif(side: 8, (0..<$0 / 783).flatMap { _ in dot(flags: 0x87, Array(repeating: 9, count: 768)) })
    },
    WorstInput(name: "GIF: frames without pixels") {
      gif(side: 8, dot() + (0..<$0 / 12).flatMap { _ in [0x2C, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0] as [UInt8] })
    },
    WorstInput(name: "GIF: empty blocks") {
      gif(side: 8, (0..<$0 / 3).flatMap { _ in [0x21, 0xFE, 0] as [UInt8] } + dot())
    },
    WorstInput(name: "GIF: blocks") {
      gif(side: 8, [0x21, 0xFE] + (0..<$0 / 2).flatMap { _ in [1, 65] as [UInt8] } + [0] + dot())
    },
    WorstInput(name: "GIF: codes behind the last pixel") { bytes in
      let block: [UInt8] = [255] + Array(repeating: 0x24, count: 255)
      let frame: [UInt8] = dot().dropLast()
      return gif(side: 8, frame + (0..<bytes / 256).flatMap { _ in block } + [0])
    },
    WorstInput(name: "WebP: frames") { webP(side: 8, (0..<max($0 / webPDot.count, 1)).flatMap { _ in webPDot }) },
    WorstInput(name: "WebP: chunks") { bytes in
      webP(side: 8, webPDot + (0..<bytes / 8).flatMap { _ in Array("abcd".utf8) + [0, 0, 0, 0] })
    },
    WorstInput(name: "JPEG: scans") { jpeg(side: 512, more: (0..<$0 / 40).flatMap { _ in scan(4096) }) },
    WorstInput(name: "JPEG: fill bytes") { jpeg(side: 64, before: Array(repeating: 0xFF, count: $0)) },
    WorstInput(name: "JPEG: stray bytes") { jpeg(side: 64, more: Array(repeating: 0, count: $0)) },
    WorstInput(name: "JPEG: pixels") { jpeg(side: max(Int(Double($0).squareRoot()) * 8, 8)) },
  ]
  + [0xFE, 0xE0, 0xE1, 0xE2, 0xED, 0xDD, 0xDB, 0xC4, 0xDA, 0xC0].map { kind in
    WorstInput(name: "JPEG: markers \(String(kind, radix: 16))") { bytes in
      jpeg(side: 64, before: (0..<bytes / 21).flatMap { _ in marker(kind, Array(repeating: 0, count: 17)) })
    }
  }
