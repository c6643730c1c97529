import Foundation
import SwiftUI
import Testing
import UITestSupport

/// How large, how wide and how close together text is.
@MainActor struct TextScaleTests {
  private func frames(@ViewBuilder _ content: () -> some View) throws -> [CGRect] {
    let host = try TestHost(size: CGSize(width: 400, height: 300)) { VStack { content() } }
    return host.staticTexts.map(\.frame)
  }

  /// Four fifths of 20 points.
  @Test func secondaryTextIsSmaller() throws {
    let frames = try frames {
      Text("kilometres").font(.system(size: 16))
      Text("kilometres").font(.system(size: 20)).textScale(.secondary)
      Text("kilometres").textScale(.secondary).font(.system(size: 20))
      Text("kilometres").font(.system(size: 16)).textScale(.secondary, isEnabled: false)
      Text("kilometres").font(.system(size: 16)).textScale(.default)
      VStack { Text("kilometres") }.font(.system(size: 20)).textScale(.secondary)
    }
    #expect(frames.count == 6 && frames.allSatisfy { $0.size == frames[0].size })
  }

  /// A run is smaller beside others.
  @Test func aRunIsSmaller() throws {
    let frames = try frames {
      Text("12").font(.system(size: 20))
      Text("\(Text("12"))\(Text("km").textScale(.secondary))").font(.system(size: 20))
      Text("km").font(.system(size: 16))
    }
    #expect(abs(frames[1].width - frames[0].width - frames[2].width) <= 1)
  }

  /// DejaVu Sans Condensed is nine tenths as wide as DejaVu Sans.
  @Test func condensedFacesAreAskedFor() throws {
    let name = "DejaVu Sans Condensed"
    guard UIFont(name: name, size: 20)?.familyName.contains("DejaVu") == true else {
      withKnownIssue("needs fonts-dejavu-extra") { Issue.record("\(name) is not installed") }
      return
    }
    let frames = try frames {
      Text("Handgloves").font(.custom("DejaVu Sans", size: 40))
      Text("Handgloves").font(.custom("DejaVu Sans", size: 40)).fontWidth(.condensed)
      Text("Handgloves").font(.custom("DejaVu Sans", size: 40).width(.condensed))
      VStack { Text("Handgloves").font(.custom("DejaVu Sans", size: 40)) }.fontWidth(.condensed)
      VStack { Text("Handgloves").font(.custom("DejaVu Sans", size: 40)).fontWidth(.standard) }.fontWidth(.condensed)
    }
    #expect(abs(frames[1].width - 0.9 * frames[0].width) < 2)
    #expect(frames[2].size == frames[1].size && frames[3].size == frames[1].size && frames[4].size == frames[0].size)
  }

  /// Twelve characters of 20 points come closer by up to a point each; exact figures are in `TighteningTests`.
  @Test func tighteningIsForViewsInside() throws {
    struct Line: View {
      let width: CGFloat
      @Environment(\.allowsTightening) private var isAllowed
      var body: some View {
        Text("Hamburgefons").font(.system(size: 20)).lineLimit(1).frame(width: width)
          .accessibilityIdentifier(isAllowed ? "yes" : "no")
      }
    }
    let natural = try frames { Text("Hamburgefons").font(.system(size: 20)).lineLimit(1) }[0].width
    func drawn(_ width: CGFloat, _ tightens: Bool) throws -> String {
      let host = try TestHost(size: CGSize(width: 400, height: 60)) { Line(width: width).allowsTightening(tightens) }
      #expect(host.staticTexts[tightens ? "yes" : "no"] != nil)
      return host.frameDump()
    }
    #expect(try drawn(natural, true) == drawn(natural, false))
    #expect(try drawn(natural - 8, true) != drawn(natural - 8, false))
    #expect(try drawn(natural - 20, true) == drawn(natural - 20, false))
  }
}
