import SwiftUI

/// The smallest program that shows text and reacts to a click: `./bench idle` watches it from outside.
@main struct Hello: App {
  var body: some Scene {
    WindowGroup("Hello") { HelloPage() }
  }
}

struct HelloPage: View {
  @State private var isOn = false

  var body: some View {
    ZStack {
      Button {
        isOn.toggle()
      } label: {
        (isOn ? Color.orange : Color.blue)
          .frame(width: 200, height: 100)
      }
      .buttonStyle(.plain)
      VStack {
        Text("Hello, world!")
        Spacer()
      }
      .padding()
    }
    .frame(width: 400, height: 300)
  }
}
