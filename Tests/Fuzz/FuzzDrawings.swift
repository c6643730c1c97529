import Foundation
import Renderer
import SwiftUI
import TextLayout

@testable import SVGFormat

/// The input is an SVG file, which the view of dashboards draws into a picture of 64 × 64 pixels.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDrawings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let drawing = SVGDrawing(Data(UnsafeBufferPointer(start: start, count: count))) else { return 0 }
  MainActor.assumeIsolated { show(drawing) }
  return 0
}

@MainActor private let fonts = try! FontSystem()
@MainActor private let pixels = PixelBuffer(width: 64, height: 64)

@MainActor private func show(_ drawing: SVGDrawing) {
  let size = CGSize(width: pixels.width, height: pixels.height)
  let host = ViewHost(DrawingView(drawing: drawing), fonts: fonts, size: size)
  defer { host.close() }
  let list = host.update(at: 0)
  Renderer(threads: 1).render(list, size: size, scale: 1, background: .white, glyphs: fonts, into: pixels)
}
