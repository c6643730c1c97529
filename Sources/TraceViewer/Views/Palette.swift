import SwiftUI
import TraceAnalysis

/// Which colour of the palette a span gets.
enum LaneColor: Equatable, Sendable {
  case body, representable, other, cause, write, frame, frameOdd, warning, critical, processor, processorOther, plain
  case pass(PassKind)
}

/// The colours of the window, light or dark. The lanes have the colours of the HTML report.
struct Palette: Equatable {
  let isDark: Bool

  init(_ scheme: ColorScheme) { isDark = scheme == .dark }

  private func color(_ light: UInt32, _ dark: UInt32) -> Color {
    let value = isDark ? dark : light
    let part = { (shift: UInt32) in Double(value >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  var page: Color { color(0xFFFFFF, 0x16181C) }
  /// The background of bars and of the lanes' names.
  var panel: Color { color(0xF5F6F8, 0x1D2025) }
  /// The background of buttons and of floating views.
  var raised: Color { color(0xFFFFFF, 0x262A31) }
  var text: Color { color(0x1C1E22, 0xE6E8EC) }
  var dim: Color { color(0x69707D, 0x8F97A5) }
  var line: Color { color(0xE3E5EA, 0x2E323A) }
  var accent: Color { color(0x2A62E4, 0x79A3FF) }
  /// The background of a chosen row.
  var chosen: Color { color(0xDFE8FD, 0x26375F) }
  /// Drawn over everything outside of the selection.
  var shade: Color { isDark ? color(0, 0x0C0D10).opacity(0.62) : color(0xF0F1F5, 0).opacity(0.72) }
  /// Text in spans.
  var label: Color { color(0x14161A, 0xF4F5F7) }

  func color(of lane: LaneColor) -> Color {
    switch lane {
    case .body: color(0x7C9FF2, 0x4A6CC4)
    case .representable: color(0x6CC0B0, 0x35877A)
    case .other: color(0xB3B9C6, 0x596170)
    case .cause: color(0xA98BE8, 0x7D61BF)
    case .write: color(0xD1589C, 0xD1589C)
    case .frame: color(0xBCCADF, 0x3D4A60)
    case .frameOdd: color(0xD3DCEA, 0x303A4C)
    case .warning: color(0xF08C1A, 0xE8871E)
    case .critical: color(0xE0322F, 0xE5484D)
    case .processor: color(0x58A86B, 0x3F8753)
    case .processorOther: color(0xA9B4A4, 0x4F5B4D)
    case .plain: color(0xC9CED8, 0x434956)
    case .pass(let pass): color(of: pass)
    }
  }

  private func color(of pass: PassKind) -> Color {
    switch pass {
    case .events: color(0xD9A8DD, 0x7E4C86)
    case .transaction: color(0xA3B7F5, 0x44589F)
    case .update: color(0x7C9FF2, 0x4A6CC4)
    case .layout: color(0x86CBD9, 0x2F7687)
    case .displayList: color(0x9ED3A8, 0x3C7A4A)
    case .raster: color(0xE2C67C, 0x86702E)
    case .present: color(0xE0AC94, 0x8A5540)
    }
  }
}

extension Font {
  static let viewer = Font.system(size: 12)
  static let viewerSmall = Font.system(size: 11)
}
