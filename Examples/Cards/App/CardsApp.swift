import CardsViews
import LaunchArguments
import SwiftUI

/// Fifty cards of 147 diamonds, drawn as shapes, as a canvas or as an image (--page shape|canvas|image).
@main
struct CardsApp: App {
  var body: some Scene {
    WindowGroup("Cards") {
      CardsView(page: LaunchArguments.value(of: "--page").flatMap(CardPage.init) ?? .shape)
    }
    .defaultSize(width: 400, height: 860)
  }
}
