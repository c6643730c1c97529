import SwiftUI
import Testing
import UITestSupport

private struct Owner: View {
  let seen: (Namespace.ID) -> Void
  @Namespace private var namespace
  @State private var count = 0

  var body: some View {
    let _ = seen(namespace)
    let _ = count
    Color.red.onTapGesture { count += 1 }
  }
}

extension StateSpecification {
  /// The id stays the same from run to run and differs between views.
  @Test func namespaceIsOneForItsIdentity() throws {
    var left: [Namespace.ID] = []
    var right: [Namespace.ID] = []
    let host = try TestHost {
      HStack(spacing: 0) {
        Owner { left.append($0) }
        Owner { right.append($0) }
      }
    }
    host.click(50, 50)
    #expect(left.count == 2)
    #expect(left[0] == left[1])
    #expect(left[0] != right[0])
  }
}
