import SwiftUI

struct ControlsPage: View {
  var body: some View {
    Page(title: "Controls") {
      Buttons()
      Toggles()
      Ranges()
      Pickers()
      Forms()
      Boxes()
      Disclosures()
      Disabled()
    }
  }
}
