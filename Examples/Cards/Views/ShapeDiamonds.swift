import SwiftUI

/// 147 shape views in stacks: the most convenient way, and the most work.
struct ShapeDiamonds: View {
  var body: some View {
    VStack(spacing: DiamondPattern.spacing) {
      ForEach(0..<DiamondPattern.rows, id: \.self) { row in
        HStack(spacing: DiamondPattern.spacing) {
          ForEach(0..<DiamondPattern.columns, id: \.self) { column in
            Diamond()
              .fill(DiamondPattern.color(row: row, column: column))
              .frame(width: DiamondPattern.diamond.width, height: DiamondPattern.diamond.height)
          }
        }
      }
    }
  }
}
