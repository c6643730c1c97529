import SwiftUI

/// A square whose state tells it from others: it writes down its name and, by its state, the how manieth view it is.
///
/// `a1` and later `b1`: the same view got another name. `a1` and later `a2`: another view took its place.
struct Resident: View {
  let name: String
  let census: Census
  @State private var birth = Birth()

  init(_ name: String, _ census: Census) {
    self.name = name
    self.census = census
  }

  var body: some View {
    let _ = census.see(name, birth)
    Color.red.frame(width: 10, height: 10)
  }
}

/// A state that is counted when a body first sees it.
@MainActor final class Birth {
  fileprivate var number: Int?
  fileprivate var lastName: String?
  nonisolated init() {}
}

/// Numbers states in the order in which bodies first see them.
@MainActor final class Census {
  let journal = Journal()
  private var count = 0

  /// Writes down what is new about a view.
  func see(_ name: String, _ birth: Birth) {
    if birth.number == nil { count += 1 }
    let number = birth.number ?? count
    birth.number = number
    if birth.lastName != name { journal("\(name)\(number)") }
    birth.lastName = name
  }

  func take() -> [String] { journal.take() }
}
