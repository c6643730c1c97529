import SwiftUI
import UITestSupport

/// Writes the state of a ``Driven`` view from outside.
@MainActor final class Lever<Value> {
  fileprivate var binding: Binding<Value>?

  var value: Value {
    get { binding!.wrappedValue }
    set { binding!.wrappedValue = newValue }
  }
}

/// Content made from one state, which the test moves with a ``Lever``.
struct Driven<Value, Content: View>: View {
  @State private var value: Value
  private let lever: Lever<Value>
  private let content: (Value) -> Content

  init(_ lever: Lever<Value>, _ initial: Value, @ViewBuilder content: @escaping (Value) -> Content) {
    _value = State(initialValue: initial)
    self.lever = lever
    self.content = content
  }

  var body: some View {
    let _ = lever.binding = $value
    content(value)
  }
}

extension TestHost {
  /// Writes under an animation, which starts at the present time.
  func animate(_ animation: Animation?, _ write: () -> Void) {
    withAnimation(animation, write)
    update()
  }

  /// The leftmost, topmost pixel drawn in an opaque colour; nil where nothing is.
  func corner(_ color: UInt32 = 0xffff_0000) -> [Int]? {
    let bitmap = snapshot()
    return bitmap.pixels.firstIndex(of: color).map { [$0 % bitmap.width, $0 / bitmap.width] }
  }

  /// The pixel at a point of a window of one pixel a point.
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let bitmap = snapshot()
    return bitmap.pixels[y * bitmap.width + x]
  }
}

/// Pure red, whatever the appearance.
let pureRed = Color(red: 1, green: 0, blue: 0)
let pureBlue = Color(red: 0, green: 0, blue: 1)
