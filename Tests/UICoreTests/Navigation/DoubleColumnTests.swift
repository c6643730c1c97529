import Foundation
import SwiftUI
import Testing
import UITestSupport

/// The older name for a navigation view whose views are columns.
@MainActor struct DoubleColumnTests {
  private func host(_ style: some NavigationViewStyle) throws -> TestHost {
    try TestHost(size: CGSize(width: 900, height: 500)) {
      NavigationView {
        Color.red.marked("list")
        Color.blue.marked("detail")
      }
      .navigationViewStyle(style)
    }
  }

  @Test func theViewsStandBesideEachOther() throws {
    let host = try host(DoubleColumnNavigationViewStyle())
    let (list, detail) = (host.frame(of: "list"), host.frame(of: "detail"))
    #expect(list.minX == 0 && list.width > 0 && list.maxX <= detail.minX && detail.maxX == 900)
    #expect(host.snapshot().pixels == (try self.host(.columns)).snapshot().pixels)
  }

  @Test func aStackHasTheFirstAlone() throws {
    let host = try host(StackNavigationViewStyle())
    #expect(host.frame(of: "list").width == 900 && host.frame(of: "detail").isNull)
  }
}
