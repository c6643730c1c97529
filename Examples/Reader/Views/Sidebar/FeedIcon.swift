import SwiftUI

/// A feed's first letter on its colour.
struct FeedIcon: View {
  let name: String

  var body: some View {
    Text(name.first { $0.isLetter }.map(String.init) ?? "•")
      .font(.system(size: 11, weight: .bold, design: .rounded))
      .foregroundStyle(.white)
      .frame(width: 17, height: 17)
      .background(NameColor.color(of: name), in: RoundedRectangle(cornerRadius: 4))
      .accessibilityHidden(true)
  }
}

/// A colour for a name, always the same one, on which white can be read.
enum NameColor {
  static func color(of name: String) -> Color {
    let sum = name.utf8.reduce(UInt64(7)) { ($0 &* 31 &+ UInt64($1)) & 0xFFFF_FFFF }
    let hue = Double(sum % 24) / 24
    // Yellow and green are lighter than their brightness says.
    let brightness = hue > 0.1 && hue < 0.55 ? 0.55 : 0.72
    return Color(hue: hue, saturation: 0.6, brightness: brightness)
  }
}
