import Foundation
import SwiftUI
import Testing
import UITestSupport

/// A view moves with its own transaction, also where its container moves it: SwiftUI animates each view's place with what
/// `animation` and `transaction` around that view say, whatever those around its container say.
@MainActor struct OwnTransactionTests {
  private final class Places {
    var left: [String: CGFloat] = [:]
    subscript(name: String) -> CGFloat { left[name] ?? .nan }
  }

  private struct Box: View {
    let name: String
    let places: Places
    var body: some View {
      Color.red.frame(width: 20, height: 20)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          places.left[name] = $0
        }
    }
  }

  /// A column of content that a click moves from the left to the right in a linear second, by 80 points.
  private struct Screen<Content: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let content: (Bool) -> Content
    @State private var isRight = false
    var body: some View {
      VStack(alignment: isRight ? .trailing : .leading, spacing: 0) {
        Color.blue.frame(width: 100, height: 20)
        content(isRight)
      }
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(animation) { isRight.toggle() } }
    }
  }

  private func clicked<Content: View>(_ screen: Screen<Content>) throws -> TestHost {
    let host = try TestHost(size: CGSize(width: 100, height: 100)) { screen }
    host.click(50, 50)
    host.advance(by: 0.25)
    return host
  }

  @Test func oneWithoutAnimationJumps() throws {
    let places = Places()
    let host = try clicked(
      Screen { isRight in
        Box(name: "moves", places: places)
        Box(name: "jumps", places: places).animation(nil, value: isRight)
        Box(name: "never animated", places: places).transaction { $0.animation = nil }
      })
    #expect(places["moves"] == 20)
    #expect(places["jumps"] == 80)
    #expect(places["never animated"] == 80)
    host.advance(by: 0.75)
    #expect(places["moves"] == 80)
  }

  @Test func oneGoesAtItsOwnPace() throws {
    let places = Places()
    let host = try clicked(
      Screen { isRight in
        Box(name: "slow", places: places).animation(.linear(duration: 2), value: isRight)
        Box(name: "padded", places: places).animation(.linear(duration: 2), value: isRight)
          .padding(.leading, 0).background(Color.green)
      })
    #expect(places["slow"] == 10)
    #expect(places["padded"] == 10)
    host.advance(by: 0.75)
    #expect(places["slow"] == 40)
    host.advance(by: 1)
    #expect(places["slow"] == 80)
  }

  @Test func oneGoesWhereNothingElseIsAnimated() throws {
    let places = Places()
    let host = try clicked(
      Screen(animation: nil) { isRight in
        Box(name: "jumps", places: places)
        Box(name: "moves", places: places).animation(.linear(duration: 1), value: isRight)
      })
    #expect(places["jumps"] == 80)
    #expect(places["moves"] == 20)
    host.advance(by: 1)
    #expect(places["moves"] == 80)
  }

  /// As on a group, whose views the container places, on a `ForEach` and on its rows.
  @Test func listsOfViewsHaveTheirs() throws {
    let places = Places()
    _ = try clicked(
      Screen { isRight in
        Group {
          Box(name: "grouped", places: places)
          Box(name: "grouped and padded", places: places).padding(.vertical, 1)
        }
        .animation(nil, value: isRight)
        ForEach(0..<1) { _ in Box(name: "row", places: places).animation(nil, value: isRight) }
        ForEach(0..<2) { row in
          if row == 0 { Box(name: "branch", places: places) }
        }
        .animation(nil, value: isRight)
      })
    #expect(places["grouped"] == 80)
    #expect(places["grouped and padded"] == 80)
    #expect(places["row"] == 80)
    #expect(places["branch"] == 80)
  }

  /// A padding outside of the animation moves the view as the view asks for.
  @Test func modifiersOutsideMoveItSo() throws {
    let places = Places()
    _ = try clicked(
      Screen { isRight in
        HStack(spacing: 0) {
          Box(name: "padded", places: places).animation(nil, value: isRight).padding(.leading, isRight ? 40 : 0)
          Spacer(minLength: 0)
        }
      })
    #expect(places["padded"] == 40)
  }
}
