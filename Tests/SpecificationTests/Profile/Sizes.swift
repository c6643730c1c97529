import SwiftUI
import UICore
import UITestSupport

/// The sizes of named views, as they were laid out last.
@MainActor final class Sizes {
  var values: [String: CGSize] = [:]
  subscript(name: String) -> CGSize { values[name] ?? .zero }
}

extension View {
  /// Notes the view's size under a name.
  func sized(_ name: String, _ sizes: Sizes) -> some View {
    background {
      GeometryReader { proxy in
        let _ = sizes.values[name] = proxy.size
        Color.clear
      }
    }
  }
}

/// Long enough for a width to tell sizes and weights apart.
let sampleText = "Hamburgefonstiv 0123456789"

/// The size of a text in a window of its own.
@MainActor func textSize(
  _ font: Font, _ profile: PlatformProfile = .phone, _ size: DynamicTypeSize = .large,
  environment: (inout EnvironmentValues) -> Void = { _ in }
) throws -> CGSize {
  let sizes = Sizes()
  let content = Text(sampleText).font(font).fixedSize().sized("text", sizes).dynamicTypeSize(size)
  _ = try TestHost(profile: profile, environment: environment) { content }
  return sizes["text"]
}
