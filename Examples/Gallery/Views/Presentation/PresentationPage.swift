import SwiftUI

struct PresentationPage: View {
  var body: some View {
    Page(title: "Menus & Sheets") {
      Menus()
      Sheets()
      SheetKinds()
      Alerts()
      Popovers()
      Tabs()
    }
  }
}
