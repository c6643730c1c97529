import SwiftUI

/// The shapes that come with SwiftUI.
struct BasicShapes: View {
  var body: some View {
    Exhibit("Shapes") {
      Flow(spacing: 12) {
        Specimen("Rectangle") { Rectangle().fill(.blue) }
        Specimen("Rounded") { RoundedRectangle(cornerRadius: 18).fill(.indigo) }
        Specimen("Uneven") {
          UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32).fill(.purple)
        }
        Specimen("Capsule") { Capsule().fill(.pink).frame(height: 40) }
        Specimen("Circle") { Circle().fill(.orange) }
        Specimen("Ellipse") { Ellipse().fill(.green) }
      }
    }
  }
}
