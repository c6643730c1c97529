import SwiftUI

/// Lines, alignment and what happens to text that is too long.
struct Paragraphs: View {
  private let text = """
    The common swift lands only to breed. It eats, drinks, bathes and sleeps on the wing, and may stay in the air for \
    ten months without a pause.
    """

  var body: some View {
    Exhibit("Paragraphs") {
      Flow(alignment: .top, spacing: 24) {
        Text(text)
          .frame(idealWidth: 230, alignment: .leading)
        Text(text)
          .multilineTextAlignment(.center)
          .lineSpacing(4)
          .frame(idealWidth: 230)
        VStack(alignment: .leading, spacing: 8) {
          Text(text).lineLimit(1).truncationMode(.tail)
          Text(text).lineLimit(1).truncationMode(.middle)
          Text(text).lineLimit(1).truncationMode(.head)
          Text(text).lineLimit(2)
        }
        .frame(idealWidth: 230, alignment: .leading)
      }
    }
  }
}
