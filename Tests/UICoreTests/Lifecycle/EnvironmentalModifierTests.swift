import SwiftUI
import Testing
import UITestSupport

@testable import UICore

private struct WidthKey: EnvironmentKey { static var defaultValue: CGFloat { 10 } }
extension EnvironmentValues {
  fileprivate var testWidth: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

private struct Wide: EnvironmentalModifier {
  struct Resolved: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width, height: 10) }
  }
  func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(width: environment.testWidth) }
}

/// Modifiers that are made of the environment.
@MainActor struct EnvironmentalModifierTests {
  @Test func itIsResolvedInItsEnvironmentAndAgain() throws {
    let remote = Remote<CGFloat>()
    let host = try TestHost {
      Owner(remote, 30) { width in
        VStack(spacing: 0) {
          pureRed.modifier(Wide())
          pureBlue.modifier(Wide()).environment(\.testWidth, width)
        }
      }
    }
    #expect(host.area() == 100 && host.area(0xff00_00ff) == 300)
    remote.value = 50
    host.update()
    #expect(host.area() == 100 && host.area(0xff00_00ff) == 500)
  }

  @Test func itReachesEachViewOfAGroup() throws {
    let host = try TestHost {
      VStack(spacing: 0) {
        Group {
          pureRed
          pureRed
        }.modifier(Wide())
      }
    }
    #expect(host.area() == 200)
  }

  @Test func theMaterialBehindIsKnown() throws {
    struct Reader: View {
      @Environment(\.backgroundMaterial) private var material
      var body: some View { Text(material == nil ? "none" : "some") }
    }
    let host = try TestHost(size: CGSize(width: 300, height: 100)) {
      HStack {
        Reader().accessibilityIdentifier("bare")
        Reader().background(.red).accessibilityIdentifier("red")
        VStack { Reader() }.background(.regularMaterial).accessibilityIdentifier("material")
        Reader().background(.thinMaterial, in: Capsule()).accessibilityIdentifier("shape")
      }
    }
    #expect(
      ["bare", "red", "material", "shape"].map { host.staticTexts[$0]?.label } == ["none", "none", "some", "some"])
  }
}
