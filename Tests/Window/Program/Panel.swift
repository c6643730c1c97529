import Foundation
import SwiftUI

/// One window of many, of one colour: `--panels N` shows N of them, and with `--moving` a green square goes to and fro in
/// the first.
struct Panel: View {
  static let count = argument("--panels").flatMap { Int($0) } ?? 0
  /// The blue of all panels' colours, which tells two programs apart.
  private static let blue = argument("--blue").flatMap { Double($0) } ?? 0

  let number: Int
  @State private var isFar = false
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color(red: 200 / 255, green: Double(number) / 255, blue: Self.blue / 255)
      Color(red: 0, green: 1, blue: 0)
        .frame(width: 20, height: 20)
        .offset(x: isFar ? 180 : 0)
    }
    .onAppear {
      guard number == 0 else { return }
      for number in 1..<max(1, Self.count) { openWindow(id: "panel", value: number) }
      guard CommandLine.arguments.contains("--moving") else { return }
      withAnimation(.linear(duration: 1).repeatForever()) { isFar = true }
    }
  }

  private static func argument(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }
}
