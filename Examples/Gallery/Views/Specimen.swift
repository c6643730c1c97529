import SwiftUI

/// One view of a series, over its name.
struct Specimen<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 8) {
      content
        .frame(width: 88, height: 72)
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(minWidth: 88)
  }
}
