import DisplayList
import SwiftUI
import Testing
import UICore
import UITestSupport

/// What is behind a page goes on under its bars; what is in it, and scrolls there, does not.
@MainActor struct PageGroundTests {
  private func color(_ host: TestHost, _ x: Int, _ y: Int) -> UInt32 {
    let picture = host.snapshot()
    return picture.pixels[y * picture.width + x]
  }

  private func host(_ profile: PlatformProfile, @ViewBuilder page: @escaping () -> some View) throws -> TestHost {
    try TestHost(size: CGSize(width: 300, height: 300), profile: profile) {
      NavigationStack {
        page().navigationTitle("Title").toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") {} } }
      }
    }
  }

  @Test(arguments: [PlatformProfile.phone, .desktop]) func aBackgroundReachesUnderBars(profile: PlatformProfile) throws
  {
    let grounds = try [
      host(profile) { Text("Page").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red) },
      host(profile) {
        ZStack {
          Color.red.ignoresSafeArea()
          Text("Page")
        }
      },
    ]
    for ground in grounds {
      #expect(color(ground, 290, 20) == color(ground, 290, 120))
      #expect(color(ground, 290, 290) == color(ground, 290, 120))
    }
    // A frame of the page's size is between the bars.
    let page = try host(profile) { Color.red.frame(maxHeight: .infinity) }
    #expect(color(page, 290, 20) != color(page, 290, 120))
  }

  @Test(arguments: [true, false]) func thePhonesGroundOfFormsAndListsIsUnderTheBars(isForm: Bool) throws {
    let host = try host(.phone) {
      if isForm {
        Form { Text("Row") }.formStyle(.grouped)
      } else {
        List { Text("Row") }.listStyle(.insetGrouped)
      }
    }
    #expect(color(host, 3, 20) == color(host, 3, 200))
    #expect(color(host, 3, 290) == color(host, 3, 200))
  }

  @Test func whatScrollsIsCutOffAtTheBars() throws {
    let host = try host(.desktop) {
      ScrollView { Color.red.frame(height: 900) }.background(Color.green)
    }
    let green = color(host, 200, 20)
    host.scroll(150, 150, dy: 200)
    #expect(color(host, 200, 20) == green)
    #expect(color(host, 200, 290) == green)
    #expect(color(host, 200, 150) != green)
  }

  @Test func aReaderOfThePageKnowsItsBars() throws {
    let host = try host(.desktop) {
      GeometryReader { Text("\($0.safeAreaInsets.top > 30 && $0.safeAreaInsets.bottom > 30)") }
    }
    #expect(host.staticTexts["true"] != nil)
  }
}
