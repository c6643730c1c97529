import SwiftUI

/// Does everything at once and for ever, for `Scripts/soak` to see that nothing grows.
@main
struct SoakApp: App {
  var body: some Scene {
    WindowGroup("Soak", id: "main") { SoakView() }.defaultSize(width: 900, height: 640)
    WindowGroup("Visitor", id: "visitor") { VisitorView() }.defaultSize(width: 320, height: 200)
  }
}
