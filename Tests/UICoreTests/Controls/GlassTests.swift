import Foundation
import SwiftUI
import Testing
import UITestSupport

/// Panes of glass: what is behind shines through, and they take no room.
@MainActor
struct GlassTests {
  private func colors(_ glass: Glass) throws -> Set<UInt32> {
    let host = try TestHost(size: CGSize(width: 80, height: 60)) {
      ZStack {
        HStack(spacing: 0) {
          Color.red
          Color.blue
        }
        Color.clear.frame(width: 60, height: 30).glassEffect(glass, in: .rect)
      }
    }
    let bitmap = host.snapshot()
    // A row through the middle of the pane, without its rim.
    return Set((12..<68).map { bitmap.pixels[30 * bitmap.width + $0] })
  }

  @Test func whatIsBehindIsBlurred() throws {
    // Two colours become many where red runs into blue; without glass they are two.
    #expect(try colors(.identity).count == 2)
    #expect(try colors(.regular).count > 10)
    #expect(try colors(.clear) != colors(.regular))
  }

  @Test func aPaneTakesNoRoom() throws {
    func size(_ glass: Glass) throws -> CGRect {
      let host = try TestHost(size: CGSize(width: 200, height: 80)) {
        Text("Now playing").padding(8).glassEffect(glass)
      }
      return host.staticTexts[0].frame
    }
    #expect(try size(.regular) == size(.identity))
  }

  @Test func buttonsOfGlassArePressed() throws {
    @MainActor final class Count { var presses = 0 }
    let count = Count()
    let host = try TestHost(size: CGSize(width: 300, height: 80)) {
      GlassEffectContainer {
        HStack {
          Button("Play") { count.presses += 1 }.buttonStyle(.glass)
          Button("Stop") { count.presses += 10 }.buttonStyle(.glassProminent)
        }
      }
    }
    host.buttons["Play"]?.click()
    host.buttons["Stop"]?.click()
    #expect(count.presses == 11)
  }
}
