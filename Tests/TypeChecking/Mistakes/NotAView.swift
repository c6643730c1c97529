import SwiftUI

struct Row { let name: String }

struct Page: View {
  var body: some View {
    VStack {
      Text("One")
      Row(name: "a")  // error: 'Row' conform to 'View'
    }
  }
}
