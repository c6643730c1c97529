import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Which parts of the safe area a view reaches into.
@MainActor struct SafeAreaRegionTests {
  private struct Ground: View {
    let regions: SafeAreaRegions
    var edges: Edge.Set = .all
    var body: some View { Color.red.marked("ground").ignoresSafeArea(regions, edges: edges) }
  }

  /// A window of 200×100 points whose top 20 and bottom 10 are covered by what the system shows; no keyboard is.
  private func frame(_ regions: SafeAreaRegions, edges: Edge.Set = .all) throws -> CGRect {
    try TestHost(safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      Ground(regions: regions, edges: edges)
    }.frame(of: "ground")
  }

  @Test func onlyTheRegionThatIsNamedIsReachedInto() throws {
    #expect(try frame([]) == CGRect(x: 0, y: 20, width: 200, height: 70))
    #expect(try frame(.keyboard) == CGRect(x: 0, y: 20, width: 200, height: 70))
    #expect(try frame(.container) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(try frame(.all) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(try frame([.container, .keyboard], edges: .bottom) == CGRect(x: 0, y: 20, width: 200, height: 80))
  }

  @Test func allHoldsTheOthers() {
    #expect(SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
    #expect(SafeAreaRegions.container.isDisjoint(with: .keyboard))
  }
}
