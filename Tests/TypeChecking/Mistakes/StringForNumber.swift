import SwiftUI

struct Page: View {
  var body: some View {
    VStack {
      Text("One")
        .frame(width: "20", height: 20)  // error: cannot convert value of type 'String'
      Text("Two")
    }
  }
}
