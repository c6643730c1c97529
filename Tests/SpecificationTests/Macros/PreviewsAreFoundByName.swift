import SwiftUI
import Testing
import UICore
import UITestSupport

#Preview("Square", traits: .sizeThatFitsLayout) {
  Color.red.frame(width: 40, height: 40)
}

#Preview("Wide", traits: .fixedLayout(width: 300, height: 20)) {
  Color.red
}

#Preview {
  let side: CGFloat = 10
  Color.red.frame(width: side, height: side)
  Color.blue.frame(width: side, height: side)
}

struct Tile_Previews: PreviewProvider {
  static var previews: some View { Color.red.frame(width: 30, height: 30) }
}

extension MacroSpecification {
  @Test func previewsAreFoundByName() throws {
    #expect(try TestHost.previewNames() == ["PreviewsAreFoundByName.swift:14", "Square", "Tile_Previews", "Wide"])
  }

  /// 40 points in the middle of 200×100: (200 − 40) / 2 and (100 − 40) / 2.
  @Test func previewThatFits() throws {
    let host = try TestHost(preview: "Square")
    #expect(host.frameDump().contains("(80.0, 30.0) 40.0×40.0"), "\(host.frameDump())")
  }

  @Test func previewOfAFixedSize() throws {
    let host = try TestHost(preview: "Wide")
    #expect(host.window.size == CGSize(width: 300, height: 20))
  }

  @Test func previewProvider() throws {
    let host = try TestHost(preview: "Tile_Previews")
    #expect(host.frameDump().contains("(85.0, 35.0) 30.0×30.0"), "\(host.frameDump())")
  }

  @Test func previewThatIsNotThere() {
    let error = #expect(throws: PreviewError.self) { try TestHost(preview: "Circle") }
    #expect(
      error?.description
        == "There is no preview “Circle”; there are “PreviewsAreFoundByName.swift:14”, “Square”, “Tile_Previews”, “Wide”."
    )
  }
}
