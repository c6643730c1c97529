import SwiftUI

struct Drawings: View {
  @State private var angle = Angle.zero
  @State private var isLarge = false
  let values: [Double]

  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
      Circle().fill(.red).frame(width: isLarge ? 100 : 50, height: isLarge ? 100 : 50)
      Rectangle().stroke(.black, lineWidth: 2).rotationEffect(angle)
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.ultraThinMaterial).padding(4)
      Capsule().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
      Path { path in
        path.move(to: CGPoint(x: 0, y: 100 - values[0] * 50))
        for (index, value) in values.enumerated() {
          path.addLine(to: CGPoint(x: CGFloat(index) * 10, y: 100 - value * 50))
        }
      }
      .stroke(.green)
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.yellow))
      }
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) x \(Int(proxy.size.height))")
          .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
      }
      Image(systemName: "star").resizable().scaledToFit().frame(width: 20)
      Text("Ten").shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2).scaleEffect(isLarge ? 1.2 : 1)
    }
    .animation(.spring(duration: 0.3), value: isLarge)
    .gesture(DragGesture().onChanged { angle = .degrees($0.translation.width) })
  }
}
