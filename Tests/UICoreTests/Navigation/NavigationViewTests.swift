import SwiftUI
import Testing
import UICore
import UITestSupport

@MainActor @Suite struct NavigationViewTests {
  /// What the container shows of the views.
  private func shown<V: View>(_ profile: PlatformProfile, @ViewBuilder _ content: @escaping () -> V) throws -> [UInt32]
  {
    try TestHost(size: CGSize(width: 900, height: 600), profile: profile) { NavigationView(content: content) }
      .snapshot().pixels
  }

  /// An iPhone shows the first of the views, and nothing of the others.
  @Test(arguments: [PlatformProfile.phone, .phone26])
  func aPhoneShowsTheFirstView(profile: PlatformProfile) throws {
    let one = try shown(profile) { Color.red }
    #expect(
      try shown(profile) {
        Color.red; Color.blue
      } == one)
    #expect(
      try shown(profile) {
        Color.red; Color.blue; Color.green
      } == one)
    #expect(try shown(profile) { ForEach(0..<2) { $0 == 0 ? Color.red : Color.blue } } == one)
  }

  /// Where there is room, each view has a column, as in a split view.
  @Test(arguments: [PlatformProfile.desktop, .mac])
  func aDesktopShowsAColumnForEach(profile: PlatformProfile) throws {
    let two = try TestHost(size: CGSize(width: 900, height: 600), profile: profile) {
      NavigationSplitView {
        Color.red
      } detail: {
        Color.blue
      }
    }
    #expect(
      try shown(profile) {
        Color.red; Color.blue
      } == two.snapshot().pixels)
    let three = try TestHost(size: CGSize(width: 900, height: 600), profile: profile) {
      NavigationSplitView {
        Color.red
      } content: {
        Color.green
      } detail: {
        Color.blue
      }
    }
    #expect(
      try shown(profile) {
        Color.red; Color.green; Color.blue
      } == three.snapshot().pixels)
  }
}
