import Foundation
import Geometry
import UICore

/// The selected colour, which opens a panel of colours: in a frame on a desktop, in a ring of all hues on a phone.
struct ColorWell: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let (selection, supportsOpacity, isPhone) = (selection, supportsOpacity, profile.isPhone)
    let color = selection.wrappedValue
    Group {
      if isPhone {
        ZStack {
          Circle().inset(by: 1.5).stroke(AngularGradient(gradient: .hues, center: .center), lineWidth: 3)
          ColorSwatch(color: color, shape: Circle()).padding(5)
        }
        .frame(width: 28, height: 28)
      } else {
        let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
        ColorSwatch(color: color, shape: RoundedRectangle(cornerRadius: 3, style: .continuous))
          .padding(3)
          .frame(width: 44, height: 24)
          .background { shape.fill(Color.controlFill) }
      }
    }
    .overlay { if isPressed { Color.black.opacity(0.12).clipShape(RoundedRectangle(cornerRadius: isPhone ? 14 : 6)) } }
    .contentShape(Rectangle())
    .modifier(Fade(opacity: isEnabled ? 1 : 0.4))
    .modifier(ButtonBehavior(isPressed: $isPressed, cornerRadius: isPhone ? 14 : 6) { isOpen = true })
    .modifier(
      CardPopover(isOpen: $isOpen) { ColorPanel(selection: selection, supportsOpacity: supportsOpacity) })
  }
}

/// A colour; where it is transparent, before a board of squares.
struct ColorSwatch<S: InsettableShape>: View {
  let color: Color
  let shape: S

  var body: some View {
    shape.fill(Color.white)
      .overlay { Checkers().fill(Color(white: 0.78)).clipShape(shape) }
      .overlay { shape.fill(color) }
      .overlay { shape.strokeBorder(Color.primary.opacity(0.15), lineWidth: 0.5) }
      .allowsHitTesting(false)
  }
}

/// Every second of the squares of 4 points.
struct Checkers: Shape, BuiltIn {
  typealias Body = _ShapeView<Self, ForegroundStyle>

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      let side: CGFloat = 4
      // The size is that of a well or a track; larger ones have larger squares.
      let step = max(side, max(rect.width, rect.height) / 100)
      var row = 0
      while CGFloat(row) * step < rect.height {
        var column = row % 2
        while CGFloat(column) * step < rect.width {
          let square = CGRect(
            x: rect.minX + CGFloat(column) * step, y: rect.minY + CGFloat(row) * step, width: step, height: step)
          path.addRect(square.intersection(rect))
          column += 2
        }
        row += 1
      }
    }
  }
}

extension Gradient {
  /// All hues, the first again at the end.
  static let hues = Gradient(colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) })
}
