import DashboardTestSupport
import Testing

@testable import DashboardFormat

struct DashboardColorTests {
  private static let texts: [(String, DashboardColor?)] = [
    ("#fff", .rgba(1, 1, 1, 1)), (" #FF0000 ", .rgba(1, 0, 0, 1)), ("#00000080", .rgba(0, 0, 0, 128.0 / 255)),
    ("rgb(255, 0, 51)", .rgba(1, 0, 0.2, 1)), ("rgba(0,0,0,0.5)", .rgba(0, 0, 0, 0.5)),
    ("rgba(999,-1,0,7)", .rgba(1, 0, 0, 1)), ("dark-red", .named("dark-red")), ("", nil), ("#12", nil),
    ("#gggggg", nil),
    ("#+12345", nil), ("rgb(1,2)", nil), ("rgba(1,2,3,nan)", nil), ("rgbx(1,2,3)", nil), ("9lives", nil), ("a b", nil),
  ]

  @Test(arguments: Self.texts)
  func textsAreColours(text: String, color: DashboardColor?) {
    #expect(DashboardColor(text) == color)
    // What is written reads back.
    if let color { #expect(DashboardColor(color.text) == color) }
  }

  @Test func namesHaveShades() {
    #expect(DashboardColor.named("dark-red").components(isDark: false) == ColorComponents(0xC4162A))
    #expect(DashboardColor.named("light_red").components(isDark: false) == ColorComponents(0xFF7383))
    #expect(DashboardColor.named("super-light-blue").components(isDark: false) == ColorComponents(0xC0D8FF))
    #expect(DashboardColor.named("no-such").components(isDark: false) == nil)
    #expect(DashboardColor.named("vivid_blue").backgroundComponents(isDark: false) == ColorComponents(0x5794F2))
    #expect(DashboardColor.named("white").backgroundComponents(isDark: true) != ColorComponents(0xFFFFFF))
  }

  @Test(.enabled(if: SharedData.isThere, "needs ../shared or APUS_SHARED"), arguments: ["datadog", "grafana"])
  func everyColourOfRealFilesIsKnown(folder: String) throws {
    var unknown: Set<String> = []
    func check(_ color: DashboardColor?) {
      if let color, color.components(isDark: false) == nil || color.backgroundComponents(isDark: true) == nil,
        color.backgroundComponents(isDark: false) == nil
      {
        unknown.insert(color.text)
      }
    }
    for file in try SharedData.files(folder) {
      for widget in try DashboardReader().read(file.data).dashboard.widgets.flatMap(\.all) {
        switch widget.definition {
        case .text(let text):
          check(text.background)
          check(text.color)
        case .group(let group): check(group.background)
        case .queryValue(let value):
          for format in value.formats {
            check(format.foreground)
            check(format.background)
          }
        default: break
        }
      }
    }
    #expect(unknown.isEmpty)
  }
}
