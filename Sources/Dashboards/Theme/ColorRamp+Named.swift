import Graphs
import SwiftUI

extension ColorRamp {
  /// The ramp of a palette's name in dashboard files, from the least value to the greatest; blue for others.
  static func named(_ name: String?, isFlipped: Bool = false) -> ColorRamp {
    let green = Color(red: 0.30, green: 0.66, blue: 0.38)
    let yellow = Color(red: 0.95, green: 0.80, blue: 0.30)
    let orange = Color(red: 0.91, green: 0.45, blue: 0.14)
    let red = Color(red: 0.80, green: 0.16, blue: 0.18)
    let ramp: ColorRamp =
      switch name?.lowercased() {
      case "green_to_orange": ColorRamp([green, yellow, orange])
      case "yellow_to_green": ColorRamp([yellow, green])
      case "warm", "orange", "heat", "ylorrd": ColorRamp([Color(red: 0.99, green: 0.90, blue: 0.68), orange, red])
      case "red", "reds": ColorRamp([Color(red: 0.98, green: 0.82, blue: 0.80), red])
      case "green", "greens":
        ColorRamp([Color(red: 0.82, green: 0.93, blue: 0.83), Color(red: 0.10, green: 0.45, blue: 0.22)])
      case "purple": ColorRamp([Color(red: 0.90, green: 0.86, blue: 0.97), Color(red: 0.38, green: 0.22, blue: 0.66)])
      default: ColorRamp()
      }
    return isFlipped ? ramp.flipped : ramp
  }
}
