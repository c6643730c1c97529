import SwiftUI
import Testing
import UITestSupport

private struct Theme {
  var name = "plain"
  var size = 1
}
private enum ThemeKey: EnvironmentKey { static var defaultValue: Theme { Theme() } }
extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension EnvironmentSpecification {
  @Test func aPartOfAValueIsAKeyOfItsOwn() throws {
    let (journal, size) = (Journal(), Outside(1))
    let host = try TestHost {
      Following(size) { size in
        VStack {
          KeyReader(\.theme.name, journal, "name")
          KeyReader(\.theme.size, journal, "size")
        }
        .environment(\.theme.size, size)
      }
    }
    #expect(journal.take() == ["name plain", "size 1"])
    size.value = 2
    host.update()
    #expect(journal.take() == ["size 2"])
  }
}
