import SwiftUI

/// Colours from the least value to the greatest.
public struct ColorRamp: Hashable, Sendable {
  /// At least two, evenly apart.
  public let colors: [Color]

  /// From pale to full blue.
  public init() {
    self.init([Color(red: 0.78, green: 0.87, blue: 0.97), Color(red: 0.10, green: 0.32, blue: 0.72)])
  }

  /// - Parameter colors: from the least to the greatest; one alone is paled for the least.
  public init(_ colors: [Color]) {
    self.colors =
      switch colors.count {
      case 0: ColorRamp().colors
      case 1: [colors[0].opacity(0.25), colors[0]]
      default: colors
      }
  }

  /// The same the other way round.
  public var flipped: ColorRamp { ColorRamp(colors.reversed()) }

  /// The colour at a part of the way, from 0 to 1; others are clamped, NaN is 0.
  public func color(at part: Double) -> Color {
    let part = part.isNaN ? 0 : min(max(part, 0), 1)
    let place = part * Double(colors.count - 1)
    let lower = min(Int(place), colors.count - 2)
    return colors[lower].mix(with: colors[lower + 1], by: place - Double(lower))
  }
}

/// A ramp with the values of its ends.
struct RampScale: View {
  let ramp: ColorRamp
  let lowest: String
  let highest: String

  var body: some View {
    HStack(spacing: 5) {
      Text(lowest)
      LinearGradient(colors: ramp.colors, startPoint: .leading, endPoint: .trailing)
        .frame(width: 72, height: 6)
        .clipShape(RoundedRectangle(cornerRadius: 3))
      Text(highest)
    }
    .fixedSize()
  }
}
