import SwiftUI

/// How often a dog was patted: the only view that a pat runs.
struct PatLabel: View {
  let dog: Dog

  var body: some View {
    if dog.pats > 0 {
      Text("\(dog.pats)")
        .font(.caption.bold())
        .monospacedDigit()
        .padding(.horizontal, 7)
        .padding(.vertical, 2)
        .background(.quaternary, in: Capsule())
    }
  }
}
