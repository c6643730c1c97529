import Foundation
import GraphData

/// One series as a tone.
struct AudioTrack: Sendable {
  let name: String
  let series: Series
  let window: ClosedRange<Double>
  let xScale: Scale
  let scale: Scale
  /// The values with the lowest and highest pitch.
  let extent: ClosedRange<Double>

  /// The number of pitches per second.
  private static let pitchRate = 100
  /// Seconds in which a tone fades in and out, so that it does not click.
  private static let fade = 0.01
  private static let volume = 0.6

  func samples(duration: Double, frequencies: ClosedRange<Double>) -> [Float] {
    let pitches = parts(count: max(2, Int(clamping: (duration * Double(Self.pitchRate)).rounded())))
    let rate = Double(WaveFile.sampleRate)
    let octaves = log2(frequencies.upperBound / frequencies.lowerBound)
    var (phase, loudness, frequency) = (0.0, 0.0, frequencies.lowerBound)
    let count = Int(clamping: duration * rate)
    return (0..<count).map { index in
      let place = Double(index) / Double(count) * Double(pitches.count) - 0.5
      let before = min(max(0, Int(clamping: place.rounded(.down))), pitches.count - 1)
      let after = min(before + 1, pitches.count - 1)
      let pitch = Self.mixed(pitches[before], pitches[after], min(max(0, place - Double(before)), 1))
      let isNearEnd = Double(count - index) < Self.fade * rate
      let target = pitch == nil || isNearEnd ? 0 : Self.volume
      let step = Self.volume / (Self.fade * rate)
      loudness += min(max(target - loudness, -step), step)
      if let pitch { frequency = frequencies.lowerBound * exp2(octaves * pitch) }
      phase += frequency / rate
      phase -= phase.rounded(.down)
      return Float(loudness * sin(2 * .pi * phase))
    }
  }

  /// Pitches between lowest and highest, 0…1, at equal distances of time; nil where there is no value.
  func parts(count: Int) -> [Double?] {
    let average = series.statistics(in: series.indices(in: window)).average
    // The projection adapts the domain to the scale: a logarithm has no position for zero.
    let projection = AxisProjection(scale: scale, domain: extent, length: 1)
    return (0..<count).map { index in
      let (start, end) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      guard let value = value(in: xScale.stretch(of: window, from: start, to: end), average: average) else {
        return nil
      }
      if extent.lowerBound == extent.upperBound { return 0.5 }
      let part = projection.position(of: value)
      return part.isNaN ? 0 : min(max(part, 0), 1)
    }
  }

  /// The value that sounds for a range of the x axis.
  private func value(in stretch: ClosedRange<Double>, average: Double) -> Double? {
    let indices = series.indices(in: stretch)
    if let extent = series.yExtent(in: indices) {
      return average - extent.lowerBound > extent.upperBound - average ? extent.lowerBound : extent.upperBound
    }
    // Without points in the range, interpolate between the neighbouring values; nulls are silent.
    guard indices.isEmpty, indices.lowerBound > 0, indices.upperBound < series.count else { return nil }
    let (before, after) = (indices.lowerBound - 1, indices.upperBound)
    guard series.isValid(at: before), series.isValid(at: after) else { return nil }
    let middle = stretch.lowerBound + (stretch.upperBound - stretch.lowerBound) / 2
    let part = (middle - series.x(at: before)) / (series.x(at: after) - series.x(at: before))
    return series.y(at: before) + part * (series.y(at: after) - series.y(at: before))
  }

  private static func mixed(_ first: Double?, _ second: Double?, _ part: Double) -> Double? {
    guard let first, let second else { return part < 0.5 ? first : second }
    return first + part * (second - first)
  }
}
