import SwiftUI
import Testing
import UITestSupport

extension ProfileSpecification {
  /// A program that names no profile has the desktop's, whatever the size of its window.
  @Test func aNarrowDesktopWindowIsNoPhone() throws {
    let journal = Journal()
    _ = try TestHost(size: CGSize(width: 393, height: 852)) {
      KeyReader(\.platformProfile, journal)
      KeyReader(\.horizontalSizeClass, journal)
    }
    #expect(journal.take() == ["desktop", "Optional(UICore.UserInterfaceSizeClass.regular)"])
  }
}
