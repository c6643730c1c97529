import SwiftUI

/// The diamonds on their ground.
struct Card: View {
  let page: CardPage

  var body: some View {
    content
      .frame(width: DiamondPattern.size.width, height: DiamondPattern.size.height)
      .padding(16)
      .background { CardGround() }
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .shape: ShapeDiamonds()
    case .canvas: CanvasDiamonds()
    case .image: ImageDiamonds()
    }
  }
}
