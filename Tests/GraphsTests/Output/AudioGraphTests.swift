import Foundation
import Testing

@testable import Graphs

@MainActor
struct AudioGraphTests {
  /// A WAV file, read by the fields of its format.
  private struct Wave {
    var fields: [String: Int] = [:]
    var samples: [Int16] = []

    init(_ data: Data) throws {
      func text(_ offset: Int) -> String { String(decoding: data[offset..<offset + 4], as: UTF8.self) }
      func number(_ offset: Int, _ bytes: Int) -> Int {
        (0..<bytes).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) }
      }
      try #require(data.count >= 44)
      #expect(text(0) == "RIFF" && text(8) == "WAVE" && text(12) == "fmt " && text(36) == "data")
      #expect(number(4, 4) == data.count - 8)
      #expect(number(40, 4) == data.count - 44)
      fields = [
        "format length": number(16, 4), "format": number(20, 2), "channels": number(22, 2), "rate": number(24, 4),
        "bytes a second": number(28, 4), "bytes a frame": number(32, 2), "bits": number(34, 2),
      ]
      samples = stride(from: 44, to: data.count, by: 2).map { Int16(truncatingIfNeeded: number($0, 2)) }
    }

    /// Hertz in a stretch of seconds, from the distance of the first and the last rising zero crossing.
    func frequency(_ range: ClosedRange<Double>) -> Double {
      let part = samples[Int(range.lowerBound * 44_100)..<Int(range.upperBound * 44_100)]
      let crossings = part.indices.dropLast().filter { part[$0] < 0 && part[$0 + 1] >= 0 }
      guard let first = crossings.first, let last = crossings.last, last > first else { return 0 }
      return Double(crossings.count - 1) * 44_100 / Double(last - first)
    }

    func loudness(_ range: ClosedRange<Double>) -> Int {
      samples[Int(range.lowerBound * 44_100)..<Int(range.upperBound * 44_100)].map { abs(Int($0)) }.max() ?? 0
    }
  }

  @Test func theHeaderSaysWhatFollows() throws {
    let graph = Graph { Line("a", points: Series(start: 0, step: 1, y: [1, 2])) }
    let wave = try Wave(graph.audioGraph().wavData())
    #expect(
      wave.fields == [
        "format length": 16, "format": 1, "channels": 1, "rate": 44_100, "bytes a second": 88_200, "bytes a frame": 2,
        "bits": 16,
      ])
    #expect(wave.samples.count == 3 * 44_100)
  }

  @Test func pitchFollowsValues() throws {
    // Steps that last a second each: lowest, the middle, highest.
    let x = [0.0, 0.999, 1, 1.999, 2, 3]
    let series = Series(x: x, y: [10, 10, 20, 20, 30, 30])
    let graph = Graph { Line("a", points: series) }
    let wave = try Wave(graph.audioGraph().wavData())
    #expect(abs(wave.frequency(0.1...0.9) - 220) < 1)
    // Half of two octaves up.
    #expect(abs(wave.frequency(1.1...1.9) - 440) < 1)
    #expect(abs(wave.frequency(2.1...2.9) - 880) < 2)
  }

  @Test func frequenciesAndDurationAreTheCallers() throws {
    let graph = Graph { Line("a", points: Series(start: 0, step: 1, y: [5, 5])) }
    var audio = graph.audioGraph()
    audio.duration = 1
    audio.frequencies = 100...400
    let wave = try Wave(audio.wavData())
    #expect(wave.samples.count == 44_100)
    // A series of one value sounds in the middle: an octave above 100.
    #expect(abs(wave.frequency(0.1...0.9) - 200) < 1)
    audio.duration = 1e9
    #expect(audio.duration == 60)
  }

  @Test func nullsAreSilentAndSpikesAreHeard() throws {
    var y = [Double](repeating: 0, count: 30_000)
    for index in 10_000..<20_000 { y[index] = .nan }
    y[25_000] = 100
    let graph = Graph { Line("a", points: Series(start: 0, step: 0.0001, y: y)) }
    let audio = graph.audioGraph()
    let wave = try Wave(audio.wavData())
    #expect(wave.loudness(0.1...0.9) > 15_000)
    #expect(wave.loudness(1.05...1.95) == 0)
    // One point of a hundred in that hundredth of a second.
    let parts = audio.tracks[0].parts(count: 300).compactMap { $0 }
    #expect(parts.filter { $0 == 1 }.count == 1)
    #expect(parts.filter { $0 == 0 }.count == 199)
  }

  @Test func axesKeepTheirScale() {
    // Three decades: each a third of the way; on an axis from a power of ten up, zero has no place.
    let series = Series(x: [0, 1, 2, 3], y: [1, 10, 100, 1000])
    let graph = Graph {
      Line("a", points: series)
      YAxis(scale: .log())
    }
    let parts = graph.audioGraph().tracks[0].parts(count: 300)
    for (index, part) in [(0, 0), (100, 1.0 / 3), (200, 2.0 / 3), (299, 1)] {
      #expect(abs((parts[index] ?? -1) - part) < 0.02, "\(index)")
    }
    let zero = Graph {
      Line("a", points: Series(x: [0, 1, 2, 3], y: [0, 0, 1000, 1000]))
      YAxis(scale: .log())
    }
    let heard = zero.audioGraph().tracks[0].parts(count: 300)
    #expect(heard[20] == 0)
    #expect(heard[280] == 1)
  }

  @Test func seriesSoundOneAfterTheOther() throws {
    let graph = Graph {
      Line("low", points: Series(start: 0, step: 1, y: [0, 0]))
      Line("high", points: Series(start: 0, step: 1, y: [10, 10]))
    }
    #expect(graph.audioGraph().names == ["low", "high"])
    let wave = try Wave(graph.audioGraph().wavData())
    #expect(wave.samples.count == Int(6.5 * 44_100))
    #expect(abs(wave.frequency(0.5...2.5) - 220) < 1)
    #expect(wave.loudness(3.01...3.49) == 0)
    #expect(abs(wave.frequency(4...6) - 880) < 2)
    #expect(try Wave(graph.audioGraph(limit: 1).wavData()).samples.count == 3 * 44_100)
    #expect(try Wave(Graph { EmptyGraphContent() }.audioGraph().wavData()).samples.isEmpty)
  }
}
