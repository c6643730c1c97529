import SwiftUI

struct Row: View {
  let name: String
  let count: Int
  var body: some View { Text("\(name) \(count)") }
}

struct Page: View {
  var body: some View {
    VStack {
      Row(name: "a", count: 1)
      Row(name: "b")  // error: missing argument for parameter 'count' in call
      Row(name: "c", count: 3)
    }
  }
}
