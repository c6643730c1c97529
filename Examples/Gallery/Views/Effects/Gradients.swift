import SwiftUI

/// Colours that run into each other.
struct Gradients: View {
  var body: some View {
    Exhibit("Gradients") {
      Flow(spacing: 12) {
        Specimen("Linear") {
          RoundedRectangle(cornerRadius: 12)
            .fill(LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
        }
        Specimen("Three") {
          RoundedRectangle(cornerRadius: 12)
            .fill(LinearGradient(colors: [.yellow, .orange, .pink], startPoint: .top, endPoint: .bottom))
        }
        Specimen("Radial") {
          RoundedRectangle(cornerRadius: 12)
            .fill(RadialGradient(colors: [.white, .teal, .indigo], center: .center, startRadius: 0, endRadius: 52))
        }
        Specimen("Angular") {
          Circle()
            .fill(AngularGradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center))
        }
        Specimen("Stops") {
          RoundedRectangle(cornerRadius: 12)
            .fill(
              LinearGradient(
                stops: [
                  .init(color: .mint, location: 0), .init(color: .mint, location: 0.5),
                  .init(color: .green, location: 0.5), .init(color: .green, location: 1),
                ], startPoint: .leading, endPoint: .trailing))
        }
        Specimen("Stroke") {
          Circle()
            .strokeBorder(
              AngularGradient(colors: [.pink, .orange, .pink], center: .center), lineWidth: 10)
        }
      }
    }
  }
}
