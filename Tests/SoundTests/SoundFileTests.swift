import Foundation
import SoundTestSupport
import Testing

@testable import Sound

/// Files of sound: what was written is what is read, and nothing that a stranger sends does more than fail.
struct SoundFileTests {
  /// A second of the note a', as loud as half of what there is.
  static let note = TestVoice.tone(seconds: 1)

  @Test func whatWasWrittenIsRead() throws {
    let file = try SoundFile(try TestVoice.recording())
    #expect(file.format == .voice && file.frameCount == 48_000 && file.duration == 1)
    var samples: [Float] = []
    while case let more = file.read(1_000), !more.isEmpty { samples += more }
    #expect(samples.count == 48_000)
    // Opus keeps the sound, not the numbers: the middle is the same note, as loud, in the same phase.
    let middle = 12_000..<36_000
    let product = middle.reduce(0) { $0 + samples[$1] * Self.note[$1] }
    let power = middle.reduce(0) { $0 + samples[$1] * samples[$1] }
    let wanted = middle.reduce(0) { $0 + Self.note[$1] * Self.note[$1] }
    #expect(product / (power * wanted).squareRoot() > 0.99)
    #expect(abs((power / wanted).squareRoot() - 1) < 0.05)
  }

  @Test func placesAreFound() throws {
    let file = try SoundFile(try TestVoice.recording(seconds: 3))
    #expect(file.seek(to: 96_000) == 96_000)
    var count = 0
    while case let more = file.read(4_800), !more.isEmpty { count += more.count }
    #expect(count == 48_000)
    #expect(file.seek(to: -5) == 0 && file.seek(to: .max) == 144_000 && file.read(10).isEmpty)
  }

  @Test func whatIsNoSoundIsRefused() throws {
    let folder = try TestVoice.file().deletingLastPathComponent()
    let files: [(String, Data)] = [
      ("empty", Data()), ("text", Data("hello".utf8)), ("ogg", Data("OggS".utf8) + Data(count: 5_000)),
      ("zeros", Data(count: 100_000)), ("mp3", Data([0xFF, 0xFB, 0x90, 0]) + Data(count: 5_000)),
    ]
    for (name, data) in files {
      try data.write(to: folder.appending(path: name))
      #expect(throws: SoundError.self) { try SoundFile(folder.appending(path: name)) }
    }
    #expect(throws: SoundError.self) { try SoundFile(folder.appending(path: "missing")) }
    #expect(throws: SoundError.self) { try SoundFile(folder) }
    #expect(throws: SoundError.self) { try VoiceFile(folder.appending(path: "no/such/folder.ogg")) }
  }

  /// Damaged files of three kinds: each is refused, or gives no more than its length says and only numbers from -1 to 1.
  @Test func damagedFilesAreReadOrRefused() throws {
    let seconds = 0.25
    let voice = try Data(contentsOf: TestVoice.recording(seconds: seconds))
    let wave = Self.wave(TestVoice.tone(seconds: seconds))
    let url = try TestVoice.file("damaged")
    var generator = SystemRandomNumberGenerator()
    for round in 0..<400 {
      var data = round % 2 == 0 ? voice : wave
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          data[Int.random(in: 0..<min(data.count, 200), using: &generator)] = .random(in: 0...255, using: &generator)
        case 1:
          data[Int.random(in: 0..<data.count, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2: data = data.prefix(Int.random(in: data.count / 2...data.count, using: &generator))
        default:
          let place = Int.random(in: 0..<data.count - 8, using: &generator)
          data.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0x7F])
        }
        if data.count < 300 { break }
      }
      try data.write(to: url)
      guard let file = try? SoundFile(url) else { continue }
      var read = 0
      // What a header claims is not read beyond: a minute is more than any of these holds.
      while read < 60 * 48_000, case let samples = file.read(4_800), !samples.isEmpty {
        #expect(samples.allSatisfy { $0.magnitude <= 1 })
        read += samples.count
        if read % (4_800 * 20) == 0 { file.seek(to: Int.random(in: 0...max(1, file.frameCount), using: &generator)) }
      }
    }
  }

  /// A file of numbers of 32 bits, by hand: RIFF, WAVE, `fmt ` with format 3, `data`.
  static func wave(_ samples: [Float]) -> Data {
    func number<Value: FixedWidthInteger>(_ value: Value) -> Data {
      withUnsafeBytes(of: value.littleEndian) { Data($0) }
    }
    let bytes = samples.map(\.bitPattern.littleEndian).withUnsafeBytes { Data($0) }
    var data = Data("RIFF".utf8) + number(UInt32(36 + bytes.count)) + Data("WAVEfmt ".utf8)
    data += number(UInt32(16)) + number(UInt16(3)) + number(UInt16(1)) + number(UInt32(48_000))
    data += number(UInt32(192_000)) + number(UInt16(4)) + number(UInt16(32)) + Data("data".utf8)
    return data + number(UInt32(bytes.count)) + bytes
  }

  @Test func numbersThatAreNoneAreSilence() throws {
    let url = try TestVoice.file("nan.wav")
    try Self.wave([0.25, .nan, .infinity, -.infinity, 7, -0.5]).write(to: url)
    #expect(try SoundFile(url).read(100) == [0.25, 0, 1, -1, 1, -0.5])
  }
}
