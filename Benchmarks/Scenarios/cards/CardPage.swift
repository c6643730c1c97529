import SwiftUI

/// Counts runs of bodies.
final class BodyCounter {
  var count = 0
}

/// How a page's cards are drawn; the same pages as in `Examples/Cards`.
enum CardPage: String, CaseIterable {
  case shape, canvas, image
}

/// Fifty cards under one another, as a list of them is written for Apple's systems.
struct CardList: View {
  let page: CardPage
  /// Whether cards are made as they come into sight; otherwise all are made at once.
  let isLazy: Bool
  /// What the image page shows. Not optional: a row that may be no view at all would have to be made to be counted.
  let picture: Image
  let bodies: BodyCounter

  var body: some View {
    let _ = bodies.count += 1
    ScrollView {
      if isLazy { LazyVStack(spacing: 16) { cards } } else { VStack(spacing: 16) { cards } }
    }
  }

  private var cards: some View {
    ForEach(0..<50, id: \.self) { _ in Card(page: page, picture: picture, bodies: bodies) }
  }
}

/// 147 diamonds on a rounded ground: 324 × 324 points.
struct Card: View {
  let page: CardPage
  let picture: Image
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
    case .canvas: CanvasDiamonds(bodies: bodies)
    case .image: picture
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

/// One view that draws all 147.
struct CanvasDiamonds: View {
  let bodies: BodyCounter

  var body: some View {
    let _ = bodies.count += 1
    Canvas { context, _ in
      for row in 0..<DiamondPattern.rows {
        for column in 0..<DiamondPattern.columns {
          context.fill(
            Diamond().path(in: DiamondPattern.frame(row: row, column: column)),
            with: .color(DiamondPattern.color(row: row, column: column)))
        }
      }
    }
  }
}
