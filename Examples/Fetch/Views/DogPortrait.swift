import SwiftUI

/// A dog's face, made of shapes.
struct DogPortrait: View {
  let breed: Breed

  var body: some View {
    GeometryReader { proxy in
      let size = min(proxy.size.width, proxy.size.height)
      ZStack {
        Circle()
          .fill(LinearGradient(colors: [.mint.opacity(0.35), .teal.opacity(0.5)], startPoint: .top, endPoint: .bottom))
        DogHead(breed: breed, unit: size / 100)
      }
      .frame(width: size, height: size)
    }
  }
}
