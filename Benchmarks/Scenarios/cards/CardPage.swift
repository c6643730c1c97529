import SwiftUI

/// Counts runs of bodies.
final class BodyCounter {
  var count = 0
}

/// How a page's cards are drawn; the same pages as in `Examples/Cards`.
enum CardPage: String, CaseIterable {
  case shape
}

/// Fifty cards under one another, as a list of them is written for Apple's systems.
struct CardList: View {
  let page: CardPage
  let bodies: BodyCounter

  var body: some View {
    let _ = bodies.count += 1
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(0..<50, id: \.self) { _ in Card(page: page, bodies: bodies) }
      }
    }
  }
}

/// 147 diamonds on a rounded ground: 324 × 324 points.
struct Card: View {
  let page: CardPage
  let bodies: BodyCounter

  var body: some View {
    let _ = bodies.count += 1
    content
      .frame(width: DiamondPattern.size.width, height: DiamondPattern.size.height)
      .padding(16)
      .background(RoundedRectangle(cornerRadius: 16).fill(Color(red: 0.95, green: 0.95, blue: 0.97)))
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .shape: ShapeDiamonds(bodies: bodies)
    }
  }
}

/// One view a diamond, in stacks.
struct ShapeDiamonds: View {
  let bodies: BodyCounter

  var body: some View {
    let _ = bodies.count += 1
    VStack(spacing: DiamondPattern.spacing) {
      ForEach(0..<DiamondPattern.rows, id: \.self) { row in
        HStack(spacing: DiamondPattern.spacing) {
          ForEach(0..<DiamondPattern.columns, id: \.self) { column in
            Diamond()
              .fill(DiamondPattern.color(row: row, column: column))
              .frame(width: DiamondPattern.diamond.width, height: DiamondPattern.diamond.height)
          }
        }
      }
    }
  }
}
