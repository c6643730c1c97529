import Foundation
import Geometry
import SwiftUI
import Testing
import UITestSupport

@testable import UIControls
@testable import UICore

/// Texts that controls draw on grounds of their own have a contrast of at least 4.5:1, by WCAG 2.2 (1.4.3).
@MainActor struct TextContrastTests {
  /// The relative luminance of an sRGB colour.
  private func luminance(_ color: RGBA) -> Double {
    func linear(_ part: Float) -> Double {
      let part = Double(part)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ a: RGBA, _ b: RGBA) -> Double {
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }

  /// A colour as it is seen on an opaque one.
  private func over(_ top: RGBA, _ ground: RGBA) -> RGBA {
    func part(_ a: Float, _ b: Float) -> Float { a * top.alpha + b * (1 - top.alpha) }
    return RGBA(
      red: part(top.red, ground.red), green: part(top.green, ground.green), blue: part(top.blue, ground.blue), alpha: 1)
  }

  @Test func theFormulaIsThatOfTheGuidelines() {
    #expect(abs(contrast(.black, .white) - 21) < 1e-9)
    // The example of WebAIM's checker: #767676 on white.
    #expect(abs(contrast(RGBA(hex: 0x767676), .white) - 4.54) < 0.01)
  }

  @Test(arguments: [PlatformProfile.desktop, .mac, .phone, .phone26], [ColorScheme.light, .dark])
  func theColoursHaveIt(_ profile: PlatformProfile, _ scheme: ColorScheme) {
    var values = EnvironmentValues()
    values.adopt(profile, size: CGSize(width: 100, height: 100))
    values.colorScheme = scheme
    let appearance = values.colorAppearance
    func shown(_ color: Color, on ground: RGBA? = nil) -> RGBA {
      let color = color.resolve(appearance, accent: nil)
      return ground.map { over(color, $0) } ?? color
    }
    let window = shown(.windowBackground)
    let plain = [window, shown(.raised), shown(.groupedGround), shown(.groupedCard)]
    for ground in plain {
      for back in [ground, shown(.controlFill, on: ground), shown(.card, on: ground), shown(.alternateRow, on: ground)]
      {
        #expect(contrast(shown(.quietText, on: back), back) >= 4.5)
      }
      #expect(contrast(shown(.destructiveText), ground) >= 4.5)
      let fill = shown(.controlFill, on: ground)
      #expect(contrast(shown(.destructiveTextOnFill), fill) >= 4.5)
    }
    // Apple's own colours are as they were.
    #expect(Color.secondary != Color.quietText && Color.red != Color.destructiveText)
  }

  /// The contrast of a text's strokes with what is around them, where it is drawn so large that strokes are full.
  private func contrast(of text: String, _ host: TestHost) throws -> Double {
    let frame = try #require(host.allElements.first { $0.label == text }, "\(text) in \(host.elementDump)").frame
    let bitmap = host.snapshot()
    let scale = 4
    var counts: [UInt32: Int] = [:]
    for y in Int(frame.minY) * scale..<Int(frame.maxY) * scale {
      for x in Int(frame.minX) * scale..<Int(frame.maxX) * scale {
        counts[bitmap.pixels[y * bitmap.width + x], default: 0] += 1
      }
    }
    func color(_ pixel: UInt32) -> RGBA { RGBA(hex: pixel & 0xffffff) }
    let ground = color(try #require(counts.max { $0.value < $1.value }).key)
    return counts.keys.map { contrast(color($0), ground) }.max() ?? 1
  }

  private struct Texts: View {
    @State private var text = ""
    @State private var isShown = true
    var body: some View {
      VStack(alignment: .leading) {
        LabeledContent("Name", value: "quiet value")
        Button("Delete it", role: .destructive) {}
        Button("Erase it", role: .destructive) {}.buttonStyle(.bordered)
        Button("Drop it", role: .destructive) {}.buttonStyle(.borderless)
        List {
          Section {
            Text("Row").badge("badge")
          } header: {
            Text("The header")
          } footer: {
            Text("The footer")
          }
        }
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("described"))
      }
      .padding()
    }
  }

  @Test(arguments: [PlatformProfile.desktop, .phone], [ColorScheme.light, .dark])
  func controlsUseThem(_ profile: PlatformProfile, _ scheme: ColorScheme) throws {
    let host = try TestHost(
      size: CGSize(width: 300, height: 600), scale: 4, profile: profile, environment: { $0.colorScheme = scheme }
    ) { Texts() }
    for text in ["quiet value", "Delete it", "Erase it", "Drop it", "The header", "The footer", "badge", "described"] {
      let contrast = try contrast(of: text, host)
      #expect(contrast >= 4.5, "\(text) has \(contrast)")
    }
  }

  @Test(arguments: [PlatformProfile.desktop, .phone], [ColorScheme.light, .dark])
  func alertsUseThem(_ profile: PlatformProfile, _ scheme: ColorScheme) throws {
    let host = try TestHost(
      size: CGSize(width: 300, height: 400), scale: 4, profile: profile, environment: { $0.colorScheme = scheme }
    ) {
      Color.clear.confirmationDialog("What to do", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Remove all", role: .destructive) {}
      } message: {
        Text("It is gone then.")
      }
    }
    host.advance(by: 1)
    for text in ["Remove all", "What to do", "It is gone then."] {
      let contrast = try contrast(of: text, host)
      #expect(contrast >= 4.5, "\(text) has \(contrast)")
    }
  }
}
