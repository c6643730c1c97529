import Foundation
import SwiftUI
import UITestSupport

extension View {
  /// Makes the view one element by whose name a test finds its frame.
  func marked(_ name: String) -> some View { accessibilityElement().accessibilityLabel(Text(verbatim: name)) }
}

extension TestHost {
  /// The frame of a marked view in points of the window; null where it does not show.
  func frame(of name: String) -> CGRect { allElements[name]?.frame ?? .null }
}
