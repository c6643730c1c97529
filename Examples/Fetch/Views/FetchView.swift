import SwiftUI

/// Dogs on the left, the chosen one on the right.
public struct FetchView: View {
  private let kennel: Kennel

  public init(kennel: Kennel) {
    self.kennel = kennel
  }

  public var body: some View {
    HStack(spacing: 0) {
      DogBrowser()
        .frame(width: 300)
      Divider()
      DogDetail()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .environment(kennel)
    .task { await kennel.load() }
  }
}
