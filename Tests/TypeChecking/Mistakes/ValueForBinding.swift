import SwiftUI

struct Page: View {
  @State private var isOn = false
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("On", isOn: isOn)  // error: cannot convert value 'isOn' of type 'Bool' to expected type 'Binding<Bool>'
      Button("Clear") { name = "" }
    }
  }
}
