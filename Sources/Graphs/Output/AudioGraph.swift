import SwiftUI

/// A graph as sound: each series is a tone whose pitch follows its values.
///
/// - Each series takes `duration` seconds for the window. Series sound one after another, with half a second of silence
///   between them.
/// - The lowest value of all series of a y axis has the lowest pitch of `frequencies`, the highest value the highest.
///   Between them, the axis position maps linearly to semitones, since the ear hears ratios of frequencies as distances.
/// - Between two points the pitch glides; nulls are silent. If several points fall into a hundredth of a second, the one
///   farthest from the average of the series sounds, so that no spike is lost.
public struct AudioGraph: Sendable {
  /// Seconds per series; between a tenth and a minute.
  public var duration = 3.0 { didSet { duration = min(max(duration, 0.1), 60) } }
  /// In hertz. The default is A3 to A5, two octaves in which small differences are easy to hear.
  public var frequencies: ClosedRange<Double> = 220...880
  /// The names of the series in the order in which they sound.
  public var names: [String] { tracks.map(\.name) }
  var tracks: [AudioTrack]

  /// Seconds of silence between two series.
  static let pause = 0.5

  /// A WAV file: RIFF, linear PCM with 16 bits, one channel, 44,100 samples per second.
  public func wavData() -> Data {
    var samples: [Float] = []
    let silence = [Float](repeating: 0, count: Int(Self.pause * Double(WaveFile.sampleRate)))
    for (index, track) in tracks.enumerated() {
      if index > 0 { samples += silence }
      samples += track.samples(duration: duration, frequencies: frequencies)
    }
    return WaveFile.data(samples)
  }
}

extension Graph {
  /// The graph as sound.
  ///
  /// - Parameters:
  ///   - window: the range of the x axis; nil takes the graph's window.
  ///   - limit: the largest number of series, the first of the legend; more are hard to tell apart.
  public func audioGraph(in window: ClosedRange<Double>? = nil, limit: Int = 8) -> AudioGraph {
    let plan = GraphPlan(content, palette: options.palette)
    let window = window ?? options.window?.wrappedValue ?? plan.xExtent ?? 0...1
    let layers = plan.legendLayers.prefix(max(0, limit))
    var extents: [YAxisSide: ClosedRange<Double>] = [:]
    for side in YAxisSide.allCases {
      let values = layers.lazy.filter { $0.style.side == side }.compactMap(\.mark.series)
      extents[side] = values.compactMap { $0.yExtent(in: $0.indices(in: window)) }.union
    }
    return AudioGraph(
      tracks: layers.map { layer in
        AudioTrack(
          name: layer.name, series: layer.mark.series ?? .empty, window: window, xScale: plan.xScale,
          scale: plan.axes[layer.style.side].scale, extent: extents[layer.style.side] ?? 0...1)
      })
  }
}
