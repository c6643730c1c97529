import Foundation
import Geometry
import Testing
import UIControls
import UITestSupport

@testable import UICore

/// Heights of sheets that the program computes.
@MainActor struct CustomDetentTests {
  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }
  private struct Backwards: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.layoutDirection == .rightToLeft ? 20 : nil }
  }

  @Test func theSheetRestsAtIt() {
    let stage = TouchStage(profile: .phone) {
      Box(1, 200, 280).sheet(isPresented: .constant(true)) {
        // A height that there is not now is left out.
        Box(2).presentationDetents([.custom(Third.self), .custom(Backwards.self)])
      }
    }
    stage.pass(2)
    #expect(stage[2] == CGRect(x: 0, y: 190, width: 200, height: 90))
    #expect(PresentationDetent.custom(Third.self) == .custom(Third.self))
    #expect(PresentationDetent.custom(Third.self) != .custom(Backwards.self))
  }
}
