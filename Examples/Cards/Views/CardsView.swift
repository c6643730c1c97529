import SwiftUI

/// Three pages that look the same and cost differently.
public struct CardsView: View {
  @State private var page: CardPage

  public init(page: CardPage = .shape) {
    _page = State(initialValue: page)
  }

  public var body: some View {
    VStack(spacing: 0) {
      PageTabs(page: $page)
        .padding(12)
      Divider()
      CardList(page: page)
    }
  }
}
