import SwiftUI

/// More to fill shapes with.
struct Styles: View {
  var body: some View {
    Exhibit("Styles") {
      Flow(spacing: 12) {
        Specimen("Gradient") { RoundedRectangle(cornerRadius: 12).fill(Color.blue.gradient) }
        Specimen("Elliptical") { Ellipse().fill(.ellipticalGradient(colors: [.yellow, .orange, .red])) }
        Specimen("Image") {
          RoundedRectangle(cornerRadius: 12).fill(.image(Image("dusk", bundle: .module), scale: 0.3))
        }
        Specimen("Drop") {
          RoundedRectangle(cornerRadius: 12).fill(.teal.shadow(.drop(color: .black.opacity(0.4), radius: 5, y: 3)))
        }
        Specimen("Inner") {
          RoundedRectangle(cornerRadius: 12).fill(.teal.shadow(.inner(radius: 6, y: 3)))
        }
        Specimen("Fill") { RoundedRectangle(cornerRadius: 12).fill(.fill) }
      }
    }
  }
}
