import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// What a row shows at its trailing edge besides its content.
@MainActor struct BadgeTests {
  private struct Screen: View {
    let count: Int
    var body: some View { List { Box(1, 50, 20).badge(count) } }
  }

  /// The columns behind the box in which something dark is, in points.
  private func dark(_ host: TestHost) -> [CGFloat] {
    let bitmap = host.snapshot()
    return (70..<bitmap.width).filter { x in
      (4..<24).contains { bitmap.pixels[$0 * bitmap.width + x] & 0xFF < 0xE0 }
    }.map { CGFloat($0) }
  }

  @Test func aNumberStandsAtTheEndAndZeroDoesNot() throws {
    let remote = Remote<Int>()
    let host = try TestHost(size: CGSize(width: 200, height: 60)) { Owner(remote, 0) { Screen(count: $0) } }
    #expect(dark(host).isEmpty)
    remote.value = 7
    host.update()
    // Rows keep 16 from the edges.
    let last = try #require(dark(host).last)
    #expect(last > 170 && last <= 184, "\(last)")
    remote.value = 0
    host.update()
    #expect(dark(host).isEmpty)
  }

  @Test func outsideOfAListItShowsNothing() throws {
    let window = BoxWindow(200, 60) { HStack(spacing: 0) { Box(1, 50, 20).badge("new") } }
    #expect(window[1] == CGRect(x: 75, y: 20, width: 50, height: 20))
  }

  private struct Tags: View {
    let isInList: Bool
    let read: ([Int?]) -> Void

    var body: some View {
      if isInList { List { rows } } else { VStack { rows } }
    }

    private var rows: some View {
      Group(
        subviews: Group {
          Box(1, 50, 20).tag(4).badge(2)
          Box(2, 50, 20).tag(5).badge(nil as Text?)
        }
      ) { subviews in
        let _ = read(subviews.map { $0.containerValues.tag(for: Int.self) })
        ForEach(subviews) { $0 }
      }
    }
  }

  @Test(arguments: [true, false]) func aBadgeHidesNothingOfItsView(_ isInList: Bool) throws {
    var tags: [Int?] = []
    let host = try TestHost(size: CGSize(width: 200, height: 100)) { Tags(isInList: isInList) { tags = $0 } }
    #expect(tags == [4, 5])
    _ = host
  }

  @Test func aBadgedRowIsSelectedByItsTag() throws {
    struct Rows: View {
      @Binding var selection: Int?
      var body: some View {
        List(selection: $selection) {
          Box(1, 50, 20).tag(4).badge(2)
          Box(2, 50, 20).tag(5).badge(3)
        }
      }
    }
    let remote = Remote<Int?>()
    let host = try TestHost(size: CGSize(width: 200, height: 100)) {
      Owner(remote, nil) { _ in Rows(selection: remote.binding!) }
    }
    host.click(40, 14)
    #expect(remote.value == 4)
  }
}
