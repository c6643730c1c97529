import SwiftUI

struct Texts: View {
  let name: String
  let count: Int
  let price: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("One").font(.title).bold()
      Text(name).foregroundStyle(.secondary)
      Text("\(count) items").padding(.horizontal, 8)
      Text("Sum: \(price * Double(count), specifier: "%.2f")").monospacedDigit()
      Text("Five").lineLimit(2).multilineTextAlignment(.center)
      Text("Six").frame(maxWidth: .infinity, alignment: .leading)
      Text("Seven").padding().background(.blue.opacity(0.2), in: .rect(cornerRadius: 8))
      Text("Eight").onTapGesture { print(name) }
      Text("Nine").opacity(count > 3 ? 1 : 0.5)
      Text("Ten").offset(x: CGFloat(count) * 2, y: 0)
    }
    .padding()
  }
}
