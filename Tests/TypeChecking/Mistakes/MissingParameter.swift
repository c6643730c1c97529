import SwiftUI

struct Page: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
        .sheet(isPresented: isShown) {  // error: cannot convert value 'isShown' of type 'Bool'
          Text("Sheet")
        }
    }
  }
}
