import SwiftUI

/// Pictures of the small set, drawn rather than shipped.
@MainActor
enum SamplePictures {
  static func all() -> [(name: String, data: Data)] {
    [
      ("dusk", dusk.frame(width: 960, height: 640)), ("sea", sea.frame(width: 640, height: 640)),
      ("sand", sand.frame(width: 640, height: 960)),
    ].compactMap { name, view in
      ImageRenderer(content: view).uiImage?.pngData().map { (name, $0) }
    }
  }

  private static var dusk: AnyView {
    AnyView(
      ZStack {
        LinearGradient(
          colors: [
            Color(red: 0.16, green: 0.14, blue: 0.35), Color(red: 0.85, green: 0.42, blue: 0.38),
            Color(red: 1, green: 0.78, blue: 0.45),
          ],
          startPoint: .top, endPoint: .bottom)
        Circle().fill(Color(red: 1, green: 0.9, blue: 0.7)).frame(width: 140, height: 140).offset(y: 90)
        Rectangle().fill(Color(red: 0.1, green: 0.12, blue: 0.25)).frame(height: 180).frame(
          maxHeight: .infinity, alignment: .bottom)
      })
  }

  private static var sea: AnyView {
    AnyView(
      ZStack {
        Color(red: 0.55, green: 0.8, blue: 0.92)
        VStack(spacing: 0) {
          Spacer()
          ForEach(0..<5, id: \.self) { line in
            Color(red: 0.1 + Double(line) * 0.05, green: 0.45 + Double(line) * 0.04, blue: 0.65).frame(height: 64)
          }
        }
      })
  }

  private static var sand: AnyView {
    AnyView(
      ZStack {
        LinearGradient(
          colors: [Color(red: 0.96, green: 0.88, blue: 0.72), Color(red: 0.8, green: 0.62, blue: 0.4)],
          startPoint: .topLeading, endPoint: .bottomTrailing)
        Circle().stroke(Color.white.opacity(0.5), lineWidth: 24).frame(width: 360, height: 360)
      })
  }
}
