import Combine
import DisplayList
import Foundation
import Geometry
import PlatformHeadless
import SVGFormat
import TextLayout
import UICore
import UIKitNames

/// Draws a view into a picture, PNG or SVG, without a window.
///
///     let renderer = ImageRenderer(content: Badge(count: 3))
///     renderer.scale = 2
///     try renderer.pngData().write(to: file)
///
/// The view is made anew for each picture; it shows what its first frame shows. Where Apple's gives only pixels, this one
/// gives a PNG file too.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What is drawn.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the view, in points; the picture has the size that the view takes.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// Pixels a point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the picture has a background, the window's, instead of being transparent where nothing is drawn.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// Sends before the content or another property changes.
  nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()
  private var fonts: FontSystem?

  /// Draws nothing until a picture is asked for.
  public init(content: Content) { self.content = content }

  /// The picture as a PNG file.
  ///
  /// - Throws: `FontError` where the system has no fonts, `PNGEncodingError`, and an error that says so where there is no
  ///   memory for the pixels.
  public func pngData() throws -> Data { try PNGEncoder.encode(frame().draw()) }

  /// The picture as an SVG file, which has no pixels: it is sharp at any size.
  ///
  /// Text is written as outlines, so that the file looks the same where its fonts are missing; bitmaps are embedded as PNG.
  /// What SVG cannot express is told at `SVGDocument`. `scale` only chooses what lines snap to.
  ///
  /// - Parameters:
  ///   - title: what the picture is called.
  ///   - summary: what it shows, in words, for readers of screens.
  /// - Throws: `FontError` where the system has no fonts, `PNGEncodingError`.
  public func svgData(title: String? = nil, summary: String? = nil) throws -> Data {
    let frame = try frame()
    var document = SVGDocument(frame.list, size: frame.size, glyphs: frame.glyphs) { try PNGEncoder.encode($0) }
    document.background = frame.background
    document.title = title
    document.summary = summary
    return try document.data()
  }

  /// The picture for UIKit's names; nil where it cannot be drawn.
  public var uiImage: UIImage? { (try? frame().draw()).map { UIImage(bitmap: $0, scale: scale) } }
  /// The picture for AppKit's names; nil where it cannot be drawn.
  public var nsImage: NSImage? { (try? frame().draw()).map { NSImage(bitmap: $0, scale: scale) } }
  /// The picture for Core Graphics' names; nil where it cannot be drawn.
  public var cgImage: CGImage? { (try? frame().draw()).map { CGImage($0) } }

  private func frame() throws -> PresentedFrame {
    let fonts = try self.fonts ?? FontSystem()
    self.fonts = fonts
    var values = EnvironmentValues()
    values.displayScale = scale
    let host = ViewHost(content, fonts: fonts, size: .zero, environment: values)
    defer { host.close() }
    let size = host.sizeThatFits(proposedSize)
    host.size = size
    let list = host.update(at: 0)
    let background = isOpaque ? host.background : RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    return PresentedFrame(list: list, size: size, scale: scale, background: background, glyphs: fonts)
  }
}
