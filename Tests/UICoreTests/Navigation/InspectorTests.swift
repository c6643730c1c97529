import Foundation
import SwiftUI
import Testing
import UICore
import UITestSupport

/// A column with details at the trailing edge of a window of 800 by 300 points.
@MainActor struct InspectorTests {
  @Observable final class Model { var isShown = true }

  private struct Program: View {
    let model: Model
    var width: (CGFloat, CGFloat, CGFloat)?
    var body: some View {
      Text("main").frame(maxWidth: .infinity)
        .inspector(isPresented: Bindable(model).isShown) {
          if let width {
            Text("details").inspectorColumnWidth(min: width.0, ideal: width.1, max: width.2)
          } else {
            Text("details")
          }
        }
    }
  }

  private func host(
    _ model: Model, _ width: (CGFloat, CGFloat, CGFloat)? = nil, profile: PlatformProfile = .desktop,
    direction: LayoutDirection = .leftToRight
  ) throws -> TestHost {
    try TestHost(size: CGSize(width: 800, height: 300), profile: profile) {
      Program(model: model, width: width).environment(\.layoutDirection, direction)
    }
  }

  /// 260 points beside a line of one.
  @Test func theColumnTakesItsWidthFromTheContent() throws {
    let model = Model()
    let host = try host(model)
    #expect(host.staticTexts["details"]?.frame.midX == CGFloat(800 - 130))
    #expect(host.staticTexts["main"]?.frame.midX == CGFloat(800 - 260 - 1) / 2)
    model.isShown = false
    host.advance(by: 1)
    #expect(host.staticTexts["details"] == nil)
    #expect(host.staticTexts["main"]?.frame.midX == 400)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func itsEdgeIsDraggedWithinItsLimits(direction: LayoutDirection) throws {
    let host = try host(Model(), (200, 300, 400), direction: direction)
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    func middle(_ width: CGFloat) -> CGFloat { direction == .leftToRight ? 800 - width / 2 : width / 2 }
    func edge(_ width: CGFloat) -> CGPoint { CGPoint(x: middle(2 * width), y: 150) }
    #expect(host.staticTexts["details"]?.frame.midX == middle(300))
    host.drag(from: edge(300), to: CGPoint(x: edge(300).x - 50 * sign, y: 150))
    #expect(host.staticTexts["details"]?.frame.midX == middle(350))
    host.drag(from: edge(350), to: CGPoint(x: edge(350).x - 500 * sign, y: 150))
    #expect(host.staticTexts["details"]?.frame.midX == middle(400))
    host.drag(from: edge(400), to: CGPoint(x: edge(400).x + 300 * sign, y: 150))
    #expect(host.staticTexts["details"]?.frame.midX == middle(200))
  }

  @Test func aPhoneHasASheet() throws {
    let model = Model()
    let host = try host(model, profile: .phone)
    host.advance(by: 1)
    #expect(host.staticTexts["details"] != nil)
    #expect(host.staticTexts["main"] == nil)
    host.send(.keyDown(.escape, modifiers: [], isRepeat: false))
    host.advance(by: 1)
    #expect(!model.isShown)
  }

  @Test func scenesKeepTheirDistance() throws {
    for (profile, margin) in [(PlatformProfile.desktop, CGFloat(20)), (.phone, 16)] {
      let host = try TestHost(size: CGSize(width: 200, height: 100), profile: profile) {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).scenePadding(.horizontal)
      }
      #expect(host.staticTexts["a"]?.frame.minX == margin)
    }
  }
}
