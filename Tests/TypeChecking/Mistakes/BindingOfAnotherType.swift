import SwiftUI

struct Page: View {
  @State private var age = 3

  var body: some View {
    Form {
      Text("Age")
      TextField("Age", text: $age)  // error: cannot convert value of type 'Binding<Int>'
    }
  }
}
