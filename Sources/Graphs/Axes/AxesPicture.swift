import SwiftUI

/// Everything that the axes draw.
struct AxesPicture: Equatable {
  let plot: CGRect
  let size: CGSize
  let x: XAxisTicks
  let xMapping: AxisMapping
  let y: [YAxisSide: YAxisTicks]
  let spaces: [YAxisSide: PlotSpace]
  let scale: Double

  func snapped(_ position: Double) -> Double { (position * scale).rounded() / scale }
}
