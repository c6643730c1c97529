import SwiftUI

/// The text styles, from large to small.
struct TextStyles: View {
  private static let styles: [(String, Font)] = [
    ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
    ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
    ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
  ]

  var body: some View {
    Exhibit("Styles") {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(Self.styles, id: \.0) { name, font in
          Text(name).font(font)
        }
      }
    }
  }
}
