import SwiftUI

struct Page: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("One")
      count += 1  // error: type '()' cannot conform to 'View'
      Text("Two")
    }
  }
}
