import SwiftUI
import Testing
import UITestSupport

extension ProfileSpecification {
  /// Apple's Human Interface Guidelines, "Layout", device size classes: iPhones upright, on their side, and an iPad.
  @Test(arguments: [
    (CGSize(width: 375, height: 667), "compact regular"),  // iPhone SE
    (CGSize(width: 667, height: 375), "compact compact"),
    (CGSize(width: 393, height: 852), "compact regular"),  // iPhone 16
    (CGSize(width: 852, height: 393), "compact compact"),
    (CGSize(width: 402, height: 874), "compact regular"),  // iPhone 16 Pro
    (CGSize(width: 874, height: 402), "compact compact"),
    (CGSize(width: 414, height: 896), "compact regular"),  // iPhone 11
    (CGSize(width: 896, height: 414), "regular compact"),
    (CGSize(width: 440, height: 956), "compact regular"),  // iPhone 16 Pro Max
    (CGSize(width: 956, height: 440), "regular compact"),
    (CGSize(width: 744, height: 1133), "regular regular"),  // iPad mini
    (CGSize(width: 1133, height: 744), "regular regular"),
  ])
  func sizeClassesFollowThePhone(size: CGSize, expected: String) throws {
    let journal = Journal()
    _ = try TestHost(size: size, profile: .phone) { Classes(journal: journal) }
    #expect(journal.take() == [expected])
  }

  /// A phone that is turned tells its views once; a size that changes no class tells nobody.
  @Test func turningAPhoneChangesItsSizeClasses() throws {
    let journal = Journal()
    let host = try TestHost(size: CGSize(width: 393, height: 852), profile: .phone) { Classes(journal: journal) }
    host.resize(to: CGSize(width: 852, height: 393))
    host.resize(to: CGSize(width: 840, height: 393))
    host.resize(to: CGSize(width: 393, height: 852))
    #expect(journal.take() == ["compact regular", "compact compact", "compact regular"])
  }

  /// What a test sets counts.
  @Test func aTestMaySetSizeClasses() throws {
    let journal = Journal()
    _ = try TestHost(
      size: CGSize(width: 393, height: 852), profile: .phone, environment: { $0.horizontalSizeClass = .regular }
    ) { Classes(journal: journal) }
    #expect(journal.take() == ["regular regular"])
  }
}

private struct Classes: View {
  let journal: Journal
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  var body: some View {
    let _ = journal("\(horizontal!) \(vertical!)")
    Color.red
  }
}
