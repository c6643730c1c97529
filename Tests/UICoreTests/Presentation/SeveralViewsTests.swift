import SwiftUI
import Testing
import UITestSupport

/// What is presented may be several views: they stand in a column, as those of a window do.
@MainActor struct SeveralViewsTests {
  enum Kind: CaseIterable { case sheet, cover, popover }

  private struct Presenting: View {
    let kind: Kind
    @State private var isShown = true
    var body: some View {
      Color.clear
        .sheet(isPresented: shows(.sheet)) { views }
        .fullScreenCover(isPresented: shows(.cover)) { views }
        .popover(isPresented: shows(.popover)) { views }
    }
    private func shows(_ kind: Kind) -> Binding<Bool> { kind == self.kind ? $isShown : .constant(false) }
    @ViewBuilder private var views: some View {
      Text("first")
      Text("second")
    }
  }

  @Test(arguments: Kind.allCases, [false, true]) func theyStandBelowEachOther(kind: Kind, isPhone: Bool) throws {
    let host = try TestHost(size: CGSize(width: 390, height: 600), profile: isPhone ? .phone : .desktop) {
      Presenting(kind: kind)
    }
    host.advance(by: 3)
    let (first, second) = (host.staticTexts["first"]?.frame, host.staticTexts["second"]?.frame)
    let (above, below) = (try #require(first), try #require(second))
    #expect(above.maxY <= below.minY && above.midX == below.midX)
  }
}
