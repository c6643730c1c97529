import SwiftUI

struct InputPage: View {
  var body: some View {
    Page(title: "Text Input") {
      Fields()
      Values()
      Lines()
    }
  }
}
