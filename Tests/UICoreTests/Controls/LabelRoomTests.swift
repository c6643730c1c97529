import Foundation
import Geometry
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// The room for icons in labels.
@MainActor struct LabelRoomTests {
  private func label(_ number: Int) -> some View {
    Label {
      Box(number, 30, 10)
    } icon: {
      Box(number + 10, CGFloat(number * 10), 10)
    }
  }

  @Test func titlesBeginAtOnePlace() {
    let window = BoxWindow(200, 100) {
      VStack(alignment: .leading) {
        label(1)
        label(3)
      }
      .labelReservedIconWidth(30).labelIconToTitleSpacing(7)
    }
    #expect(window[1].minX == window[3].minX && window[3].minX == window[13].maxX + 7)
    #expect(window[11].midX == window[13].midX && window[11].width == 10)
  }

  @Test func aFieldMayHaveSquareCorners() throws {
    func corner(_ style: some TextFieldStyle) throws -> UInt32 {
      let host = try TestHost(size: CGSize(width: 200, height: 60)) {
        TextField("", text: .constant("text")).textFieldStyle(style)
      }
      let frame = try #require(host.textFields.first).frame
      let bitmap = host.snapshot()
      return bitmap.pixels[Int(frame.minY) * bitmap.width + Int(frame.minX)]
    }
    #expect(try corner(.squareBorder) != corner(.roundedBorder))
  }
}
