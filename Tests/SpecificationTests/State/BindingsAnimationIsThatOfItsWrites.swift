import SwiftUI
import Testing
import UITestSupport

private struct Bar: View {
  let isAnimated: Bool
  let seen: @MainActor (Animation?) -> Void
  @State private var width: CGFloat = 10

  var body: some View {
    let binding = isAnimated ? $width.animation(.linear(duration: 1)) : $width
    Color.red
      .frame(width: width, height: 10)
      .transaction { transaction in
        let animation = transaction.animation
        MainActor.assumeIsolated { seen(animation) }
      }
      .frame(width: 200, height: 100)
      .contentShape(Rectangle())
      .onTapGesture { binding.wrappedValue += 10 }
  }
}

extension StateSpecification {
  /// Writes through `$value.animation(_:)` are animated, others are not.
  @Test func bindingsAnimationIsThatOfItsWrites() throws {
    for isAnimated in [true, false] {
      var seen: [Animation] = []
      let host = try TestHost { Bar(isAnimated: isAnimated) { if let animation = $0 { seen.append(animation) } } }
      host.click(100, 50)
      #expect(Set(seen.map { "\($0)" }).count == (isAnimated ? 1 : 0))
      if isAnimated { #expect(seen.first == .linear(duration: 1)) }
    }
  }
}
