import Foundation
import UICore

extension Image {
  /// UIKit's picture; a view of size zero where it has no pixels.
  public init(uiImage: UIImage) {
    let mode: TemplateRenderingMode? =
      switch uiImage.renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    self = (uiImage.image ?? Image(bitmap: .empty)).renderingMode(mode)
  }

  /// AppKit's picture; a view of size zero where it has no pixels.
  public init(nsImage: NSImage) {
    self = (nsImage.image ?? Image(bitmap: .empty)).renderingMode(nsImage.isTemplate ? .template : nil)
  }

  /// Core Graphics' picture, turned.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - label: what assistive programs call it.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    let bitmap = cgImage.bitmap.upright(from: orientation.exif)
    self.init(bitmap: bitmap, scale: scale > 0 ? scale : 1, label: label)
  }

  /// Core Graphics' picture, turned, of which assistive programs are told nothing.
  ///
  /// - Parameter scale: pixels a point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let bitmap = cgImage.bitmap.upright(from: orientation.exif)
    self.init(bitmap: bitmap, scale: scale > 0 ? scale : 1, label: nil)
  }

  /// How the pixels of a picture stand to what it shows.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// In the order of SwiftUI.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    /// The number in EXIF.
    var exif: Int {
      switch self {
      case .up: 1
      case .upMirrored: 2
      case .down: 3
      case .downMirrored: 4
      case .leftMirrored: 5
      case .right: 6
      case .rightMirrored: 7
      case .left: 8
      }
    }
  }
}
