import SwiftUI

/// A greeting in other scripts.
struct Scripts: View {
  private static let greetings = [
    ["Καλημέρα", "Привет", "Xin chào", "שלום", "مرحبا", "👋🏽 🎉 🐕‍🦺"],
    ["नमस्ते", "สวัสดี", "こんにちは", "안녕하세요", "你好"],
  ]

  var body: some View {
    Exhibit("Scripts") {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Self.greetings, id: \.self) { line in
          Flow(spacing: 24) {
            ForEach(line, id: \.self) { Text($0) }
          }
        }
      }
      .font(.title3)
    }
  }
}
