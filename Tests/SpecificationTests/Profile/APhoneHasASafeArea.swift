import SwiftUI
import Testing
import UITestSupport

extension ProfileSpecification {
  /// Views stand in what the status bar (59 points on an iPhone 16) and the home indicator (34) leave: 852 − 59 − 34 =
  /// 759; a view that ignores the safe area has all 852.
  @Test func aPhoneHasASafeArea() throws {
    let sizes = Sizes()
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let host = try TestHost(size: CGSize(width: 393, height: 852), profile: .phone, safeAreaInsets: insets) {
      Color.red.sized("safe", sizes).background { Color.blue.ignoresSafeArea() }
        .background { Color.green.sized("whole", sizes).ignoresSafeArea() }
    }
    #expect(sizes["safe"] == CGSize(width: 393, height: 759))
    #expect(sizes["whole"] == CGSize(width: 393, height: 852))
    // On its side: the island and the indicator cover 59 on both sides and 21 below.
    let turned = EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
    host.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: turned)
    #expect(sizes["safe"] == CGSize(width: 734, height: 372))
    #expect(sizes["whole"] == CGSize(width: 852, height: 393))
  }

  /// Apple's reference scene `modifier-container-relative-frame-vertical` (iOS 18.5): a third of a window 300 high under a
  /// safe area of 59 is 80.33 high, (300 − 59) / 3, to a third of a point.
  @Test func framesRelativeToTheWindowLeaveTheSafeArea() throws {
    let sizes = Sizes()
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 0)
    _ = try TestHost(size: CGSize(width: 200, height: 300), scale: 3, profile: .phone, safeAreaInsets: insets) {
      Color.red.containerRelativeFrame(.vertical) { height, _ in height / 3 }.sized("third", sizes)
    }
    #expect(abs(sizes["third"].height - 241.0 / 3) <= 1.0 / 3)
  }
}
