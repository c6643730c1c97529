import SwiftUI

/// One view that draws all 147.
struct CanvasDiamonds: View {
  var body: some View {
    Canvas { context, _ in
      for row in 0..<DiamondPattern.rows {
        for column in 0..<DiamondPattern.columns {
          context.fill(
            Diamond().path(in: DiamondPattern.frame(row: row, column: column)),
            with: .color(DiamondPattern.color(row: row, column: column)))
        }
      }
    }
  }
}
