import DisplayList
import SwiftUI
import UITestSupport

/// A view's pixels, over white.
@MainActor
struct TestPicture {
  let bitmap: Bitmap

  /// - Parameters:
  ///   - width, height: of the window, in points; the view stands in its top left corner.
  init<Root: View>(_ width: CGFloat, _ height: CGFloat, scale: CGFloat, @ViewBuilder _ root: () -> Root) throws {
    let view = root()
    let host = try TestHost(size: CGSize(width: width, height: height), scale: scale) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    bitmap = host.snapshot()
  }

  /// `0xAARRGGBB`.
  subscript(x: Int, y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }

  /// Around all pixels of a colour, in pixels; null where there is none.
  func bounds(of color: UInt32) -> CGRect {
    var bounds = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where self[x, y] == color {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds
  }
}
