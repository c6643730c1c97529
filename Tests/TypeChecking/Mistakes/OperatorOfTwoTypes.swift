import SwiftUI

struct Page: View {
  @State private var width: Double = 10
  let count: Int

  var body: some View {
    VStack {
      Text("Wide")
        .frame(width: width * count)  // error: cannot convert value of type 'Int' to expected argument type 'Double'
      Slider(value: $width, in: 0...100)
    }
  }
}
