import Foundation
import SwiftUI
import Testing

/// Views as PNG files, without a window.
@MainActor
struct ImageRendererTests {
  /// Width and height: the two numbers at the beginning of a PNG file's header.
  private func size(_ file: Data) -> [Int] {
    [16, 20].map { start in file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func aPictureHasTheSizeOfItsViewInPixels() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    #expect(size(try renderer.pngData()) == [30, 20])
    renderer.scale = 2
    #expect(size(try renderer.pngData()) == [60, 40])
  }

  @Test func aViewTakesWhatIsProposed() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 40)
    #expect(size(try renderer.pngData()) == [50, 40])
  }

  @Test func nothingIsDrawnBehindUnlessAsked() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
    // The colour type in the header: 6 has alpha, 2 has not.
    #expect(try renderer.pngData()[25] == 6)
    renderer.isOpaque = true
    #expect(try renderer.pngData()[25] == 2)
  }
}
